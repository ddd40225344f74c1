import { eq } from 'drizzle-orm';
import { meantCode } from '@summit/contract/meant-text';
import { messages } from '@summit/contract/messages';
import { periodProblems } from '@summit/contract/periods';
import { momentOrNull, orNull, textOrNull, whole } from '@summit/contract/resource-rules';
import { oneOf, requiredText } from '@summit/contract/rules';
import { refusedField } from '../platform/resources/read-values.ts';
import { tableResource } from '../platform/resources/table-resource.ts';
import { packages } from './packages.tables.ts';
import { leavesTooLittle } from './promo-codes.queries.ts';
import { type PromoCodeRow, promoCodes } from './promo-codes.tables.ts';

/** Codes that take something off a price. They are stored in capital letters, whatever they are written in. */
export const promoCodesResource = tableResource({
  table: promoCodes,
  key: 'code',
  alsoBy: (typed) => eq(promoCodes.code, typed.toUpperCase()),
  fields: {
    code: requiredText(40)
      .transform((value: unknown) => (typeof value === 'string' ? meantCode(value) : value))
      .matches(/^[\w-]+$/, messages.slug),
    kind: oneOf(['percent', 'amount']),
    /** Per cent, or pence. */
    discount: whole(1).required(messages.required),
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
    const promo = after as Pick<PromoCodeRow, 'kind' | 'discount' | 'packageId'>;
    const tickets = await tx.select().from(packages);
    const isTooLow = tickets.some((ticket) =>
      leavesTooLittle({ ...promo, packageId: promo.packageId ?? null }, ticket),
    );
    if (isTooLow) throw refusedField('discount', messages.leastPaid);
    return {};
  },
  removable: true,
  drops: ['packages'],
});
