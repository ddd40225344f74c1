import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '@summit/contract/messages';
import { organiserOf } from '../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

async function refusal(resource: 'promo-codes' | 'packages', key: string, values: object) {
  const organiser = await organiserOf(api);
  const { status, raw } = await organiser.set(resource, key, values);
  return status === 200 ? null : (raw.json() as { failures: object[] }).failures;
}

test.each([
  ['FREE', { kind: 'percent', discount: 100 }, null],
  ['ALL', { kind: 'amount', discount: 29_500, packageId: 'buy-vip' }, null],
  ['NEARLY', { kind: 'amount', discount: 29_471, packageId: 'buy-vip' }, messages.leastPaid],
  ['TOOMUCH', { kind: 'percent', discount: 101 }, messages.percent],
])('a code %s of %j is refused with %p', async (key, values, message) => {
  const found = await refusal('promo-codes', key, values);
  expect(found).toEqual(message && [expect.objectContaining({ field: 'discount', message })]);
});

test('a price that a code would bring below the least is refused, and one below it itself', async () => {
  await refusal('promo-codes', 'HUNDRED', { kind: 'amount', discount: 10_000, packageId: 'buy-vip' });
  for (const [priceMinor, message] of [
    [10_029, messages.leastPaid],
    [29, messages.leastPrice],
  ]) {
    const found = await refusal('packages', 'buy-vip', { priceMinor });
    expect(found).toEqual([expect.objectContaining({ field: 'priceMinor', message })]);
  }
  expect(await refusal('packages', 'buy-vip', { priceMinor: 10_030 })).toBeNull();
});

test.each(['JPY', 'KWD', 'ISK', 'XAF', 'CLP', 'ABC', 'XXX', 'XTS', 'XDR', 'XAU', 'gbp', 'GB'])(
  'no ticket is sold in %s',
  async (currency) => {
    const ticket = { type: 'Other', categoryType: 'Buy', name: 'Other', kind: 'paid', priceMinor: 12_950 };
    const found = await refusal('packages', 'other', { ...ticket, currency });
    expect(found).toContainEqual(expect.objectContaining({ field: 'currency', message: messages.currency }));
  },
);
