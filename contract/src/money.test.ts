import { expect, test } from 'vitest';
import { formatAmount, formatMoney, formatRate } from './money.ts';

const amounts = [0, 1, 99, 100, 1250, 49_500, 129_500, 100_000_000, 123_456_789, -2500];

test.each(['GBP', 'EUR', 'USD', 'CHF', 'SEK'])('%s is written as British English does', (currency) => {
  const byBrowser = (amount: number, decimals: 0 | 2) =>
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(amount / 100);
  const whole = amounts.filter((amount) => amount % 100 === 0);
  expect(whole.map((amount) => formatAmount(amount, currency, 0))).toEqual(
    whole.map((amount) => byBrowser(amount, 0)),
  );
  expect(amounts.map((amount) => formatAmount(amount, currency, 2))).toEqual(
    amounts.map((amount) => byBrowser(amount, 2)),
  );
});

test('money is written to the penny, in its own currency', () => {
  expect([formatMoney(49_500, 'GBP'), formatMoney(1, 'GBP'), formatMoney(129_999, 'EUR')]).toEqual([
    '£495.00',
    '£0.01',
    '€1,299.99',
  ]);
});

test('a rate has only the decimals that it needs', () => {
  expect([2000, 550, 0].map(formatRate)).toEqual(['20%', '5.5%', '0%']);
});
