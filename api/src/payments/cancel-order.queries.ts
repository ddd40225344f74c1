import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/db.ts';
import { changeOrder } from './orders.queries.ts';
import { findPayment } from './payments.queries.ts';
import { type OrderRow, type PaymentRow, payments } from './payments.tables.ts';
import { listRefunds, requestRefund } from './refunds.queries.ts';
import { findPaidOrder } from './transferred-orders.queries.ts';

/** What was paid for an attendee's place in a package and has not gone back, in pence; null when nothing pays for it. */
export async function findPaid(
  db: Db,
  attendeeId: string,
  packageId: string,
): Promise<{ order: OrderRow; payment: PaymentRow; paidMinor: number } | null> {
  const order = await findPaidOrder(db, attendeeId, packageId);
  const payment = order?.paidBy ? await findPayment(db, order.paidBy) : null;
  if (!order || !payment) return null;
  const refunds = (await listRefunds(db, order.id)).filter(({ paymentId }) => paymentId === payment.id);
  const refunded = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { order, payment, paidMinor: payment.amountMinor - refunded };
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
  if (!paid) return null;
  const { order, payment, paidMinor } = paid;
  await changeOrder(tx, order.id, { state: 'cancelled', paidBy: null }, now);
  await tx
    .update(payments)
    .set({ retainedMinor: paidMinor - refundMinor, updatedAt: now })
    .where(eq(payments.id, payment.id));
  if (refundMinor > 0) await requestRefund(tx, payment.id, refundMinor, now, 'buyer');
  return payment.id;
}
