import { expect, test } from 'vitest';
import { chargedIn, getDigits, isCharged, leastPaid } from './currencies.ts';

const known = Intl.supportedValuesOf('currency');
const charged = known.filter(isCharged);

test('the currencies of some 130 countries can be charged', () => {
  expect(charged.length).toBeGreaterThan(125);
});

test.each(['DEM', 'ITL', 'TRL', 'ADP', 'ROL', 'HRK', 'BGN', 'SLL', 'ZWL', 'VEF'])(
  'the abolished currency %s cannot be charged',
  (code) => {
    expect(isCharged(code)).toBe(false);
  },
);

test.each([
  'CLF',
  'UYI',
  'UYW',
  'USN',
  'CHE',
  'CHW',
  'BOV',
  'COU',
  'MXV',
  'XAU',
  'XDR',
  'XXX',
  'gbp',
  'toString',
])('%s, which is not used for payments, cannot be charged', (code) => {
  expect(isCharged(code)).toBe(false);
});

test('the smallest payment of each is an amount that can be charged', () => {
  for (const code of charged) {
    expect([code, leastPaid(code) > 0, leastPaid(code) % chargedIn(code)]).toEqual([code, true, 0]);
  }
});

test.each([
  ['KRW', 500],
  ['VND', 10_000],
  ['UGX', 1500],
  ['IDR', 7000],
  ['COP', 1500],
  ['INR', 35],
  ['JPY', 60],
])('the smallest payment in %s, %i, is worth at least about half a dollar', (code, amount) => {
  expect(leastPaid(code) / 10 ** getDigits(code)).toBeGreaterThan(amount);
});

test('an abolished currency has a smallest payment, too', () => {
  expect([leastPaid('DEM'), leastPaid('IQD')]).toEqual([1, 10]);
});
