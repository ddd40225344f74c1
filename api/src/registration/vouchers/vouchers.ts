import * as voucherCalls from '@summit/contract/calls/vouchers';
import type { PromoCodeRow } from '../../orders/packages/promo-codes.tables.ts';
import { countUses } from '../../orders/public/promo-uses.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { findVoucher } from './vouchers.queries.ts';

/** The voucher of a link. An expired one is returned too, because its `validUntil` says so. */
export const vouchers: Capability = (app, { db }) => {
  serve(app, voucherCalls, {
    voucher: async ({ query, fail }) => {
      const { isEnabled } = await readSection(db, 'voucherPage');
      if (!isEnabled) return fail('cqrs-0009');
      const found = await findVoucher(db, query.token);
      if (!found) return fail('cqrs-0009');
      const { voucher, promo } = found;
      return {
        ...voucher,
        discountPercent: promo ? getPercent(promo) : voucher.discountPercent,
        validUntil: earlier(voucher.validUntil, promo?.availableUntil ?? null)?.toISOString() ?? null,
        isUsed: voucher.usedAt !== null || (promo !== null && (await isUsedUp(db, promo))),
      };
    },
  });
};

function getPercent({ kind, discount }: PromoCodeRow): number | null {
  return kind === 'percent' ? discount : null;
}

/** The earlier end, of the voucher or of its code; null: neither ends. */
function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

async function isUsedUp(db: Db, { code, uses }: PromoCodeRow): Promise<boolean> {
  return uses !== null && (await countUses(db, code)) >= uses;
}
