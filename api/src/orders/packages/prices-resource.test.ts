import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '@summit/contract/words/messages';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { packages } from './packages.tables.ts';
import { discountOn } from './promo-codes.queries.ts';
import { promoCodes } from './promo-codes.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

async function refusal(resource: 'promo-codes' | 'packages', key: string, values: object) {
  const organiser = await getOrganiser(api);
  const { status, raw } = await organiser.set(resource, key, values);
  return status === 200 ? null : (raw.json() as { failures: object[] }).failures;
}

test.each([
  ['FREE', { kind: 'percent', discount: 100 }, null],
  ['ALL', { kind: 'amount', discount: '295', packageId: 'buy-vip' }, null],
  ['NEARLY', { kind: 'amount', discount: '294.71', packageId: 'buy-vip' }, messages.leastPaid],
  ['TOOMUCH', { kind: 'percent', discount: 101 }, messages.percent],
])('a code %s of %j is refused with %p', async (key, values, message) => {
  const found = await refusal('promo-codes', key, values);
  expect(found).toEqual(message && [expect.objectContaining({ field: 'discount', message })]);
});

test('a price below the smallest payment, with or without a code, is refused', async () => {
  await refusal('promo-codes', 'HUNDRED', { kind: 'amount', discount: '100.00', packageId: 'buy-vip' });
  for (const [price, message] of [
    ['100.29', messages.leastPaid],
    ['0.29', messages.leastPrice],
    ['295.005', messages.money],
    ['cheap', messages.money],
  ]) {
    const found = await refusal('packages', 'buy-vip', { price });
    expect(found).toEqual([expect.objectContaining({ field: 'price', message })]);
  }
  expect(await refusal('packages', 'buy-vip', { price: '£100.30' })).toBeNull();
});

test.each(['ABC', 'XXX', 'XTS', 'XDR', 'XAU', 'DEM', 'CLF', 'USN', 'gbp', 'GB'])(
  'a ticket in %s is refused',
  async (currency) => {
    const ticket = { type: 'Other', categoryType: 'Buy', name: 'Other', kind: 'paid', price: '129.50' };
    const found = await refusal('packages', 'other', { ...ticket, currency });
    expect(found).toContainEqual(expect.objectContaining({ field: 'currency', message: messages.currency }));
  },
);

test.each([
  ['JPY', '12,950', 12_950, '12950'],
  ['KWD', '12.95', 12_950, '12.950'],
  ['ISK', '12950', 12_950, '12950'],
  ['XAF', '12950', 12_950, '12950'],
  ['GBP', '£1,295', 129_500, '1295.00'],
  ['HUF', '12950', 1_295_000, '12950.00'],
])('a ticket in %s for %s is stored as %i and shown as %s', async (currency, price, stored, shown) => {
  const organiser = await getOrganiser(api);
  const id = `in-${currency.toLowerCase()}`;
  const ticket = { type: currency, categoryType: 'Buy', name: currency, kind: 'paid', currency };
  expect(await refusal('packages', id, { ...ticket, price })).toBeNull();
  const [row] = await api.db.select().from(packages).where(eq(packages.id, id));
  expect(row?.priceMinor).toBe(stored);
  const again = await organiser.set('packages', id, { price });
  expect(again.raw.json()).toMatchObject({ changes: [] });
  expect((await organiser.show('packages', id))?.values).toMatchObject({ price: shown });
  const [header = '', ...lines] = (await organiser.export('packages')).split('\n');
  const column = header.split(',').indexOf('"price"');
  const line = lines.find((one) => one.startsWith(`"${id}"`));
  expect([column > 0, line?.includes(`,"${shown}",`)]).toEqual([true, true]);
});

test('a price that cards cannot be charged is refused: thousandths must end with a 0', async () => {
  const ticket = { type: 'Dinar', categoryType: 'Buy', name: 'Dinar', kind: 'paid', currency: 'KWD' };
  const found = await refusal('packages', 'dinar', { ...ticket, price: '12.955' });
  expect(found).toEqual([expect.objectContaining({ field: 'price', message: messages.chargedIn })]);
});

