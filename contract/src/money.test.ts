import { formatMoney, formatRate } from './money.ts';

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
