import { expect, test } from 'vitest';
import { writtenMoney } from './written-money.ts';

const violations = (path: string, text: string) => writtenMoney([{ path, text }]);

test.each([
  ['api/src/a.ts', "new Intl.NumberFormat('en-GB', { style: 'currency', currency })"],
  ['api/src/b.ts', 'return (refund / 100).toFixed(2);'],
  ['mf-content/src/c.tsx', 'price: (price / 100).toFixed(2),'],
  ['shared-ui/src/d.tsx', 'amount % 100 === 0 ? 0 : 2'],
  ['api/src/e.ts', 'Math.floor((priceMinor * percent) / 100)'],
  ['api/src/f.ts', 'const pence = Math.round(amount * 100);'],
  ['api/src/g.ts', 'grossMinor.toFixed(2)'],
  ['contract/src/h.ts', 'Math.round((gross * 10_000) / (10_000 + basisPoints))'],
])('%s is refused: %s', (path, text) => {
  expect(violations(path, text)).toHaveLength(1);
});

test.each([
  ['contract/src/money-and-time/money.ts', "new Intl.NumberFormat('en-GB', { style: 'currency', currency })"],
  ['api/src/a.ts', 'formatMoney(refund, currency)'],
  ['api/src/b.ts', 'Math.round(likeness * 100)'],
  ['shared-ui/src/c.tsx', 'height: max(8px, calc(var(--share) * 100%));'],
  ['api/src/d.test.ts', 'price / 100'],
  ['api/src/e.ts', '/** The price / 100 would be wrong for yen. */'],
])('%s is accepted: %s', (path, text) => {
  expect(violations(path, text)).toEqual([]);
});
