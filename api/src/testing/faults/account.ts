import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { packagePlaces } from '../../packages/packages.tables.ts';
import type { CardPage } from '../../payment-sandbox/card-pages.ts';
import { orders, payments, refunds } from '../../payments/payments.tables.ts';
import type { Db } from '../../platform/db/db.ts';

async function accountOf(db: Db, attendeeId: string) {
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
 * Succeeded less refunded is the price of the place, less what an organiser returned of it in the provider's dashboard;
 * nobody is charged twice, or paid without a place or a refund.
 */
export async function demandBalance(db: Db, attendeeId: string): Promise<void> {
  const { order, made, returned, place } = await accountOf(db, attendeeId);
  const arrived = made.filter(({ state }) => state === 'succeeded');
  const payer = arrived.find(({ id }) => id === order?.paidBy);
  const goodwill = returned.filter(({ paymentId }) => paymentId === payer?.id);
  expect(goodwill.every(({ source }) => source === 'external')).toBe(true);
  expect(sum(arrived) - sum(returned)).toBe((payer?.amountMinor ?? 0) - sum(goodwill));
  expect(place?.state === 'Taken').toBe(payer !== undefined);
  for (const payment of arrived.filter((one) => one !== payer)) {
    expect(sum(returned.filter(({ paymentId }) => paymentId === payment.id))).toBe(payment.amountMinor);
  }
}

/** What we have recorded is what the provider did. */
export async function demandSameAt(
  db: Db,
  pages: ReadonlyMap<string, CardPage>,
  attendeeId: string,
): Promise<void> {
  const { made, returned } = await accountOf(db, attendeeId);
  const ours = made.map(({ id, providerId, state }) => ({
    providerId,
    state,
    returned: sum(returned.filter(({ paymentId }) => paymentId === id)),
  }));
  const theirs = [...pages.values()].map(({ id, state, refunds: back }) => ({
    providerId: id,
    state,
    returned: sum(back),
  }));
  const shown = ours.filter(({ providerId }) => providerId !== null);
  expect(shown.sort(byId)).toEqual(theirs.sort(byId));
  expect(returned.every(({ state }) => state === 'succeeded')).toBe(true);
}

const byId = (one: { providerId: string | null }, other: { providerId: string | null }) =>
  String(one.providerId).localeCompare(String(other.providerId));
