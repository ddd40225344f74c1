import { afterAll, beforeAll, expect, test } from 'vitest';
import * as paymentCalls from '@summit/contract/calls/payments';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('an attendee who has to pay sees the package and the price', async () => {
  const { body } = await api.call(paymentCalls.paymentInfo, { token: await api.loginAs('request') });
  expect(body).toMatchObject({
    packageType: 'SellStandard',
    price: 69_500,
    discount: 0,
    total: 69_500,
    currency: 'GBP',
  });
});

test('a pending payment is returned', async () => {
  const { body } = await api.call(paymentCalls.paymentInfo, { token: await api.loginAs('pending') });
  expect(body).toMatchObject({ registrationStatus: 'PendingPayment', paymentStatus: 'Pending' });
});

test.each(['buy', 'package', 'sell'] as const)('%s@ has nothing to pay', async (account) => {
  const { code } = await api.call(paymentCalls.paymentInfo, { token: await api.loginAs(account) });
  expect(code).toBe('payment-0001');
});
