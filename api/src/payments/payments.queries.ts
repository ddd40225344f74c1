import { and, asc, desc, eq, lte, or } from 'drizzle-orm';
import type { PaymentProviderName } from '@summit/contract/calls/payments';
import type { Db, Tx } from '../platform/db/db.ts';
import { isUuid } from '../platform/db/is-uuid.ts';
import { type PaymentRow, payments } from './payments.tables.ts';
import type { ProviderEvent, ProviderReport } from './providers/provider.ts';
import { applyRefund, reduceRefunds } from './refunds.queries.ts';

/** How many payments one run of a job looks at. */
const batch = 50;

export async function listPayments(db: Db, orderId: string): Promise<PaymentRow[]> {
  const order = [asc(payments.createdAt), asc(payments.id)];
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(...order);
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** The payment that an event is about: it may be earlier than our own row knows the provider's id. */
export async function findPaymentOf(
  db: Db,
  provider: PaymentProviderName,
  { paymentId, providerId }: ProviderEvent,
): Promise<PaymentRow | null> {
  const known = [
    paymentId && isUuid(paymentId) ? eq(payments.id, paymentId) : undefined,
    providerId ? eq(payments.providerId, providerId) : undefined,
  ].filter((condition) => condition !== undefined);
  if (known.length === 0) {
    return null;
  }
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), or(...known)));
  return row ?? null;
}

export async function addPayment(tx: Tx, payment: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(payment).returning();
  return row as PaymentRow;
}

export async function setCardPage(
  db: Db,
  id: string,
  page: { providerId: string; url: string },
): Promise<void> {
  await db.update(payments).set(page).where(eq(payments.id, id));
}

export async function setNextCheck(db: Db, id: string, nextCheckAt: Date): Promise<void> {
  await db.update(payments).set({ nextCheckAt }).where(eq(payments.id, id));
}

export async function listPaymentsToCheck(db: Db, now: Date): Promise<PaymentRow[]> {
  const due = and(eq(payments.state, 'open'), lte(payments.nextCheckAt, now));
  return db.select().from(payments).where(due).orderBy(asc(payments.nextCheckAt)).limit(batch);
}

/** Takes over what the provider reports. A payment that succeeded stays so. */
export async function applyReport(
  tx: Tx,
  payment: PaymentRow,
  report: ProviderReport,
  now: Date,
): Promise<void> {
  const state = payment.state === 'succeeded' || report.state === 'open' ? payment.state : report.state;
  await tx
    .update(payments)
    .set({
      state,
      reason: state === 'failed' ? report.reason : payment.reason,
      isDeclined: state === 'failed' && report.isDeclined,
      disputedAt: payment.disputedAt ?? (report.isDisputed ? now : null),
      updatedAt: now,
    })
    .where(eq(payments.id, payment.id));
  for (const refund of report.refunds) {
    await applyRefund(tx, payment.id, refund, now);
  }
  await reduceRefunds(tx, payment, now);
}

/** The last payment of an order. */
export async function findLastPayment(db: Db, orderId: string): Promise<PaymentRow | null> {
  const order = [desc(payments.createdAt), desc(payments.id)];
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(...order)
    .limit(1);
  return row ?? null;
}
