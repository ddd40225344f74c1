import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as paymentCalls from '@summit/contract/calls/payments';
import * as limits from '@summit/contract/limits/limits';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';
import { orders, payments, providerEvents, refunds } from './payments.tables.ts';

let visit: PaymentVisit;
let token: string;

beforeEach(async () => {
  visit = await openPaymentVisit();
  token = await visit.choosePaid();
});

afterEach(() => visit.close());

const info = () => visit.api.call(paymentCalls.paymentInfo, { token });

/** Succeeded payments less refunds. */
async function balance(): Promise<number> {
  const paid = (await visit.api.db.select().from(payments)).filter(({ state }) => state === 'succeeded');
  const returned = await visit.api.db.select().from(refunds);
  const sum = (rows: { amountMinor: number }[]) =>
    rows.reduce((all, { amountMinor }) => all + amountMinor, 0);
  return sum(paid) - sum(returned);
}

const mails = async () => (await visit.api.app.platform.mail.list(visit.api.db, 9)).map(({ topic }) => topic);

test('an approved payment completes the registration, with one event row and one email', async () => {
  const page = await visit.openCardPage(token);
  expect(await visit.status(token)).toBe('PendingPayment');
  await visit.payWith(page, 'approve');

  expect(await visit.status(token)).toBe('Completed');
  expect(await balance()).toBe(29_500);
  expect(await visit.api.db.select().from(providerEvents)).toHaveLength(1);
  expect(await mails()).toEqual(['registration-completed']);
  expect((await info()).code).toBe('payment-0001');
});

test('repeated and misordered events change nothing', async () => {
  const page = await visit.openCardPage(token);
  await visit.payWith(page, 'twice');
  await visit.press(page, 'resend');

  expect(await visit.status(token)).toBe('Completed');
  expect(await balance()).toBe(29_500);
  expect(await mails()).toEqual(['registration-completed']);
});

test('a declined payment has a reason, and the next one uses a new card page', async () => {
  const first = await visit.openCardPage(token);
  await visit.payWith(first, 'decline');
  expect((await info()).body).toMatchObject({
    registrationStatus: 'RequestForPayment',
    paymentStatus: 'Declined',
    declinedReason: 'There is not enough money on the card.',
  });

  const second = await visit.openCardPage(token);
  expect(second).not.toBe(first);
  expect((await info()).body).toMatchObject({ paymentStatus: 'Pending', declinedReason: null });
  await visit.payWith(second, 'approve');
  expect(await visit.status(token)).toBe('Completed');
});

test('a second press or tab opens the same card page', async () => {
  const pages = await Promise.all(Array.from({ length: 6 }, () => visit.openCardPage(token)));
  expect(new Set(pages).size).toBe(1);
  expect(await visit.api.db.select().from(payments)).toHaveLength(1);
});

test('readers and the reconciler detect a payment when all events are lost', async () => {
  visit.setDelivery(false);
  await visit.payWith(await visit.openCardPage(token), 'approve');
  expect(await visit.status(token)).toBe('PendingPayment');

  visit.api.clock.moveBy(5_000);
  expect((await info()).code).toBe('payment-0001');
  expect(await visit.status(token)).toBe('Completed');
});

test('the reconciler checks a payment that is not being read', async () => {
  visit.setDelivery(false);
  await visit.payWith(await visit.openCardPage(token), 'approve');
  visit.api.clock.moveBy(60_000);
  await visit.runJobs();
  expect(await visit.status(token)).toBe('Completed');
});

test('the end of the hold closes the card page, and another ticket can be chosen', async () => {
  const page = await visit.openCardPage(token);
  visit.api.clock.moveBy(limits.placeHoldTime + 1000);
  token = await visit.api.loginAs('package');
  await visit.runJobs();
  expect(await visit.status(token)).toBe('RequestForPayment');
  expect(await (await fetch(page)).text()).toContain('This page is closed');

  const params = { provider: 'sandbox' as const };
  const again = await visit.api.call(paymentCalls.generatePaymentUrl, { token, params });
  expect(again.code).toBe('package-0003');
  await visit.runJobs();
  const body = { type: 'BuyStandard', packageType: 'free' };
  const chosen = await visit.api.call(attendeeRegistrationCalls.selectPackage, { token, body });
  expect(chosen.body.registrationStatus).toBe('Completed');
});

