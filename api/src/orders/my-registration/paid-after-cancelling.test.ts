import { afterEach, beforeEach, expect, test } from 'vitest';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';
import { orders, payments, refunds } from '../payments/payments.tables.ts';

let visit: PaymentVisit;

beforeEach(async () => {
  visit = await openPaymentVisit();
});
afterEach(() => visit.close());

/** Cancelling within a day gives a full refund. */
async function returnAll(): Promise<void> {
  const { db, clock } = visit.api;
  const until = new Date(clock.now().getTime() + 86_400_000).toISOString();
  const cancellation = { isEnabled: true, until, refunds: [{ until, percent: 100 }], text: 'All of it.' };
  const waitingList = { isEnabled: false, offerHours: 24 };
  await writeSection(db, 'ticketCare', { cancellation, waitingList }, clock.now());
}

test('a late payment on an earlier card page after the cancellation is refunded, and does not register the attendee', async () => {
  const { db } = visit.api;
  await returnAll();
  const token = await visit.choosePaid();
  const first = await visit.openCardPage(token);
  await visit.payWith(first, 'decline');
  await visit.payWith(await visit.openCardPage(token), 'approve');
  const body = { refund: 29_500 };
  const cancelled = await visit.api.call(myRegistrationCalls.cancelRegistration, { token, body });
  expect(cancelled.status).toBe(200);
  await visit.press(first, 'late');

  expect(await visit.status(token)).toBe('PendingPackageSelection');
  expect(await db.select().from(orders)).toMatchObject([{ state: 'cancelled' }]);
  const returned = await db.select().from(refunds);
  expect(returned.map(({ source }) => source).sort()).toEqual(['buyer', 'reconciler']);
  expect(returned.map(({ amountMinor }) => amountMinor)).toEqual([29_500, 29_500]);
});

test('a chargeback of a whole payment after a partial refund leaves nothing to refund, and no debt', async () => {
  const { db, clock } = visit.api;
  await returnAll();
  const token = await visit.choosePaid();
  await visit.payWith(await visit.openCardPage(token), 'approve');
  const [payment] = await db.select().from(payments);
  const row = { paymentId: payment?.id ?? '', nextAttemptAt: clock.now(), createdAt: clock.now() };
  await db.insert(refunds).values([
    { ...row, amountMinor: 10_000, source: 'external', state: 'succeeded', providerId: 'refund_1' },
    { ...row, amountMinor: 29_500, source: 'dispute', state: 'requested', providerId: 'dispute_1' },
  ]);
  const { body } = await visit.api.call(myRegistrationCalls.ownRegistration, { token });
  expect(body.cancellation).toMatchObject({ state: 'open', paid: 0, refund: 0 });
  const cancelled = await visit.api.call(myRegistrationCalls.cancelRegistration, {
    token,
    body: { refund: 0 },
  });
  expect(cancelled.status).toBe(200);
});
