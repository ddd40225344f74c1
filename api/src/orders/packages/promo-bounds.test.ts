import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastPaid } from '@summit/contract/money-and-time/currencies';
import { discountOn, leavesTooLittle } from './promo-codes.queries.ts';

const currency = 'GBP';
const least = leastPaid(currency);

const price = fc.oneof(fc.integer({ min: 1, max: 2 * least }), fc.integer({ min: 1, max: 1_000_000 }));
const code = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), discount: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), discount: fc.integer({ min: 1, max: 2_147_483_647 }) }),
);

test('any discount leaves the full price, nothing, or an amount that cards can be charged', () => {
  fc.assert(
    fc.property(price, code, (priceMinor, promo) => {
      const off = discountOn(
        { ...promo, currency, packageId: null },
        { id: 'a', addsTo: null, priceMinor, currency },
      );
      if (off === null) {
        const exact = promo.kind === 'amount' ? promo.discount : (priceMinor * promo.discount) / 100;
        const left = priceMinor - Math.floor(exact);
        expect(Math.floor(exact) === 0 || (left > 0 && left < least)).toBe(true);
        return;
      }
      expect(Number.isInteger(off)).toBe(true);
      expect(off).toBeGreaterThan(0);
      const left = priceMinor - off;
      expect(left === 0 || left >= least).toBe(true);
      // The buyer never pays a penny less than the code's discount gives.
      const share = promo.kind === 'percent' ? 100 - promo.discount : 0;
      expect(left * 100).toBeGreaterThanOrEqual(priceMinor * share);
    }),
  );
});

test.each([
  [least, 1, true],
  [least + 1, 1, false],
  [least + 1, 2, true],
  [29_500, 29_500 - least, false],
  [29_500, 29_500 - least + 1, true],
  [29_500, 29_499, true],
  [29_500, 29_500, false],
  [29_500, 29_501, false],
])('%i pence less %i: the rest is too small: %s', (priceMinor, discount, isTooLittle) => {
  const promo = { kind: 'amount' as const, discount, currency, packageId: null };
  const ticket = { id: 'a', addsTo: null, priceMinor, currency };
  expect(leavesTooLittle(promo, ticket)).toBe(isTooLittle);
  expect(discountOn(promo, ticket) === null).toBe(isTooLittle);
});
