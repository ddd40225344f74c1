import { afterEach, beforeEach, expect, test } from 'vitest';
import { hint, openStripeVisit, type StripeVisit } from '../../../testing/visits/stripe-visit.ts';
import { invoices } from '../../invoices/invoices.tables.ts';
import { requestRefund } from '../../public/refunds.queries.ts';
import { payments, refunds } from '../payments.tables.ts';

let visit: StripeVisit;

beforeEach(async () => {
  visit = await openStripeVisit();
});

afterEach(() => visit.close());

test('a dashboard refund known only by its payment intent is recorded as external', async () => {
  const { session } = await visit.openSession();
  visit.stripe.pay(session.id);
  await visit.send(hint(session));
  const intent = session.intent?.id ?? '';
  const made = {
    id: 're_dashboard',
    object: 'refund' as const,
    amount: 29_500,
    currency: 'gbp',
    payment_intent: intent,
  };
  visit.stripe.refunds.push({ ...made, status: 'succeeded', metadata: {} });

  const event = { object: 'charge', id: 'ch_1', payment_intent: intent };
  expect(await visit.send(event, { type: 'charge.refunded' })).toBe(204);
  expect(await visit.api.db.select().from(refunds)).toMatchObject([
    { source: 'external', amountMinor: 29_500 },
  ]);
});

test('a pending dashboard refund keeps the place, and so does a failed one', async () => {
  const { intent, tell } = await visit.paidSession();
  const refund = {
    id: 're_x',
    object: 'refund' as const,
    amount: 29_500,
    currency: 'gbp',
    payment_intent: intent,
  };
  visit.stripe.refunds.push({ ...refund, status: 'pending', metadata: {} });
  await tell('charge.refunded');
  expect(await visit.status()).toBe('Completed');

  Object.assign(visit.stripe.refunds[0] ?? {}, { status: 'failed' });
  await tell('refund.failed');
  expect(await visit.status()).toBe('Completed');
  expect(await visit.api.db.select().from(refunds)).toMatchObject([{ source: 'external', state: 'failed' }]);
});

test('a dashboard refund that fails after its success is made again', async () => {
  const { intent, tell } = await visit.paidSession();
  const refund = {
    id: 're_x',
    object: 'refund' as const,
    amount: 29_500,
    currency: 'gbp',
    payment_intent: intent,
  };
  visit.stripe.refunds.push({ ...refund, status: 'succeeded', metadata: {} });
  await tell('charge.refunded');
  expect(await visit.status()).toBe('PendingPackageSelection');

  Object.assign(visit.stripe.refunds[0] ?? {}, { status: 'failed' });
  await tell('refund.failed');
  expect(await visit.api.db.select().from(refunds)).toMatchObject([
    { source: 'external', state: 'failed' },
    { source: 'reconciler', state: 'requested', amountMinor: 29_500 },
  ]);
});

test('an older report does not undo the effects of a failed refund', async () => {
  const { intent, tell } = await visit.paidSession();
  const refund = {
    id: 're_x',
    object: 'refund' as const,
    amount: 29_500,
    currency: 'gbp',
    payment_intent: intent,
  };
  visit.stripe.refunds.push({ ...refund, status: 'succeeded', metadata: {} });
  await tell('charge.refunded');
  for (const reported of ['failed', 'succeeded', 'pending']) {
    Object.assign(visit.stripe.refunds[0] ?? {}, { status: reported });
    await tell('refund.updated');
  }
  const rows = await visit.api.db.select().from(refunds);
  expect(rows.map(({ source, state }) => `${source} ${state}`).sort()).toEqual([
    'external failed',
    'reconciler requested',
  ]);
});

test('a refund whose response was lost is not repeated, even if Stripe’s idempotency key has expired', async () => {
  const { intent } = await visit.paidSession();
  Object.assign(visit.stripe, { losesRefundResponses: true });
  const [payment] = await visit.api.db.select().from(payments);
  const now = visit.api.clock.now();
  await visit.api.db.transaction((tx) =>
    requestRefund(tx, { paymentId: payment?.id ?? '', amountMinor: 14_750 }, now),
  );
  await visit.runJobs();
  expect(await visit.api.db.select().from(refunds)).toMatchObject([{ state: 'requested', providerId: null }]);

  Object.assign(visit.stripe, { losesRefundResponses: false });
  visit.stripe.forgetKeys();
  visit.api.clock.moveBy(25 * 3_600_000);
  await visit.runJobs();
  expect(visit.stripe.refunds).toMatchObject([{ payment_intent: intent, amount: 14_750 }]);
  expect(await visit.api.db.select().from(refunds)).toMatchObject([
    { state: 'succeeded', providerId: visit.stripe.refunds[0]?.id },
  ]);
});

test('credit notes never exceed their invoice, even if the bank reverses a refund', async () => {
  const { intent, tell } = await visit.paidSession();
  const refund = {
    id: 're_x',
    object: 'refund' as const,
    amount: 20_000,
    currency: 'gbp',
    payment_intent: intent,
  };
  visit.stripe.refunds.push({ ...refund, status: 'succeeded', metadata: {} });
  await tell('charge.refunded');
  const dispute = {
    id: 'dp_1',
    object: 'dispute' as const,
    amount: 29_500,
    currency: 'gbp',
    payment_intent: intent,
  };
  visit.stripe.disputes.push({ ...dispute, status: 'lost' });
  await tell('charge.dispute.closed');
  expect(await visit.status()).toBe('PendingPackageSelection');
  expect(await visit.api.db.select().from(invoices)).toMatchObject([
    { kind: 'invoice', grossMinor: 29_500, vatMinor: 4_917 },
    { kind: 'creditNote', grossMinor: 20_000, vatMinor: 3_333 },
    { kind: 'creditNote', grossMinor: 9_500, vatMinor: 1_584 },
  ]);
});

test.each([
  ['needs_response', 'Completed'],
  ['won', 'Completed'],
  ['lost', 'PendingPackageSelection'],
])('a dispute that is %s leaves the registration %s', async (disputeStatus, registration) => {
  const { intent, tell } = await visit.paidSession();
  const dispute = {
    id: 'dp_1',
    object: 'dispute' as const,
    amount: 29_500,
    currency: 'gbp',
    payment_intent: intent,
  };
  visit.stripe.disputes.push({ ...dispute, status: disputeStatus });
  await tell('charge.dispute.closed');
  expect(await visit.status()).toBe(registration);
});

test.each([
  ['a penny', { amount_total: 1 }],
  ['the same in another currency', { currency: 'usd' }],
])('%s does not pay for the ticket, and is refunded', async (_what, charged) => {
  const { session } = await visit.openSession();
  Object.assign(session, charged);
  visit.stripe.pay(session.id);
  await visit.send(hint(session));
  expect(await visit.status()).not.toBe('Completed');
  const amountMinor = session.amount_total;
  expect(await visit.api.db.select().from(refunds)).toMatchObject([{ state: 'requested', amountMinor }]);
});
