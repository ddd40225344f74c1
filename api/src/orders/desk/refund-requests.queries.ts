import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { toDecimal } from '@summit/contract/money-and-time/money';
import { isRecorded } from '../../organisers/public/audit.queries.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { orders, payments, type RefundRequestRow, refundRequests } from '../payments/payments.tables.ts';

/** Refunds that wait for a second person, the earliest first; of one order, or of all. */
export async function listOpenRequests(db: Db, organiser: SignedInOrganiser, orderId?: string) {
  const ofOrder = orderId === undefined ? undefined : eq(payments.orderId, orderId);
  const rows = await db
    .select({
      request: refundRequests,
      orderId: payments.orderId,
      currency: sql<string>`coalesce(${payments.paidCurrency}, ${payments.currency})`,
      name: sql<string>`${attendees.firstName} || ' ' || ${attendees.lastName}`,
    })
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(attendees, eq(attendees.id, orders.attendeeId))
    .where(and(isNull(refundRequests.endedAt), ofOrder))
    .orderBy(asc(refundRequests.requestedAt), asc(refundRequests.id));
  return rows.map(({ request, currency, ...others }) => ({
    ...others,
    id: request.id,
    paymentId: request.paymentId,
    amount: toDecimal(request.amountMinor, currency),
    currency,
    reason: request.reason,
    requestedBy: request.requestedBy,
    requestedAt: request.requestedAt.toISOString(),
    isRequestedByMe: request.requestedById === organiser.id,
  }));
}

/** Stores a refund that a second person has to confirm. */
export async function addRequest(
  tx: Tx,
  wanted: Pick<RefundRequestRow, 'paymentId' | 'amountMinor' | 'reason'>,
  { id, name }: SignedInOrganiser,
  now: Date,
): Promise<void> {
  await tx
    .insert(refundRequests)
    .values({ ...wanted, requestedById: id, requestedBy: name, requestedAt: now });
}

/** Whether a refund of a payment waits for a second person. */
export async function hasOpenRequest(tx: Tx, paymentId: string): Promise<boolean> {
  const isOpen = and(eq(refundRequests.paymentId, paymentId), isNull(refundRequests.endedAt));
  return (await tx.$count(refundRequests, isOpen)) > 0;
}

/** A request that waits, with the order it is about; null when there is none. */
export async function findOpenRequest(db: Db, id: string) {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ request: refundRequests, orderId: payments.orderId })
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
    .where(and(eq(refundRequests.id, id), isNull(refundRequests.endedAt)));
  return row ?? null;
}

/**
 * Whether this organiser has confirmed, or refused, a request already: the response to it may have been lost. The record says
 * which; the refund itself does not, because it is replaced where less is left of the payment.
 */
export async function hasDecided(
  db: Db,
  id: string,
  organiserId: string,
  isConfirmed: boolean,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const [ended] = await db
    .select({ payment: refundRequests.paymentId, at: refundRequests.endedAt })
    .from(refundRequests)
    .where(and(eq(refundRequests.id, id), eq(refundRequests.endedById, organiserId)));
  if (!ended?.at) return false;
  const decision = { call: 'decideRefundRequest', organiserId, at: ended.at };
  return isRecorded(db, decision, { payment: ended.payment, state: decidedState(isConfirmed) });
}

/** The state of a request that was decided, as the record names it. */
export function decidedState(isConfirmed: boolean): 'requested' | 'refused' {
  return isConfirmed ? 'requested' : 'refused';
}

/** Ends a request; false when another organiser has ended it already. */
export async function endRequest(tx: Tx, id: string, endedById: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(refundRequests)
    .set({ endedById, endedAt: now })
    .where(and(eq(refundRequests.id, id), isNull(refundRequests.endedAt)))
    .returning({ id: refundRequests.id });
  return rows.length > 0;
}
