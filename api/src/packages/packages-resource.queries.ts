import { categoryTypes } from '@summit/contract/attendee-types';
import * as limits from '@summit/contract/limits';
import { messages } from '@summit/contract/messages';
import { momentOrNull, orNull, slug, textList, textOrNull, whole } from '@summit/contract/resource-rules';
import { oneOf, optionalText, requiredText } from '@summit/contract/rules';
import { refusedField } from '../platform/resources/read-values.ts';
import { tableResource } from '../platform/resources/table-resource.ts';
import { endsLater } from '../platform/resources/together.ts';
import { type PackageRow, packages } from './packages.tables.ts';
import { leavesTooLittle } from './promo-codes.queries.ts';
import { promoCodes } from './promo-codes.tables.ts';

const period = endsLater('availableFrom', 'availableUntil');

/** The world's currencies: codes for testing, for metals and for funds begin with X, as those of the Caribbean do. */
const currencies = new Set(
  Intl.supportedValuesOf('currency').filter((code) => !code.startsWith('X') || /^XC[DG]$/.test(code)),
);

/** All amounts here are in hundredths: a currency without them, or with thousandths, would be charged wrongly. */
function hasHundredths(currency: string): boolean {
  if (!currencies.has(currency)) return false;
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits === 2;
}

function isBelowLeast(price: unknown): boolean {
  return typeof price === 'number' && price > 0 && price < limits.leastPaid;
}

/** Tickets. What orders and places were made by is fixed; a price holds for orders that begin later. */
export const packagesResource = tableResource({
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
    /** In pence. */
    priceMinor: whole(0, 100_000_00).default(0),
    currency: optionalText(3).test('currency', messages.currency, (value) => !value || hasHundredths(value)),
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
    ...period(after),
    ...(isBelowLeast(after.priceMinor) && { priceMinor: messages.leastPrice }),
    ...((after.kind === 'free') !== (after.priceMinor === 0) && { priceMinor: messages.priceOfKind }),
  }),
  derived: async (after, { tx }) => {
    const ticket = after as Pick<PackageRow, 'id' | 'addsTo' | 'priceMinor'>;
    const codes = await tx.select().from(promoCodes);
    const isTooLow = codes.some((code) =>
      leavesTooLittle(code, { ...ticket, addsTo: ticket.addsTo ?? null }),
    );
    if (isTooLow) throw refusedField('priceMinor', messages.leastPaid);
    return {};
  },
  removable: true,
  drops: ['packages'],
});
