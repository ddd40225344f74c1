import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { lockPromoCode } from '../packages/promo-codes.queries.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { orders } from './payments.tables.ts';

/** Whether an order has, or can have again, the use of the code that it was given. Locks the code. */
export async function canUseAgain(tx: Tx, orderId: string, code: string): Promise<boolean> {
  const promo = await lockPromoCode(tx, code);
  return promo?.uses == null || (await countUses(tx, code, orderId)) < promo.uses;
}

/** Orders that use a code, paid or about to be. */
export async function countUses(tx: Db, code: string, exceptOrder: string): Promise<number> {
  const using = and(
    eq(orders.promoCode, code),
    ne(orders.id, exceptOrder),
    inArray(orders.state, ['awaiting', 'paid']),
  );
  const [row] = await tx.select({ uses: count() }).from(orders).where(using);
  return row?.uses ?? 0;
}
