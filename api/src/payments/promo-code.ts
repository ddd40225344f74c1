import { findPlaceWithPackage } from '../packages/places.queries.ts';
import {
  discountOn,
  findPromoCode,
  invalidPromoCode,
  lockPromoCode,
} from '../packages/promo-codes.queries.ts';
import type { Tx } from '../platform/db/db.ts';
import { Failure } from '../platform/failure.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type Cashier, closeCardPage } from './check-payment.ts';
import { demandToPay } from './demand-to-pay.ts';
import { discountOrder, findOrder, openOrder } from './orders.queries.ts';
import { listPayments } from './payments.queries.ts';
import { countUses } from './promo-uses.queries.ts';

/**
 * Applies a promo code to what an attendee has to pay. A card page that is open for another amount is closed first; if
 * it was paid at that moment, there is nothing to pay any more.
 * @throws validation.base-0001 for an invalid code, promo-code-0001 for one that is used up, payment-0001
 */
export async function assignPromoCode(cashier: Cashier, attendeeId: string, code: string): Promise<void> {
  const { db, clock } = cashier.platform;
  const found = await findPlaceWithPackage(db, attendeeId);
  const promo = await findPromoCode(db, code, clock.now());
  if (!promo || (found && discountOn(promo, found.package) === null)) throw invalidPromoCode();
  const open = await bringUpToDate(cashier, attendeeId);
  if (open) {
    const order = await findOrder(db, open.orderId);
    if (order?.promoCode === promo.code) return;
    await closeCardPage(cashier, open.id);
  }
  await db.transaction((tx) => applyPromoCode(tx, attendeeId, promo.code, clock.now()));
}

async function applyPromoCode(tx: Tx, attendeeId: string, code: string, now: Date): Promise<void> {
  const { ticket } = await demandToPay(tx, attendeeId, now);
  const order = await openOrder(tx, attendeeId, ticket, now);
  const isOpen = (await listPayments(tx, order.id)).some(({ state }) => state === 'open');
  if (isOpen) {
    // Another tab went to the card page in between, with the old amount.
    throw new Failure('payment-0004');
  }
  const promo = await lockPromoCode(tx, code);
  const discountMinor = promo && discountOn(promo, ticket);
  if (!promo || discountMinor === null) throw invalidPromoCode();
  if (promo.uses !== null && (await countUses(tx, promo.code, order.id)) >= promo.uses) {
    throw new Failure('promo-code-0001');
  }
  await discountOrder(tx, order.id, { promoCode: promo.code, discountMinor }, now);
}
