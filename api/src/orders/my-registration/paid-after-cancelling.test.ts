import { afterEach, beforeEach, expect, test } from 'vitest';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';
import { orders, refunds } from '../payments/payments.tables.ts';

let visit: PaymentVisit;

beforeEach(async () => {
  visit = await openPaymentVisit();
});
afterEach(() => visit.close());

test('what an earlier card page brings after the cancellation goes back, and registers nobody again', async () => {
  const { db, clock } = visit.api;
  const until = new Date(clock.now().getTime() + 86_400_000).toISOString();
  const cancellation = { isEnabled: true, until, refunds: [{ until, percent: 100 }], text: 'All of it.' };
  const waitingList = { isEnabled: false, offerHours: 24 };
  await writeSection(db, 'ticketCare', { cancellation, waitingList }, clock.now());
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
