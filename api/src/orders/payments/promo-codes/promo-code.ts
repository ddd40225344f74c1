import type { Db, Tx } from '../../../platform/db/db.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import {
  discountOn,
  findPromoCode,
  invalidPromoCode,
  lockPromoCode,
} from '../../packages/promo-codes.queries.ts';
import type { PromoCodeRow } from '../../packages/promo-codes.tables.ts';
import { discountOrder, findOrder, findOrderFor, openOrder } from '../../public/orders.queries.ts';
import { findPlaceWithPackage } from '../../public/places.queries.ts';
import { countUses } from '../../public/promo-uses.queries.ts';
import { refreshPayment } from '../bring-up-to-date.ts';
import { closeCardPage, type PaymentContext } from '../check-payment.ts';
import { requirePayable } from '../orders/require-payable.ts';
import { hasOpenPayment } from '../orders/transferred-orders.queries.ts';
import { type PaymentInfo, readPaymentInfo } from '../payment-info.ts';

/**
 * Applies a promo code to what an attendee has to pay. A card page that is open for another amount is closed first; if
 * it was paid at that moment, there is nothing to pay any more.
 * @throws validation.base-0001 for an invalid code, promo-code-0001 for one that is used up, payment-0001, payment-0005
 */
export async function assignPromoCode(
  cashier: PaymentContext,
  attendeeId: string,
  code: string,
): Promise<PaymentInfo | null> {
  const { db, clock } = cashier.platform;
  const promo = await findPromoCode(db, code, clock.now());
  if (!promo) throw invalidPromoCode();
  const found = await findPlaceWithPackage(db, attendeeId);
  const order = found && (await findOrderFor(db, attendeeId, found.package.id));
  const priceMinor = order?.state === 'awaiting' ? order.priceMinor : found?.package.priceMinor;
  const isForIt = found && discountOn(promo, { ...found.package, priceMinor: priceMinor ?? 0 }) !== null;
  if (found && !isForIt) throw invalidPromoCode();
  return setPromoCode(cashier, attendeeId, promo.code);
}

/** Takes the promo code off what an attendee has to pay. @throws payment-0001, payment-0005 */
export function removePromoCode(cashier: PaymentContext, attendeeId: string): Promise<PaymentInfo | null> {
  return setPromoCode(cashier, attendeeId, null);
}

/** The response is read within the transaction, so that a call that fails has changed nothing. */
async function setPromoCode(
  cashier: PaymentContext,
  attendeeId: string,
  code: string | null,
): Promise<PaymentInfo | null> {
  const { db, clock } = cashier.platform;
  const provider = cashier.providers.current?.name ?? null;
  const infoFrom = async (from: Db) => (await readPaymentInfo(from, attendeeId, provider, clock.now())).info;
  const open = await refreshPayment(cashier, attendeeId);
  if (open) {
    const order = await findOrder(db, open.orderId);
    if (order?.promoCode === code) return infoFrom(db);
    await closeCardPage(cashier, open.id);
  }
  return db.transaction(async (tx) => {
    await applyPromoCode(tx, attendeeId, code, clock.now());
    return infoFrom(tx);
  });
}

async function applyPromoCode(tx: Tx, attendeeId: string, code: string | null, now: Date): Promise<void> {
  const { ticket } = await requirePayable(tx, attendeeId, now);
  const order = await openOrder(tx, attendeeId, ticket, now);
  // The bank is asking the payer, or another tab has opened the card page with the old amount.
  if (await hasOpenPayment(tx, attendeeId)) throw new Failure('payment-0005');
  if (code === null) return discountOrder(tx, order.id, { promoCode: null, discountMinor: 0 }, now);
  const promo = await lockPromoCode(tx, code);
  const discountMinor = promo && discountOn(promo, { ...ticket, priceMinor: order.priceMinor });
  if (!promo || discountMinor === null) throw invalidPromoCode();
  if (await isUsedUp(tx, promo, order.id)) throw new Failure('promo-code-0001');
  return discountOrder(tx, order.id, { promoCode: promo.code, discountMinor }, now);
}

async function isUsedUp(tx: Tx, { code, uses }: PromoCodeRow, orderId: string): Promise<boolean> {
  return uses !== null && (await countUses(tx, code, orderId)) >= uses;
}
