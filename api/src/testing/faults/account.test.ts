import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packagePlaces } from '../../orders/packages/packages.tables.ts';
import { approve, type CardPage, openPage, refund } from '../../orders/payment-sandbox/card-pages.ts';
import { orders, payments, refunds } from '../../orders/payments/payments.tables.ts';
import { addPayer, addTicket } from '../payers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { requireBalance, requireSameAt } from './account.ts';

let api: TestApp;
let count = 0;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

/** An attendee who has paid for a place twice; the second payment is being refunded. */
async function paidTwice() {
  const { db, clock } = api;
  const ticket = await addTicket(db, `ACCOUNT${(count += 1)}`);
  const attendeeId = await addPayer(db);
  const now = clock.now();
  const [order] = await db
    .insert(orders)
    .values({ attendeeId, packageId: ticket.id, priceMinor: 29_500, currency: 'GBP' })
    .returning();
  const pages = new Map<string, CardPage>();
  const made = [];
  for (const name of ['first', 'second']) {
    const page = openPage(
      pages,
      {
        ...{ paymentId: name, amountMinor: 29_500, currency: 'GBP', description: '', email: '' },
        ...{ returnUrl: '', cancelUrl: '', webhookUrl: '', closesAt: now.toISOString() },
      },
      now,
    );
    approve(page);
    const [payment] = await db
      .insert(payments)
      .values({
        ...{ orderId: order?.id ?? '', provider: 'sandbox', state: 'succeeded', amountMinor: 29_500 },
        ...{ currency: 'GBP', providerId: page.id, nextCheckAt: now, createdAt: now, updatedAt: now },
      })
      .returning();
    made.push({ page, id: payment?.id ?? '' });
  }
  const [first, second] = made;
  if (!first || !second) throw new Error('Nothing was paid.');
  await db.update(orders).set({ state: 'paid', paidBy: first.id }).where(eq(orders.attendeeId, attendeeId));
  await db.insert(packagePlaces).values({ attendeeId, packageId: ticket.id, state: 'Taken' });
  const providerId = refund(second.page, null, 29_500, now)?.providerId;
  const back = { paymentId: second.id, amountMinor: 29_500, source: 'reconciler', providerId } as const;
  await db.insert(refunds).values({ ...back, state: 'succeeded', nextAttemptAt: now, createdAt: now });
  return { attendeeId, first, second, pages };
}

type Paid = Awaited<ReturnType<typeof paidTwice>>;

const requireBooks = async ({ attendeeId, pages }: Paid) => {
  await requireBalance(api.db, attendeeId);
  await requireSameAt(api.db, pages, attendeeId);
};

const ofSecond = ({ second }: Paid) => eq(refunds.paymentId, second.id);

test('correct accounts pass', async () => {
  await expect(requireBooks(await paidTwice())).resolves.toBeUndefined();
});

// Each case breaks one thing, because a check that cannot fail proves nothing.
test.each<[string, (paid: Paid) => unknown]>([
  ['a refund has failed, and nothing was done', (paid) => fail(paid)],
  ['a refund is missing', (paid) => api.db.delete(refunds).where(ofSecond(paid))],
  [
    'a refund is still on its way in the end',
    (paid) => api.db.update(refunds).set({ state: 'requested' }).where(ofSecond(paid)),
  ],
  [
    'a refund is left to a person in the end',
    (paid) => api.db.update(refunds).set({ state: 'byHand' }).where(ofSecond(paid)),
  ],
  [
    'less went back than was paid',
    (paid) => api.db.update(refunds).set({ amountMinor: 29_400 }).where(ofSecond(paid)),
  ],
  ['the payment of the place was refunded', ({ first }) => returned(first.id, 'succeeded', 'external')],
  [
    'the site itself returns what pays for the place',
    ({ first }) => returned(first.id, 'requested', 'reconciler'),
  ],
  [
    'the place is gone',
    ({ attendeeId }) => api.db.delete(packagePlaces).where(eq(packagePlaces.attendeeId, attendeeId)),
  ],
  [
    'another amount paid for the place',
    ({ first }) => api.db.update(payments).set({ paidMinor: 1 }).where(eq(payments.id, first.id)),
  ],
  [
    'another currency paid for the place',
    ({ first }) => api.db.update(payments).set({ paidCurrency: 'USD' }).where(eq(payments.id, first.id)),
  ],
  ['the provider knows of no payment', ({ first }) => Object.assign(first.page, { state: 'failed' })],
  ['the provider knows of another amount', ({ first }) => Object.assign(first.page, { paid: null })],
  ['the provider knows of no refund', ({ second }) => second.page.refunds.splice(0)],
])('the check detects that %s', async (_what, breakIt) => {
  const paid = await paidTwice();
  await breakIt(paid);
  await expect(requireBooks(paid)).rejects.toThrow();
});

const fail = (paid: Paid) => api.db.update(refunds).set({ state: 'failed' }).where(ofSecond(paid));

function returned(paymentId: string, state: 'succeeded' | 'requested', source: 'external' | 'reconciler') {
  const now = api.clock.now();
  const row = { paymentId, state, source, amountMinor: 29_500, nextAttemptAt: now, createdAt: now };
  return api.db.insert(refunds).values(row);
}
