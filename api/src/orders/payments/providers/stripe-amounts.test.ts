import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargedIn, getDigits, leastPaid } from '@summit/contract/money-and-time/currencies';
import { fromStripe, toStripe } from './stripe-amounts.ts';

/** From Stripe's page on currencies: zero-decimal and three-decimal currencies, and exceptions. */
const withoutDigits = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const withThousandths = 'BHD JOD KWD OMR TND'.split(' ');
const exceptions = ['ISK', 'UGX'];
/** These are paid out in whole units, but charged in hundredths. */
const chargedInHundredths = [
  'GBP',
  'EUR',
  'USD',
  'HUF',
  'TWD',
  'CHF',
  'IDR',
  'COP',
  'ALL',
  'LAK',
  'RSD',
  'PKR',
];

test.each(withoutDigits)('%s is charged in whole units, as it is stored', (currency) => {
  expect([getDigits(currency), toStripe(12_950, currency)]).toEqual([0, 12_950]);
});

test.each(exceptions)('%s is stored in whole units, and charged in hundredths by Stripe', (currency) => {
  expect([getDigits(currency), toStripe(500, currency)]).toEqual([0, 50_000]);
  expect(fromStripe(50_000, currency.toLowerCase())).toEqual({ amountMinor: 500, currency });
});

test.each(withThousandths)('%s has thousandths, and is charged in tens of them', (currency) => {
  expect([getDigits(currency), chargedIn(currency), toStripe(12_950, currency)]).toEqual([3, 10, 12_950]);
  expect(() => toStripe(12_955, currency)).toThrow(RangeError);
});

test.each(chargedInHundredths)('%s is charged in hundredths', (currency) => {
  expect([getDigits(currency), toStripe(12_950, currency)]).toEqual([2, 12_950]);
});

test('the charged amount equals the requested one in every currency', () => {
  const currency = fc.constantFrom(
    ...withoutDigits,
    ...withThousandths,
    ...exceptions,
    ...chargedInHundredths,
  );
  fc.assert(
    fc.property(currency, fc.integer({ min: 0, max: 2_000_000 }), (code, tens) => {
      const amountMinor = tens * 10;
      expect(fromStripe(toStripe(amountMinor, code), code.toLowerCase())).toEqual({
        amountMinor,
        currency: code,
      });
      expect(leastPaid(code) % chargedIn(code)).toBe(0);
    }),
  );
});
