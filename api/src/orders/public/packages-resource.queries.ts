import {
  momentOrNull,
  orNull,
  slug,
  textList,
  textOrNull,
  whole,
} from '@summit/contract/forms/resource-rules';
import { oneOf, optionalText, requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { chargedIn, leastPaid } from '@summit/contract/money-and-time/currencies';
import { periodProblems } from '@summit/contract/money-and-time/periods';
import { categoryTypes } from '@summit/contract/registration/attendee-types';
import { messages } from '@summit/contract/words/messages';
import { refusedField } from '../../platform/resources/read-values.ts';
import type { Values } from '../../platform/resources/resource.ts';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { withWrittenFields } from '../../platform/resources/written-fields.ts';
import { type PackageRow, packages } from '../packages/packages.tables.ts';
import { leavesTooLittle } from '../packages/promo-codes.queries.ts';
import { promoCodes } from '../packages/promo-codes.tables.ts';
import { currencyCode, moneyField } from '../packages/written-money.ts';

/** What cards cannot be charged of a price. */
function priceProblem({ priceMinor: price, currency }: Values): Record<string, string> {
  if (typeof price !== 'number' || typeof currency !== 'string' || price === 0) return {};
  if (price < leastPaid(currency)) return { priceMinor: messages.leastPrice };
  return price % chargedIn(currency) > 0 ? { priceMinor: messages.chargedIn } : {};
}

const rows = tableResource({
  table: packages,
  key: 'id',
  fields: {
    id: slug(),
    type: requiredText(limits.name).matches(/^\w+$/, messages.slug),
    categoryType: oneOf(categoryTypes),
    categoryId: textOrNull(),
    name: requiredText(),
    description: optionalText(limits.longText),
    includes: textList(),
    kind: oneOf(['free', 'paid']),
    priceMinor: whole(0, 2_000_000_000).default(0),
    currency: currencyCode(),
    availableFrom: momentOrNull(),
    availableUntil: momentOrNull(),
    capacity: orNull(whole()),
    addsTo: textOrNull(),
    includesSeatOf: textOrNull(),
    extraTickets: whole(0, 100),
    position: whole(),
  },
  order: ['position'],
  fixed: ['type', 'categoryType', 'currency', 'addsTo', 'includesSeatOf'],
  check: (after) => ({
    ...periodProblems('sale', after),
    ...priceProblem(after),
    ...((after.kind === 'free') !== (after.priceMinor === 0) && { priceMinor: messages.priceOfKind }),
  }),
  derived: async (after, { tx }) => {
    const ticket = after as Pick<PackageRow, 'id' | 'addsTo' | 'priceMinor' | 'currency'>;
    const codes = await tx.select().from(promoCodes);
    const isTooLow = codes.some((code) =>
      leavesTooLittle(code, { ...ticket, addsTo: ticket.addsTo ?? null }),
    );
    if (isTooLow) throw refusedField('price', messages.leastPaid);
    const tickets = await tx.select().from(packages);
    const base = tickets.find(({ id }) => id === ticket.addsTo);
    // Both are fixed: what was added before this rule can still be taken off sale.
    const isNew = !tickets.some(({ id }) => id === ticket.id);
    if (isNew && base && base.currency !== ticket.currency) {
      throw refusedField('currency', messages.otherCurrency);
    }
    return {};
  },
  removable: true,
  drops: ['packages'],
});

/** Tickets. What orders and places were made by is fixed; a price holds for orders that begin later. */
export const packagesResource = withWrittenFields(rows, { priceMinor: moneyField('price') });
