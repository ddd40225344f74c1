import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-orders';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';

const day = 86_400_000;

let visit: PaymentVisit;

beforeEach(async () => {
  visit = await openPaymentVisit();
});

afterEach(() => visit.close());

async function listTimeline() {
  const token = await visit.api.organise('owner');
  const { body } = await visit.api.call(calls.organisedOrders, { token, query: { filter: '{}' } });
  const params = { id: body.items[0]?.id ?? '' };
  return (await visit.api.call(calls.organisedOrder, { token, params })).body.timeline;
}

test('a payment is listed at the time when it was made, whatever is known about it later', async () => {
  const page = await visit.openCardPage(await visit.choosePaid());
  await visit.payWith(page, 'approve');
  const paidAt = visit.api.clock.now().getTime();
  visit.api.clock.moveBy(day);
  await visit.press(page, 'refund');
  await visit.runJobs();
  const timeline = await listTimeline();
  const paid = timeline.find(({ text }) => text === '£295.00 was paid.');
  expect(Math.abs(Date.parse(paid?.at ?? '') - paidAt)).toBeLessThan(day / 2);
  const texts = timeline.map(({ text }) => text);
  expect(texts.findIndex((text) => text.includes('was paid'))).toBeLessThan(
    texts.findIndex((text) => text.includes('at the payment provider, not here')),
  );
});
