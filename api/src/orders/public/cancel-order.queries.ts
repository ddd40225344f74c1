import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { findPaidOrder } from '../payments/orders/transferred-orders.queries.ts';
import { findPayment, getPaid } from '../payments/payments.queries.ts';
import { type OrderRow, type PaymentRow, payments } from '../payments/payments.tables.ts';
import { changeOrder } from './orders.queries.ts';
import { listRefunds, requestRefund } from './refunds.queries.ts';

interface Paid {
  order: OrderRow;
  payment: PaymentRow;
  /** In the minor unit: neither gone back nor on its way back. */
  paidMinor: number;
  /** In the minor unit: at the payer's bank until it has decided. */
  disputedMinor: number;
}

/** What was paid for an attendee's place in a package and has not gone back; null when nothing pays for it. */
export async function findPaid(db: Db, attendeeId: string, packageId: string): Promise<Paid | null> {
  const order = await findPaidOrder(db, attendeeId, packageId);
  const payment = order?.paidBy ? await findPayment(db, order.paidBy) : null;
  if (!order || !payment) return null;
  const all = await listRefunds(db, order.id);
  const own = all.filter(({ paymentId, state }) => paymentId === payment.id && state !== 'failed');
  const sum = (rows: typeof own) => rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const disputed = own.filter(({ source, state }) => source === 'dispute' && state === 'requested');
  const paidMinor = getPaid(payment).amountMinor - sum(own);
  return { order, payment, paidMinor, disputedMinor: sum(disputed) };
}

/**
 * Ends the paid order of an attendee who gives up a package. The refund is requested like any other, and made by the
 * reconciler; the rest stays with the organisers. The attendee must be locked. Returns the id of the payment; null when
 * nothing was paid.
 */
export async function cancelPaidOrder(
  tx: Tx,
  { attendeeId, packageId, refundMinor }: { attendeeId: string; packageId: string; refundMinor: number },
  now: Date,
): Promise<string | null> {
  const paid = await findPaid(tx, attendeeId, packageId);
  if (!paid) {
    // The promo code of a free order is released.
    const free = await findPaidOrder(tx, attendeeId, packageId);
    if (free) await changeOrder(tx, free.id, { state: 'cancelled', paidBy: null }, now);
    return null;
  }
  const { order, payment, paidMinor, disputedMinor } = paid;
  await changeOrder(tx, order.id, { state: 'cancelled', paidBy: null }, now);
  await tx
    .update(payments)
    // A payer who disputes a payment gets no refund from us besides, whatever the bank decides.
    .set({ retainedMinor: paidMinor - refundMinor + disputedMinor })
    .where(eq(payments.id, payment.id));
  if (refundMinor > 0) {
    await requestRefund(tx, { paymentId: payment.id, amountMinor: refundMinor, source: 'buyer' }, now);
  }
  return payment.id;
}
