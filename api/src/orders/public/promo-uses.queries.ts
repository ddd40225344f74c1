import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { findPromoCode, invalidPromoCode, lockPromoCode } from '../packages/promo-codes.queries.ts';
import type { PromoCodeRow } from '../packages/promo-codes.tables.ts';
import { orders } from '../payments/payments.tables.ts';

/** Whether an order has, or can have again, the use of the code that it was given. Locks the code. */
export async function canUseAgain(tx: Tx, orderId: string, code: string): Promise<boolean> {
  const promo = await lockPromoCode(tx, code);
  return promo?.uses == null || (await countUses(tx, code, orderId)) < promo.uses;
}

/** A code that can be used at this moment. @throws validation.base-0001, promo-code-0001 when it is used up */
export async function requireUsable(db: Db, code: string, now: Date): Promise<PromoCodeRow> {
  const promo = await findPromoCode(db, code, now);
  if (!promo) throw invalidPromoCode();
  if (promo.uses !== null && (await countUses(db, promo.code)) >= promo.uses) {
    throw new Failure('promo-code-0001');
  }
  return promo;
}

/** Orders that use a code, paid or about to be. */
export async function countUses(tx: Db, code: string, exceptOrder?: string): Promise<number> {
  const using = and(
    eq(orders.promoCode, code),
    exceptOrder === undefined ? undefined : ne(orders.id, exceptOrder),
    inArray(orders.state, ['awaiting', 'paid']),
  );
  const [row] = await tx.select({ uses: count() }).from(orders).where(using);
  return row?.uses ?? 0;
}
