import { momentOrNull, optionalCode, orNull, textOrNull, whole } from '@summit/contract/forms/resource-rules';
import { optionalText, requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { promoCodes } from '../../orders/packages/promo-codes.tables.ts';
import type { Tx } from '../../platform/db/db.ts';
import { withLink } from '../../platform/resources/link-invitation.ts';
import type { Values } from '../../platform/resources/resource.ts';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { vouchers } from '../vouchers/vouchers.tables.ts';

/** Vouchers, which are given away by a link. */
export const vouchersResource = tableResource({
  table: vouchers,
  key: 'id',
  makesKeys: true,
  fields: {
    id: optionalText(),
    title: requiredText(),
    description: requiredText(limits.longText),
    /** An existing code, or a new one with the discount and the period of the voucher. */
    promoCode: orNull(optionalCode()),
    discountPercent: orNull(whole(1, 100)),
    validUntil: momentOrNull(),
    usedAt: textOrNull(),
  },
  readOnly: ['id', 'usedAt'],
  order: ['title'],
  adds: withLink((token) => href(pages.voucher, { search: { token } })),
  derived: async (after, { tx }) => {
    await makeCode(tx, after);
    return {};
  },
  removable: true,
  drops: ['packages'],
});

/** Adds the promo code of a voucher that has a discount, unless the code exists already. */
async function makeCode(tx: Tx, { promoCode, discountPercent, validUntil }: Values): Promise<void> {
  if (typeof promoCode !== 'string' || typeof discountPercent !== 'number') return;
  const availableUntil = typeof validUntil === 'string' ? new Date(validUntil) : null;
  await tx
    .insert(promoCodes)
    .values({ code: promoCode, kind: 'percent', discount: discountPercent, availableUntil })
    .onConflictDoNothing();
}