test.each([
  ['KRW', '50'],
  ['VND', '50'],
  ['IDR', '0.50'],
  ['INR', '0.50'],
])('a price in %s of %s, which no card payment takes, is refused', async (currency, price) => {
  const ticket = { type: 'Small', categoryType: 'Buy', name: 'Small', kind: 'paid', currency, price };
  const found = await refusal('packages', 'small', ticket);
  expect(found).toEqual([expect.objectContaining({ field: 'price', message: messages.leastPrice })]);
});

test('an extra has the currency of its ticket', async () => {
  const gala = { type: 'VipGala', categoryType: 'Buy', name: 'With gala', kind: 'paid', addsTo: 'buy-vip' };
  const found = await refusal('packages', 'vip-gala', { ...gala, currency: 'JPY', price: '50000' });
  expect(found).toEqual([expect.objectContaining({ field: 'currency', message: messages.otherCurrency })]);
  expect(await refusal('packages', 'vip-gala', { ...gala, currency: 'GBP', price: '395' })).toBeNull();
});

test('tickets stored before these rules can be read, and taken off sale', async () => {
  const stored = { categoryType: 'Buy', name: 'Old', kind: 'paid', priceMinor: 50 } as const;
  await api.db.insert(packages).values([
    { ...stored, id: 'old-marks', type: 'OldMarks', currency: 'DEM' },
    { ...stored, id: 'old-gala', type: 'OldGala', currency: 'JPY', priceMinor: 50_000, addsTo: 'buy-vip' },
  ]);
  const organiser = await getOrganiser(api);
  expect((await organiser.show('packages', 'old-marks'))?.values).toMatchObject({ price: '0.50' });
  for (const id of ['old-marks', 'old-gala']) {
    expect(await refusal('packages', id, { availableUntil: '2026-01-01T00:00:00Z' })).toBeNull();
  }
  await api.db.delete(packages).where(inArray(packages.id, ['old-marks', 'old-gala']));
});

test('a discount by amount applies only to packages in its currency', async () => {
  const found = await refusal('promo-codes', 'YEN', {
    kind: 'amount',
    discount: '5000',
    currency: 'JPY',
    packageId: 'buy-vip',
  });
  expect(found).toEqual([expect.objectContaining({ field: 'currency', message: messages.otherCurrency })]);
  expect(
    await refusal('promo-codes', 'YEN', { kind: 'amount', discount: '5000', currency: 'JPY' }),
  ).toBeNull();
  const [code] = await api.db.select().from(promoCodes).where(eq(promoCodes.code, 'YEN'));
  const priced = { id: 'any', addsTo: null, priceMinor: 12_950 };
  expect(code && discountOn(code, { ...priced, currency: 'GBP' })).toBeNull();
  expect(code && discountOn(code, { ...priced, currency: 'JPY' })).toBe(5000);
});

test('a code that is valid only outside the sales period of its package is refused', async () => {
  const code = { kind: 'percent', discount: 10, packageId: 'buy-vip' };
  const late = await refusal('promo-codes', 'LATE', { ...code, availableFrom: '2099-01-01T00:00:00Z' });
  expect(late).toEqual([expect.objectContaining({ field: 'availableFrom', message: messages.otherWindow })]);
});

test('a free ticket needs no price, but a code needs a discount', async () => {
  const ticket = { type: 'Gratis', categoryType: 'Buy', name: 'Gratis', kind: 'free' };
  expect(await refusal('packages', 'gratis', ticket)).toBeNull();
  for (const discount of [{}, { discount: '' }, { discount: '0' }]) {
    const found = await refusal('promo-codes', 'NOTHING', { kind: 'amount', ...discount });
    expect(found).toEqual([expect.objectContaining({ field: 'discount' })]);
  }
});
