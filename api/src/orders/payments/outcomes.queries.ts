import { desc, eq, inArray } from 'drizzle-orm';
import type { TransactionEvent } from '@summit/contract/requests/realtime';
import type { Db } from '../../platform/db/db.ts';
import { orders, type OrderState, payments, type PaymentState } from './payments.tables.ts';

interface Outcome {
  attendeeId: string;
  paymentId: string;
  event: TransactionEvent;
}

/** How the last payment of each of these attendees ended; nothing about those whose payment is open. */
export async function listOutcomes(db: Db, attendeeIds: string[]): Promise<Outcome[]> {
  const rows = await db
    .selectDistinctOn([orders.attendeeId], {
      attendeeId: orders.attendeeId,
      paymentId: payments.id,
      order: orders.state,
      payment: payments.state,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(inArray(orders.attendeeId, attendeeIds))
    .orderBy(orders.attendeeId, desc(payments.createdAt), desc(payments.id));
  return rows.flatMap(({ attendeeId, paymentId, order, payment }) => {
    const event = getEvent(order, payment);
    return event ? [{ attendeeId, paymentId, event }] : [];
  });
}

function getEvent(order: OrderState, payment: PaymentState): TransactionEvent | null {
  if (order === 'paid') return 'approved';
  if (payment === 'failed') return 'declined';
  // Paid too late for a place: the money goes back.
  return payment === 'succeeded' && order !== 'cancelled' ? 'declined' : null;
}
