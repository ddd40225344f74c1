import { eq } from 'drizzle-orm';
import { type PromoCodeRow, promoCodes } from '../../orders/packages/promo-codes.tables.ts';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import type { Db } from '../../platform/db/db.ts';
import { vouchers } from './vouchers.tables.ts';

interface FoundVoucher {
  voucher: typeof vouchers.$inferSelect;
  promo: PromoCodeRow | null;
}

/** The voucher of a link with its promo code; null when no such token was sent. */
export async function findVoucher(db: Db, token: string): Promise<FoundVoucher | null> {
  const [row] = await db
    .select({ voucher: vouchers, promo: promoCodes })
    .from(vouchers)
    .leftJoin(promoCodes, eq(promoCodes.code, vouchers.promoCode))
    .where(eq(vouchers.tokenHash, linkTokenHash(token)))
    .limit(1);
  return row ?? null;
}
