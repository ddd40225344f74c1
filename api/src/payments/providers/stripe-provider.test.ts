import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { attendeeSelfCalls } from '@summit/contract/calls/attendee-self';
import { paymentCalls } from '@summit/contract/calls/payments';
import { startStripeStandIn, type StripeStandIn } from '../../testing/stripe-stand-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { orders, payments, providerEvents, refunds } from '../payments.tables.ts';
import { stripeProvider } from './stripe-provider.ts';

const webhookSecret = 'whsec_of_tests';
const secretKey = 'sk_test_of_tests';

let stripe: StripeStandIn;
let api: TestApp;
let token: string;

beforeEach(async () => {
  stripe = await startStripeStandIn();
  api = await openTestApp({ stripe: { secretKey, webhookSecret, apiUrl: stripe.url } });
  token = await api.loginAs('package');
  const body = { type: 'BuyVip', packageType: 'paid' };
  await api.call(attendeeRegistrationCalls.selectPackage, { token, body });
});

afterEach(async () => {
  await api.close();
  await stripe.close();
});

async function openSession() {
  const params = { provider: 'stripe' as const };
  const { body } = await api.call(paymentCalls.generatePaymentUrl, { token, params });
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('No session was opened.');
  return { url: body.url, session };
}

/** Sends an event as Stripe does. */
async function send(object: object, { type = 'checkout.session.completed', age = 0, sent = '' } = {}) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const timestamp = Math.floor(api.clock.now().getTime() / 1000) - age;
  const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecret,
    timestamp,
  });
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/payment/stripe/webhook',
    payload: sent || payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  return statusCode;
}

const status = async () =>
  (await api.call(attendeeSelfCalls.registrationStatus, { token })).body.registrationStatus;

const hint = (session: { id: string; client_reference_id: string }) => ({
  object: 'checkout.session',
  id: session.id,
  client_reference_id: session.client_reference_id,
});

test('a session is opened for cards, by our own id, in the pinned version, once for each payment', async () => {
  const { url, session } = await openSession();
  await openSession();
  const [payment] = await api.db.select().from(payments);

  expect(url).toBe(session.url);
  expect(stripe.sessions).toHaveLength(1);
  expect(session).toMatchObject({ amount_total: 29_500, client_reference_id: payment?.id });
  expect(stripe.lastHeaders).toMatchObject({
    'idempotency-key': `payment:${payment?.id}`,
    'stripe-version': '2026-10-28.endive',
  });
});

test('a completed session that is paid completes the registration', async () => {
  const { session } = await openSession();
  expect(await send(hint(session))).toBe(204);
  expect(await status()).toBe('PendingPayment');

  stripe.pay(session.id);
  expect(await send(hint(session))).toBe(204);
  expect(await status()).toBe('Completed');
  expect(await api.db.select().from(providerEvents)).toHaveLength(1);
});

test.each([
  ['301 s old', { age: 301 }],
  ['whose body was serialised again', { sent: '{ "id": "evt_1" }' }],
])('an event %s is refused, and nothing is stored', async (_what, how) => {
  const { session } = await openSession();
  expect(await send(hint(session), how)).toBe(400);
  expect(await api.db.select().from(providerEvents)).toEqual([]);
});

test('a refund in the dashboard, known by its payment intent only, is recorded as external', async () => {
  const { session } = await openSession();
  stripe.pay(session.id);
  await send(hint(session));
  const intent = session.intent?.id ?? '';
  const made = { id: 're_dashboard', object: 'refund' as const, amount: 29_500, payment_intent: intent };
  stripe.refunds.push({ ...made, status: 'succeeded', metadata: {} });

  const event = { object: 'charge', id: 'ch_1', payment_intent: intent };
  expect(await send(event, { type: 'charge.refunded' })).toBe(204);
  expect(await api.db.select().from(refunds)).toMatchObject([{ source: 'external', amountMinor: 29_500 }]);
});

/** A paid session, and how events about its payment intent are sent. */
async function paidSession() {
  const { session } = await openSession();
  stripe.pay(session.id);
  await send(hint(session));
  const intent = session.intent?.id ?? '';
  return {
    intent,
    tell: (type: string) => send({ object: 'refund', id: 're_x', payment_intent: intent }, { type }),
  };
}

