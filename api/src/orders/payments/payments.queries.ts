import { and, asc, desc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { PaymentProviderName } from '@summit/contract/shapes/attendees/payments';
import type { Db, Tx } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { packagePlaces } from '../packages/packages.tables.ts';
import { orders, type PaymentRow, payments, providerEvents } from './payments.tables.ts';
import type { ProviderEvent, ProviderReport } from './providers/provider.ts';

/** How many payments one run of a job looks at. */
const batch = 50;

/** All payments of an order, the oldest first. */
export async function listPayments(db: Db, orderId: string): Promise<PaymentRow[]> {
  const order = [asc(payments.createdAt), asc(payments.id)];
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(...order);
}

/** Null when there is no payment with this id. */
export async function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/**
 * The payment that an event is about: it may be earlier than our own row knows the provider's id. `isApplied` when the event
 * came before: what is stored was applied in the same transaction.
 */
export async function findPaymentOf(
  db: Db,
  provider: PaymentProviderName,
  { id, paymentId, providerId }: ProviderEvent,
): Promise<{ payment: PaymentRow; isApplied: boolean } | null> {
  const known = [
    paymentId && isUuid(paymentId) ? eq(payments.id, paymentId) : undefined,
    providerId ? eq(payments.providerId, providerId) : undefined,
  ].filter((condition) => condition !== undefined);
  if (known.length === 0) return null;
  const stored = and(
    eq(providerEvents.provider, provider),
    eq(providerEvents.eventId, id),
    eq(providerEvents.paymentId, payments.id),
  );
  const [row] = await db
    .select({ payment: payments, isApplied: isNotNull(providerEvents.eventId).mapWith(Boolean) })
    .from(payments)
    .leftJoin(providerEvents, stored)
    .where(and(eq(payments.provider, provider), or(...known)));
  return row ?? null;
}

/** Stores a payment before the provider knows it. Returns it with its defaults. */
export async function addPayment(tx: Tx, payment: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(payment).returning();
  return row as PaymentRow;
}

/** Stores the provider's id of a payment and the address of its card page. */
export async function setCardPage(
  db: Db,
  id: string,
  page: { providerId: string; url: string },
): Promise<void> {
  await db.update(payments).set(page).where(eq(payments.id, id));
}

/** When the reconciler asks the provider about a payment again. */
export async function setNextCheck(db: Db, id: string, nextCheckAt: Date): Promise<void> {
  await db.update(payments).set({ nextCheckAt }).where(eq(payments.id, id));
}

/** Open payments whose next check is due, one batch, the longest overdue first. */
export async function listPaymentsToCheck(db: Db, now: Date): Promise<PaymentRow[]> {
  const due = and(eq(payments.state, 'open'), lte(payments.nextCheckAt, now));
  return db.select().from(payments).where(due).orderBy(asc(payments.nextCheckAt)).limit(batch);
}

/** Takes over what the provider reports, but its refunds. A payment that succeeded stays so. Returns it as it is now. */
export async function applyReport(
  tx: Tx,
  payment: PaymentRow,
  report: ProviderReport,
  now: Date,
): Promise<PaymentRow> {
  const state = payment.state === 'succeeded' || report.state === 'open' ? payment.state : report.state;
  const isPaidNow = state === 'succeeded' && payment.state !== 'succeeded';
  const isDisputed = report.disputes.some((dispute) => dispute.state !== 'won');
  const [updated] = await tx
    .update(payments)
    .set({
      state,
      reason: state === 'failed' ? report.reason : payment.reason,
      isDeclined: state === 'failed' && report.isDeclined,
      disputedAt: isDisputed ? (payment.disputedAt ?? now) : null,
      ...(isPaidNow && { paidMinor: report.paid?.amountMinor, paidCurrency: report.paid?.currency }),
      updatedAt: state === 'open' || state !== payment.state ? now : payment.updatedAt,
    })
    .where(eq(payments.id, payment.id))
    .returning();
  return updated ?? payment;
}

/** What a payment brought: what the provider says, which may not be what was asked for. */
export function getPaid(payment: PaymentRow): { amountMinor: number; currency: string } {
  const { amountMinor, currency, paidMinor, paidCurrency } = payment;
  return { amountMinor: paidMinor ?? amountMinor, currency: paidCurrency ?? currency };
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

/** The payment of an attendee's place whose card page is open. */
export async function findOpenPayment(db: Db, attendeeId: string): Promise<PaymentRow | null> {
  const ofPlace = and(
    eq(orders.attendeeId, packagePlaces.attendeeId),
    eq(orders.packageId, packagePlaces.packageId),
    isNull(orders.holderId),
  );
  const [row] = await db
    .select({ payment: payments })
    .from(packagePlaces)
    .innerJoin(orders, ofPlace)
    .innerJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.state, 'open')))
    .where(eq(packagePlaces.attendeeId, attendeeId));
  return row?.payment ?? null;
}
