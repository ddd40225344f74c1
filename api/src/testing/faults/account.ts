import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { compareCodes } from '@summit/contract/words/name-order';
import { packagePlaces } from '../../orders/packages/packages.tables.ts';
import type { CardPage } from '../../orders/payment-sandbox/card-pages.ts';
import { getPaid } from '../../orders/payments/payments.queries.ts';
import { orders, payments, refunds } from '../../orders/payments/payments.tables.ts';
import type { Db } from '../../platform/db/db.ts';

async function getAccount(db: Db, attendeeId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.attendeeId, attendeeId));
  const made = order ? await db.select().from(payments).where(eq(payments.orderId, order.id)) : [];
  const ids = made.map(({ id }) => id);
  const returned =
    ids.length > 0 ? await db.select().from(refunds).where(inArray(refunds.paymentId, ids)) : [];
  const [place] = await db.select().from(packagePlaces).where(eq(packagePlaces.attendeeId, attendeeId));
  return { order, made, returned, place };
}

const sum = (rows: readonly { amountMinor: number }[]) =>
  rows.reduce((all, { amountMinor }) => all + amountMinor, 0);

/**
 * Checks that payments less refunds, including pending ones, are the price of the place less what an organiser or the payer's
 * bank has returned. No attendee is charged twice, or without a place or a refund that has not failed.
 */
export async function requireBalance(db: Db, attendeeId: string): Promise<void> {
  const { order, made, returned, place } = await getAccount(db, attendeeId);
  const arrived = made
    .filter(({ state }) => state === 'succeeded')
    .map((payment) => ({ ...payment, ...getPaid(payment) }));
  const payer = arrived.find(({ id }) => id === order?.paidBy);
  const back = returned.filter(({ state }) => state !== 'failed');
  const goodwill = back.filter(({ paymentId }) => paymentId === payer?.id);
  expect(goodwill.every(({ source }) => source === 'external' || source === 'dispute')).toBe(true);
  expect(sum(arrived) - sum(back)).toBe((payer?.amountMinor ?? 0) - sum(goodwill));
  expect(place?.state === 'Taken').toBe(payer !== undefined);
  if (payer) {
    expect(payer).toMatchObject({ amountMinor: order?.totalMinor, currency: order?.currency });
    // A pending refund keeps the place; a completed one does not.
    expect(sum(goodwill.filter(({ state }) => state === 'succeeded'))).toBeLessThan(payer.amountMinor);
  }
  for (const payment of arrived.filter((one) => one !== payer)) {
    expect(sum(back.filter(({ paymentId }) => paymentId === payment.id))).toBe(payment.amountMinor);
  }
}

/** Checks that our records match the provider's, and nothing is left to do. */
export async function requireSameAt(
  db: Db,
  pages: ReadonlyMap<string, CardPage>,
  attendeeId: string,
): Promise<void> {
  const { made, returned } = await getAccount(db, attendeeId);
  const gone = returned.filter(({ state }) => state === 'succeeded');
  const byCard = gone.filter(({ returnedByHandAt }) => returnedByHandAt === null);
  const ours = made.map((payment) => ({
    providerId: payment.providerId,
    state: payment.state,
    paid: payment.state === 'succeeded' ? getPaid(payment) : null,
    returned: sum(byCard.filter(({ paymentId }) => paymentId === payment.id)),
  }));
  const theirs = [...pages.values()].map(({ id, state, paid, refunds: back, disputes }) => ({
    providerId: id,
    state,
    paid,
    returned:
      sum(back.filter((one) => one.state === 'succeeded')) +
      sum(disputes.filter((one) => one.state === 'lost')),
  }));
  const shown = ours.filter(({ providerId }) => providerId !== null);
  expect(shown.sort(byId)).toEqual(theirs.sort(byId));
  expect(returned.filter(({ state }) => state === 'requested' || state === 'byHand')).toEqual([]);
}

const byId = (one: { providerId: string | null }, other: { providerId: string | null }) =>
  compareCodes(String(one.providerId), String(other.providerId));
