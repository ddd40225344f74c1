import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { type OrderRow, orders, payments, refundRequests, refunds } from '../payments.tables.ts';

/** The attendee whose place an order pays for: the payer, until the ticket is transferred. */
export function getHolder({ attendeeId, holderId }: OrderRow): string {
  return holderId ?? attendeeId;
}

/** The order that pays for an attendee's place in a package, their own or a transferred one; null when none does. */
export async function findPaidOrder(db: Db, attendeeId: string, packageId: string): Promise<OrderRow | null> {
  const holds = or(
    eq(orders.holderId, attendeeId),
    and(eq(orders.attendeeId, attendeeId), isNull(orders.holderId)),
  );
  const [row] = await db
    .select()
    .from(orders)
    .where(and(holds, eq(orders.packageId, packageId), eq(orders.state, 'paid')));
  return row ?? null;
}

/** Whether an attendee's place is paid by an order that came to them with a transferred ticket. */
export async function holdsTransferred(db: Db, attendeeId: string): Promise<boolean> {
  const paid = and(eq(orders.holderId, attendeeId), eq(orders.state, 'paid'));
  return (await db.$count(orders, paid)) > 0;
}

/** Whether money of an order is going back, or waits for a second person to return it, or its payer disputes a payment. */
export async function isMoneyMoving(db: Db, orderId: string): Promise<boolean> {
  const isAsked = and(eq(refundRequests.paymentId, payments.id), isNull(refundRequests.endedAt));
  const isMoving = or(isNotNull(refunds.id), isNotNull(refundRequests.id), isNotNull(payments.disputedAt));
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.state, 'requested')))
    .leftJoin(refundRequests, isAsked)
    .where(and(eq(payments.orderId, orderId), isMoving))
    .limit(1);
  return row !== undefined;
}

/** Whether an attendee has a card page open. */
export async function hasOpenPayment(db: Db, attendeeId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.attendeeId, attendeeId), eq(payments.state, 'open')))
    .limit(1);
  return row !== undefined;
}

/** Passes the place that an order pays for to another attendee. All three must be locked. */
export async function changeHolder(tx: Tx, orderId: string, holderId: string, now: Date): Promise<void> {
  await tx.update(orders).set({ holderId, updatedAt: now }).where(eq(orders.id, orderId));
}