test('a refund in the dashboard that is pending takes no place, and none either once it has failed', async () => {
  const { intent, tell } = await paidSession();
  const refund = { id: 're_x', object: 'refund' as const, amount: 29_500, payment_intent: intent };
  stripe.refunds.push({ ...refund, status: 'pending', metadata: {} });
  await tell('charge.refunded');
  expect(await status()).toBe('Completed');

  Object.assign(stripe.refunds[0] ?? {}, { status: 'failed' });
  await tell('refund.failed');
  expect(await status()).toBe('Completed');
  expect(await api.db.select().from(refunds)).toMatchObject([{ source: 'external', state: 'failed' }]);
});

test('a refund in the dashboard that succeeded and failed later is made again', async () => {
  const { intent, tell } = await paidSession();
  const refund = { id: 're_x', object: 'refund' as const, amount: 29_500, payment_intent: intent };
  stripe.refunds.push({ ...refund, status: 'succeeded', metadata: {} });
  await tell('charge.refunded');
  expect(await status()).toBe('PendingPackageSelection');

  Object.assign(stripe.refunds[0] ?? {}, { status: 'failed' });
  await tell('refund.failed');
  expect(await api.db.select().from(refunds)).toMatchObject([
    { source: 'external', state: 'failed' },
    { source: 'reconciler', state: 'requested', amountMinor: 29_500 },
  ]);
});

test.each([
  ['needs_response', 'Completed'],
  ['won', 'Completed'],
  ['lost', 'PendingPackageSelection'],
])('a dispute that is %s leaves the registration %s', async (disputeStatus, registration) => {
  const { intent, tell } = await paidSession();
  const dispute = { id: 'dp_1', object: 'dispute' as const, amount: 29_500, payment_intent: intent };
  stripe.disputes.push({ ...dispute, status: disputeStatus });
  await tell('charge.dispute.closed');
  expect(await status()).toBe(registration);
});

test.each([
  ['a penny', { amount_total: 1 }],
  ['the same in another currency', { currency: 'usd' }],
])('%s pays for nothing, and goes back', async (_what, charged) => {
  const { session } = await openSession();
  Object.assign(session, charged);
  stripe.pay(session.id);
  await send(hint(session));
  expect(await status()).not.toBe('Completed');
  const amountMinor = session.amount_total;
  expect(await api.db.select().from(refunds)).toMatchObject([{ state: 'requested', amountMinor }]);
});

test('an expired session is a page that nobody finished; closing one that is paid does nothing', async () => {
  const provider = stripeProvider({ secretKey, webhookSecret, apiUrl: stripe.url });
  const { session } = await openSession();
  await provider.close(session.id);
  expect(await provider.report(session.id)).toMatchObject({ state: 'failed', isDeclined: false });

  stripe.pay(session.id);
  await provider.close(session.id);
  expect(await provider.report(session.id)).toMatchObject({ state: 'succeeded' });
});

test('the same refund is made once', async () => {
  const provider = stripeProvider({ secretKey, webhookSecret, apiUrl: stripe.url });
  const { session } = await openSession();
  stripe.pay(session.id);
  const refund = { refundId: 'own', providerId: session.id, amountMinor: 500 };
  const made = [await provider.refund(refund), await provider.refund(refund)];

  expect(stripe.refunds).toHaveLength(1);
  expect(made[0]).toEqual({
    providerId: stripe.refunds[0]?.id,
    refundId: 'own',
    amountMinor: 500,
    state: 'succeeded',
  });
  expect(made[1]).toEqual(made[0]);
});

test('payment-0003: Stripe takes no payment of so few pence, and the registration goes on', async () => {
  await api.db.update(orders).set({ priceMinor: 20 });
  const params = { provider: 'stripe' as const };
  const { code } = await api.call(paymentCalls.generatePaymentUrl, { token, params });
  expect(code).toBe('payment-0003');
  expect(stripe.sessions).toEqual([]);

  await api.db.update(orders).set({ priceMinor: 29_500 });
  expect((await openSession()).session.amount_total).toBe(29_500);
});

test('Stripe that is away is a failure that can be repeated', async () => {
  await stripe.close();
  const params = { provider: 'stripe' as const };
  const { code } = await api.call(paymentCalls.generatePaymentUrl, { token, params });
  expect(code).toBe('payment-0004');
});
