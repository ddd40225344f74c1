import { and, asc, count, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { getPaid } from '../payments/payments.queries.ts';
import {
  orders,
  type PaymentRow,
  payments,
  type RefundRow,
  refunds,
  type RefundState,
} from '../payments/payments.tables.ts';
import type { ProviderReport, ReportedRefund } from '../payments/providers/provider.ts';

/** How many rows one run of a job looks at. */
const batch = 50;

/** How often the provider is asked about a refund that is pending there, or a dispute that is open; in milliseconds. */
const askAgainMs = 3_600_000;

const disputeStates = { open: 'requested', lost: 'succeeded', won: 'failed' } as const;

/** What was made at the provider, and not requested here. */
type Found = Pick<RefundRow, 'providerId' | 'amountMinor' | 'state' | 'source'>;

/** Takes over the refunds and disputes that a provider reports of a payment, and reduces what is still to be made. */
export async function applyRefunds(
  tx: Tx,
  payment: PaymentRow,
  { refunds: reported, disputes }: Pick<ProviderReport, 'refunds' | 'disputes'>,
  now: Date,
): Promise<void> {
  for (const refund of reported) {
    await applyRefund(tx, payment.id, refund, now);
  }
  for (const { providerId, amountMinor, state } of disputes) {
    const found = { providerId, amountMinor, state: disputeStates[state], source: 'dispute' } as const;
    await storeFound(tx, payment.id, found, now);
  }
  await reduceRefunds(tx, payment, now);
}

/** A refund that we did not request was made at the provider. A failed one stays failed: reports may come out of order. */
async function applyRefund(tx: Tx, paymentId: string, refund: ReportedRefund, now: Date): Promise<void> {
  const { providerId, refundId, amountMinor, state } = refund;
  if (refundId && isUuid(refundId)) {
    const own = and(eq(refunds.id, refundId), eq(refunds.paymentId, paymentId));
    const known = await tx
      .update(refunds)
      .set({ providerId, state: unlessFailed(state) })
      .where(own)
      .returning();
    if (known.length > 0) return;
  }
  await storeFound(tx, paymentId, { providerId, amountMinor, state, source: 'external' }, now);
}

async function storeFound(tx: Tx, paymentId: string, found: Found, now: Date): Promise<void> {
  const { amountMinor, source } = found;
  const state = source === 'dispute' ? found.state : unlessFailed(found.state);
  await tx
    .insert(refunds)
    .values({ ...found, paymentId, nextAttemptAt: laterThan(now), createdAt: now })
    .onConflictDoUpdate({ target: [refunds.paymentId, refunds.providerId], set: { amountMinor, state } });
}

/** A refund that failed never succeeds later. An older report that says so would undo the refund that replaced it. */
function unlessFailed(state: RefundState) {
  return sql<RefundState>`case when ${refunds.state} = 'failed' then 'failed' else ${state} end`;
}

function laterThan(now: Date): Date {
  return new Date(now.getTime() + askAgainMs);
}

/** Stores what the provider responded to a request of ours. An event may have said meanwhile how it ended. */
export async function storeResponse(db: Db, id: string, made: ReportedRefund, now: Date): Promise<void> {
  const { providerId, state } = made;
  await db
    .update(refunds)
    .set({ providerId, state, nextAttemptAt: laterThan(now) })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')));
}

/**
 * Reduces refunds that are still to be made to what is left of their payment: somebody returned a part of it at the
 * provider meanwhile, which would refuse the whole. The reduced one is a new request, with its own id.
 */
async function reduceRefunds(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  const rows = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const toMake = rows.filter(
    ({ state, providerId, returnedByHandAt }) =>
      (state === 'requested' && providerId === null) || (state === 'byHand' && returnedByHandAt === null),
  );
  const made = rows.filter((row) => !toMake.includes(row) && row.state !== 'failed');
  let left = getPaid(payment).amountMinor - made.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  for (const { id, amountMinor, source, reason, requestedBy } of toMake) {
    const amount = Math.max(0, Math.min(amountMinor, left));
    left -= amount;
    if (amount === amountMinor) continue;
    await tx.delete(refunds).where(eq(refunds.id, id));
    const reduced = { paymentId: payment.id, amountMinor: amount, source, reason, requestedBy };
    if (amount > 0) await requestRefund(tx, reduced, now);
  }
}

/** The refunds of all payments of an order, the oldest first. */
export async function listRefunds(db: Db, orderId: string): Promise<RefundRow[]> {
  const ofOrder = db.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId));
  return db.select().from(refunds).where(inArray(refunds.paymentId, ofOrder)).orderBy(asc(refunds.createdAt));
}

