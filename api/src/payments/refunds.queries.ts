import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/db.ts';
import { payments, refunds, type RefundRow } from './payments.tables.ts';
import type { ReportedRefund } from './providers/provider.ts';

/** How many rows one run of a job looks at. */
const batch = 50;

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A refund that nobody here requested was made at the provider. */
export async function applyRefund(
  tx: Db,
  paymentId: string,
  refund: ReportedRefund,
  now: Date,
): Promise<void> {
  const { providerId, refundId, amountMinor, state } = refund;
  if (refundId && uuidPattern.test(refundId)) {
    await tx
      .update(refunds)
      .set({ providerId, state })
      .where(and(eq(refunds.id, refundId), eq(refunds.paymentId, paymentId)));
    return;
  }
  await tx
    .insert(refunds)
    .values({
      paymentId,
      providerId,
      amountMinor,
      state,
      source: 'external',
      nextAttemptAt: now,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: [refunds.paymentId, refunds.providerId], set: { state } });
}

export async function listRefunds(db: Db, orderId: string): Promise<RefundRow[]> {
  const ofOrder = db.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId));
  return db.select().from(refunds).where(inArray(refunds.paymentId, ofOrder)).orderBy(asc(refunds.createdAt));
}

export async function requestRefund(
  tx: Tx,
  paymentId: string,
  amountMinor: number,
  now: Date,
): Promise<void> {
  await tx.insert(refunds).values({
    paymentId,
    amountMinor,
    source: 'reconciler',
    state: 'requested',
    nextAttemptAt: now,
    createdAt: now,
  });
}

/** Refunds that the provider has not been asked for, with their payments. */
export async function listRefundsToMake(db: Db, now: Date) {
  return db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.state, 'requested'), isNull(refunds.providerId), lte(refunds.nextAttemptAt, now)))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(batch);
}

export async function postponeRefund(
  db: Db,
  id: string,
  attempts: number,
  nextAttemptAt: Date,
): Promise<void> {
  await db.update(refunds).set({ attempts, nextAttemptAt }).where(eq(refunds.id, id));
}
