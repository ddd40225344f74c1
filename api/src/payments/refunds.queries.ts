import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/db.ts';
import { isUuid } from '../platform/db/is-uuid.ts';
import { type PaymentRow, payments, type RefundRow, refunds, type RefundSource } from './payments.tables.ts';
import type { ReportedRefund } from './providers/provider.ts';

/** How many rows one run of a job looks at. */
const batch = 50;

/** A refund that nobody here requested was made at the provider. */
export async function applyRefund(
  tx: Db,
  paymentId: string,
  refund: ReportedRefund,
  now: Date,
): Promise<void> {
  const { providerId, refundId, amountMinor, state } = refund;
  if (refundId && isUuid(refundId)) {
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

/** Takes over the refunds that a provider reports of a payment, and reduces what is still to be made. */
export async function applyRefunds(
  tx: Tx,
  payment: PaymentRow,
  reported: readonly ReportedRefund[],
  now: Date,
): Promise<void> {
  for (const refund of reported) {
    await applyRefund(tx, payment.id, refund, now);
  }
  await reduceRefunds(tx, payment, now);
}

/**
 * Reduces refunds that are still to be made to what is left of their payment: somebody returned a part of it at the
 * provider meanwhile, which would refuse the whole. The reduced one is a new request, with its own id.
 */
async function reduceRefunds(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  const rows = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const toMake = rows.filter(({ state, providerId }) => state === 'requested' && providerId === null);
  const made = rows.filter((row) => !toMake.includes(row));
  let left = payment.amountMinor - made.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  for (const { id, amountMinor, source } of toMake) {
    const amount = Math.max(0, Math.min(amountMinor, left));
    left -= amount;
    if (amount === amountMinor) continue;
    await tx.delete(refunds).where(eq(refunds.id, id));
    if (amount > 0) await requestRefund(tx, payment.id, amount, now, source);
  }
}

/** The refunds of all payments of an order, the oldest first. */
export async function listRefunds(db: Db, orderId: string): Promise<RefundRow[]> {
  const ofOrder = db.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId));
  return db.select().from(refunds).where(inArray(refunds.paymentId, ofOrder)).orderBy(asc(refunds.createdAt));
}

/** Stores a refund that the reconciler sends to the provider. @param amountMinor in pence */
export async function requestRefund(
  tx: Tx,
  paymentId: string,
  amountMinor: number,
  now: Date,
  source: RefundSource = 'reconciler',
): Promise<void> {
  await tx.insert(refunds).values({
    paymentId,
    amountMinor,
    source,
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

/** When the provider is asked again, and after how many attempts. */
export async function postponeRefund(
  db: Db,
  id: string,
  attempts: number,
  nextAttemptAt: Date,
): Promise<void> {
  await db.update(refunds).set({ attempts, nextAttemptAt }).where(eq(refunds.id, id));
}