/**
 * Stores a refund that the reconciler sends to the provider.
 * @param amountMinor in the minor unit @param from when it is sent
 */
export async function requestRefund(
  tx: Tx,
  { paymentId, amountMinor, source = 'reconciler', from, reason, requestedBy }: NewRefund,
  now: Date,
): Promise<void> {
  const state = 'requested' as const;
  await tx.insert(refunds).values({
    ...{ paymentId, amountMinor, source, state, reason, requestedBy },
    nextAttemptAt: from ?? now,
    createdAt: now,
  });
}

type NewRefund = Pick<RefundRow, 'paymentId' | 'amountMinor'> &
  Partial<Pick<RefundRow, 'source' | 'reason' | 'requestedBy'>> & { from?: Date };

/** Stores money that a person has to return, because the payer's bank does not take it. */
export async function leaveToPerson(
  tx: Tx,
  paymentId: string,
  amountMinor: number,
  now: Date,
): Promise<void> {
  const row = { paymentId, amountMinor, source: 'reconciler', state: 'byHand' } as const;
  await tx.insert(refunds).values({ ...row, nextAttemptAt: now, createdAt: now });
}

/** Takes over what organisers say that they have returned by hand. */
export async function takeReturnedByHand(tx: Tx, ids: string[]): Promise<void> {
  const returned = and(
    inArray(refunds.paymentId, ids),
    eq(refunds.state, 'byHand'),
    isNotNull(refunds.returnedByHandAt),
  );
  await tx.update(refunds).set({ state: 'succeeded' }).where(returned);
}

/**
 * Orders that owe something: money was returned by hand, or a refund failed and nothing was done about it.
 */
export async function listOwingOrders(db: Db): Promise<{ id: string }[]> {
  const owed = sql`coalesce(${payments.paidMinor}, ${payments.amountMinor}) - ${payments.retainedMinor} > (
    select coalesce(sum(other.amount_minor), 0) from ${refunds} other
    where other.payment_id = ${payments.id} and other.state <> 'failed')`;
  const isForgotten = and(
    eq(refunds.state, 'failed'),
    ne(refunds.source, 'dispute'),
    sql`${orders.paidBy} is distinct from ${payments.id}`,
    owed,
  );
  const isByHand = and(eq(refunds.state, 'byHand'), isNotNull(refunds.returnedByHandAt));
  return db
    .selectDistinct({ id: orders.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(or(isByHand, isForgotten))
    .limit(batch);
}

/** Payments of which a refund is pending at the provider, or that are disputed, when it is time to ask again. */
export async function takeMoneyUnderWay(db: Db, now: Date): Promise<PaymentRow[]> {
  const due = await db
    .select({ id: refunds.id, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(eq(refunds.state, 'requested'), isNotNull(refunds.providerId), lte(refunds.nextAttemptAt, now)),
    )
    .limit(batch);
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) {
    await db
      .update(refunds)
      .set({ nextAttemptAt: laterThan(now) })
      .where(inArray(refunds.id, ids));
  }
  return [...new Map(due.map(({ payment }) => [payment.id, payment])).values()];
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

/** How many disputes are open, and how many refunds are not made yet. */
export async function countMoneyOnItsWay(db: Db) {
  const counted = await db
    .select({ source: refunds.source, state: refunds.state, count: count() })
    .from(refunds)
    .groupBy(refunds.source, refunds.state);
  const sum = (isOne: (row: Pick<RefundRow, 'source' | 'state'>) => boolean) =>
    counted.filter((row) => isOne(row)).reduce((all, row) => all + row.count, 0);
  return {
    disputes: sum(({ source, state }) => source === 'dispute' && state === 'requested'),
    refunds: sum(({ source, state }) => source !== 'dispute' && state === 'requested'),
    refundsByHand: sum(({ state }) => state === 'byHand'),
  };
}

/** Whether the provider is still to be asked for a refund. */
export async function isToMake(db: Db, id: string): Promise<boolean> {
  const toMake = and(eq(refunds.id, id), eq(refunds.state, 'requested'), isNull(refunds.providerId));
  return (await db.$count(refunds, toMake)) > 0;
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
