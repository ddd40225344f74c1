import { eq } from 'drizzle-orm';
import { momentOrNull, optionalCode, orNull, textOrNull, whole } from '@summit/contract/forms/resource-rules';
import { oneOf } from '@summit/contract/forms/rules';
import { periodProblems } from '@summit/contract/money-and-time/periods';
import { messages } from '@summit/contract/words/messages';
import { normaliseCode } from '@summit/contract/words/normalise-text';
import { refusedField } from '../../platform/resources/read-values.ts';
import type { Values } from '../../platform/resources/resource.ts';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { withWrittenFields } from '../../platform/resources/written-fields.ts';
import { packages } from '../packages/packages.tables.ts';
import { leavesTooLittle } from '../packages/promo-codes.queries.ts';
import { type PromoCodeRow, promoCodes } from '../packages/promo-codes.tables.ts';
import type { SaleWindow } from '../packages/sale-window.ts';
import { currencyCode, discountField } from '../packages/written-money.ts';
import { readSaleWindow } from './packages.queries.ts';

/** The end of a code's time that leaves nothing of the sale of its package; undefined when they meet. */
function outside({ availableFrom, availableUntil }: Values, { from, until }: SaleWindow): string | undefined {
  const moment = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);
  const [begins, ends] = [moment(availableFrom), moment(availableUntil)];
  if (begins && begins >= until) return 'availableFrom';
  return ends && from && ends <= from ? 'availableUntil' : undefined;
}

const rows = tableResource({
  table: promoCodes,
  key: 'code',
  alsoBy: (typed) => eq(promoCodes.code, normaliseCode(typed)),
  fields: {
    code: optionalCode().required(messages.required),
    kind: oneOf(['percent', 'amount']),
    /** Per cent, or an amount. */
    discount: whole(1).required(messages.required),
    currency: currencyCode(),
    packageId: textOrNull(),
    availableFrom: momentOrNull(),
    availableUntil: momentOrNull(),
    uses: orNull(whole()),
  },
  check: (after) => ({
    ...periodProblems('sale', after),
    ...(after.kind === 'percent' && Number(after.discount) > 100 && { discount: messages.percent }),
  }),
  derived: async (after, { tx }) => {
    const promo = after as Pick<PromoCodeRow, 'kind' | 'discount' | 'currency' | 'packageId'>;
    const tickets = await tx.select().from(packages);
    const isTooLow = tickets.some((ticket) =>
      leavesTooLittle({ ...promo, packageId: promo.packageId ?? null }, ticket),
    );
    if (isTooLow) throw refusedField('discount', messages.leastPaid);
    const ticket = tickets.find(({ id }) => id === promo.packageId);
    if (ticket && promo.kind === 'amount' && ticket.currency !== promo.currency) {
      throw refusedField('currency', messages.otherCurrency);
    }
    const sale = ticket && (await readSaleWindow(tx, ticket.id));
    const never = sale && outside(after, sale);
    if (never) throw refusedField(never, messages.otherWindow);
    return {};
  },
  removable: true,
  drops: ['packages'],
});

/** Codes that take something off a price. They are stored in capital letters, whatever they are written in. */
export const promoCodesResource = withWrittenFields(rows, { discount: discountField });
