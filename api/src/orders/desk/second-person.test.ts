import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-orders';
import * as limits from '@summit/contract/limits/limits';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';
import { refunds } from '../payments/payments.tables.ts';

const [ownerFacts] = demoOrganisers;

let visit: PaymentVisit;

beforeEach(async () => {
  visit = await openPaymentVisit();
  const attendee = await visit.choosePaid();
  await visit.payWith(await visit.openCardPage(attendee), 'approve');
});

afterEach(() => visit.close());

/** Changes the setting like an owner in the backoffice. */
async function setLimit(secondPersonFrom: number, dryRun = false): Promise<void> {
  const owner = await getOrganiser(visit.api);
  const { status } = await owner.set('settings', 'refunds', { secondPersonFrom }, { dryRun });
  expect(status).toBe(200);
}

/** Whether a refund would be made immediately, or wait for a second person; without a dry run it is asked for. */
async function refundOf(amount: string, dryRun = true): Promise<string> {
  const token = await visit.api.organise('owner');
  const orders = await visit.api.call(calls.organisedOrders, { token, query: { filter: '{}' } });
  const params = { id: orders.body.items[0]?.id ?? '' };
  const order = await visit.api.call(calls.organisedOrder, { token, params });
  const payment = order.body.payments.find(({ state }) => state === 'succeeded');
  const { body } = await visit.api.call(calls.refundPayment, {
    token,
    params,
    query: { dryRun: String(dryRun) },
    body: {
      paymentId: payment?.id ?? '',
      amount,
      returnable: payment?.returnable ?? '',
      reason: 'She could not come on Tuesday.',
    },
  });
  return body.state;
}

/** Makes the analyst a second organiser with permission for refunds. */
async function secondPerson(): Promise<string> {
  await visit.api.db
    .update(organisers)
    .set({ roles: ['finance'] })
    .where(eq(organisers.name, 'Ana Lister'));
  return visit.api.organise('analyst');
}

async function mailed(): Promise<string[]> {
  const mails = await visit.api.app.platform.mail.list(visit.api.db, 20);
  return mails.filter(({ topic }) => topic === 'refund-limit').map(({ to }) => to);
}

test('raising the sum from which a second person is needed applies a day later, so that it enables no refund by one person', async () => {
  expect(await refundOf('150')).toBe('requested');
  await setLimit(100);
  expect(await refundOf('150')).toBe('waiting');
  await setLimit(1000);
  expect(await refundOf('150')).toBe('waiting');
  visit.api.clock.moveBy(limits.refundLimitDelay + 1000);
  expect(await refundOf('150')).toBe('requested');
});

test('the lowest sum of the day applies when it is raised in two steps and lowered in between', async () => {
  await setLimit(120);
  visit.api.clock.moveBy(limits.refundLimitDelay + 1000);
  await setLimit(200);
  await setLimit(180);
  await setLimit(5000);
  expect(await refundOf('130')).toBe('waiting');
  expect(await refundOf('110')).toBe('requested');
});

test('the owners get an email when the sum is raised, but not when it is lowered, or for a dry run', async () => {
  await setLimit(100);
  await setLimit(1000, true);
  expect(await mailed()).toEqual([]);
  await setLimit(1000);
  expect(await mailed()).toEqual([ownerFacts.email]);
});

test('a repeated decision is recognised, and the opposite one refused, when the refund was replaced since', async () => {
  await setLimit(100);
  expect(await refundOf('150', false)).toBe('waiting');
  const token = await secondPerson();
  const { requests } = (await visit.api.call(calls.refundRequests, { token })).body;
  const params = { id: requests[0]?.id ?? '' };
  const decide = (isConfirmed: boolean) =>
    visit.api.call(calls.decideRefundRequest, { token, params, body: { isConfirmed } });
  expect((await decide(true)).status).toBe(204);
  // As when a part was returned at the provider meanwhile.
  await visit.api.db.delete(refunds);
  expect((await decide(true)).status).toBe(204);
  expect((await decide(false)).code).toBe('cqrs-0009');
});