test('the place stays while the bank authenticates the payment at the end of the hold', async () => {
  visit.api.clock.moveBy(limits.placeHoldTime - 10_000);
  token = await visit.api.loginAs('package');
  await visit.payWith(await visit.openCardPage(token), 'slow');
  visit.api.clock.moveBy(15_000);
  await visit.runJobs();
  await visit.sellOut('BuyVip');
  expect(await visit.status(token)).toBe('PendingPayment');

  visit.api.clock.moveBy(60_000);
  await visit.runJobs();
  expect(await visit.status(token)).toBe('Completed');
});

test('a late payment is accepted if a place is left', async () => {
  const page = await visit.openCardPage(token);
  visit.api.clock.moveBy(limits.placeHoldTime + 1000);
  await visit.runJobs();
  await visit.runJobs();
  token = await visit.api.loginAs('package');
  expect(await visit.status(token)).toBe('RequestForPayment');

  await visit.press(page, 'late');
  expect(await visit.status(token)).toBe('Completed');
  expect(await balance()).toBe(29_500);
});

test('a late payment is refunded, with an email, if no place is left', async () => {
  const page = await visit.openCardPage(token);
  visit.api.clock.moveBy(limits.placeHoldTime + 1000);
  await visit.runJobs();
  await visit.runJobs();
  await visit.sellOut('BuyVip');
  await visit.press(page, 'late');
  await visit.runJobs();

  expect(await balance()).toBe(0);
  expect(await visit.api.db.select().from(refunds)).toMatchObject([
    { source: 'reconciler', state: 'succeeded', amountMinor: 29_500, providerId: expect.any(String) },
  ]);
  expect(await mails()).toEqual(['payment-refunded']);
});

test('a second payment is refunded, and the ticket stays', async () => {
  const first = await visit.openCardPage(token);
  await visit.payWith(first, 'decline');
  await visit.payWith(await visit.openCardPage(token), 'approve');
  await visit.press(first, 'late');
  await visit.runJobs();

  expect(await visit.status(token)).toBe('Completed');
  expect(await balance()).toBe(29_500);
  expect(await mails()).toEqual(expect.arrayContaining(['payment-refunded', 'registration-completed']));
});

test('a refund made at the provider is recorded as external and cancels the ticket', async () => {
  const page = await visit.openCardPage(token);
  await visit.payWith(page, 'approve');
  await visit.press(page, 'refund');

  expect(await visit.api.db.select().from(refunds)).toMatchObject([
    { source: 'external', state: 'succeeded' },
  ]);
  expect(await visit.api.db.select().from(orders)).toMatchObject([{ state: 'cancelled' }]);
  expect(await visit.status(token)).toBe('PendingPackageSelection');
  expect(await balance()).toBe(0);
});

test('a dispute is only recorded', async () => {
  const page = await visit.openCardPage(token);
  await visit.payWith(page, 'approve');
  await visit.press(page, 'dispute');

  expect(await visit.api.db.select().from(payments)).toMatchObject([{ disputedAt: expect.any(Date) }]);
  expect(await visit.status(token)).toBe('Completed');
});

test('the hold can be extended from the present time, up to its limit', async () => {
  visit.api.clock.moveBy(10 * 60_000);
  token = await visit.api.loginAs('package');
  const { body } = await visit.api.call(paymentCalls.extendHold, { token });
  const held = Date.parse(body.heldUntil ?? '') - visit.api.clock.now().getTime();
  expect(Math.abs(held - limits.placeHoldTime)).toBeLessThan(5000);

  visit.api.clock.moveBy(limits.placeHoldTime + 1000);
  token = await visit.api.loginAs('package');
  expect((await visit.api.call(paymentCalls.extendHold, { token })).code).toBe('package-0003');
});

test('only the configured provider is available', async () => {
  const params = { provider: 'stripe' as const };
  const { code } = await visit.api.call(paymentCalls.generatePaymentUrl, { token, params });
  expect(code).toBe('payment-0002');
});

test('payment-0003: the sandbox refuses an amount that is too small', async () => {
  await visit.api.db.update(orders).set({ priceMinor: 20 });
  const params = { provider: 'sandbox' as const };
  const { code } = await visit.api.call(paymentCalls.generatePaymentUrl, { token, params });
  expect(code).toBe('payment-0003');
});
