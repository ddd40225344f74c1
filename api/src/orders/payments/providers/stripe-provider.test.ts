import { afterEach, beforeEach, expect, test } from 'vitest';
import * as paymentCalls from '@summit/contract/calls/payments';
import { hint, openStripeVisit, type StripeVisit } from '../../../testing/visits/stripe-visit.ts';
import { orders, payments, providerEvents } from '../payments.tables.ts';
import { stripeProvider } from './stripe-provider.ts';

let visit: StripeVisit;

beforeEach(async () => {
  visit = await openStripeVisit();
});

afterEach(() => visit.close());

test('a session for cards is opened once for each payment, with our id and the pinned API version', async () => {
  const { url, session } = await visit.openSession();
  await visit.openSession();
  const [payment] = await visit.api.db.select().from(payments);

  expect(url).toBe(session.url);
  expect(visit.stripe.sessions).toHaveLength(1);
  expect(session).toMatchObject({ amount_total: 29_500, client_reference_id: payment?.id });
  expect(visit.stripe.lastHeaders).toMatchObject({
    'idempotency-key': `payment:${payment?.id}`,
    'stripe-version': '2026-10-28.endive',
  });
});

test('a completed session that is paid completes the registration', async () => {
  const { session } = await visit.openSession();
  expect(await visit.send(hint(session))).toBe(204);
  expect(await visit.status()).toBe('PendingPayment');

  visit.stripe.pay(session.id);
  expect(await visit.send(hint(session))).toBe(204);
  expect(await visit.status()).toBe('Completed');
  expect(await visit.api.db.select().from(providerEvents)).toHaveLength(1);
});

test.each([
  ['301 s old', { age: 301 }],
  ['of the future', { age: -302 }],
  ['whose body was serialised again', { sent: '{ "id": "evt_1" }' }],
])('an event %s is refused, and nothing is stored', async (_what, how) => {
  const { session } = await visit.openSession();
  expect(await visit.send(hint(session), how)).toBe(400);
  expect(await visit.api.db.select().from(providerEvents)).toEqual([]);
});

test('an expired session is an unfinished page; closing a paid one does nothing', async () => {
  const provider = stripeProvider(visit.access);
  const { session } = await visit.openSession();
  await provider.close(session.id);
  expect(await provider.report(session.id)).toMatchObject({ state: 'failed', isDeclined: false });

  visit.stripe.pay(session.id);
  await provider.close(session.id);
  expect(await provider.report(session.id)).toMatchObject({ state: 'succeeded' });
});

test('the same refund is made once', async () => {
  const provider = stripeProvider(visit.access);
  const { session } = await visit.openSession();
  visit.stripe.pay(session.id);
  const refund = { refundId: 'own', providerId: session.id, amountMinor: 500, currency: 'GBP' };
  const made = [await provider.refund(refund), await provider.refund(refund)];

  expect(visit.stripe.refunds).toHaveLength(1);
  expect(made[0]).toEqual({
    providerId: visit.stripe.refunds[0]?.id,
    refundId: 'own',
    amountMinor: 500,
    state: 'succeeded',
  });
  expect(made[1]).toEqual(made[0]);
});

test('payment-0003: Stripe refuses an amount that is too small, and the registration stays open', async () => {
  await visit.api.db.update(orders).set({ priceMinor: 20 });
  const params = { provider: 'stripe' as const };
  const { code } = await visit.api.call(paymentCalls.generatePaymentUrl, { token: visit.token, params });
  expect(code).toBe('payment-0003');
  expect(visit.stripe.sessions).toEqual([]);

  await visit.api.db.update(orders).set({ priceMinor: 29_500 });
  expect((await visit.openSession()).session.amount_total).toBe(29_500);
});

test('a payer whose address Stripe refuses is asked for one on its page', async () => {
  visit.stripe.refusesEmails = true;
  const { url, session } = await visit.openSession();
  await visit.openSession();

  expect(url).toBe(session.url);
  expect(visit.stripe.sessions).toHaveLength(1);
});

test('an outage of Stripe is a retryable failure', async () => {
  await visit.stripe.close();
  const params = { provider: 'stripe' as const };
  const { code } = await visit.api.call(paymentCalls.generatePaymentUrl, { token: visit.token, params });
  expect(code).toBe('payment-0004');
});
