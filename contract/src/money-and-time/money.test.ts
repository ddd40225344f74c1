import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getDigits } from './currencies.ts';
import {
  formatMoney,
  formatPrice,
  formatRate,
  getShare,
  includedVat,
  rateToDecimal,
  readMoney,
  readRate,
  toDecimal,
} from './money.ts';

const currencies = Intl.supportedValuesOf('currency').filter((code) => !/^X(?!A[F]|C|OF|PF)/.test(code));
const anyCurrency = fc.constantFrom(...currencies);
const anyAmount = fc.integer({ min: 0, max: 2_000_000_000 });

test('each currency is formatted in British English, with its number of digits', () => {
  fc.assert(
    fc.property(anyCurrency, anyAmount, (currency, amount) => {
      const digits = getDigits(currency);
      const style = { style: 'currency', currency } as const;
      const format = new Intl.NumberFormat('en-GB', {
        ...style,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      expect(formatMoney(amount, currency)).toBe(
        format.format(toDecimal(amount, currency) as unknown as number),
      );
    }),
  );
});

/** `Intl` omits digits that prices rarely have; ISO 4217 and card payments include them. */
const rarelyWritten = (
  'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MMK PKR RSD SLL SOS SYP YER AMD CRC GYD MNT MUR RSD TZS UZS ' +
  'CZK NOK SEK TWD'
).split(' ');

test('each currency has the digits of the browser, or more where the browser omits them', () => {
  for (const currency of currencies) {
    const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
    const { maximumFractionDigits: byBrowser = 2 } = format.resolvedOptions();
    const isLess = rarelyWritten.includes(currency) && byBrowser < getDigits(currency);
    expect([currency, isLess ? getDigits(currency) : byBrowser]).toEqual([currency, getDigits(currency)]);
  }
});

test.each([
  [12_950, 'GBP', '£129.50', '£129.50', '129.50'],
  [129_500, 'GBP', '£1,295.00', '£1,295', '1295.00'],
  [12_950, 'JPY', 'JP¥12,950', 'JP¥12,950', '12950'],
  [12_950, 'KWD', 'KWD\u00a012.950', 'KWD\u00a012.950', '12.950'],
  [12_000, 'KWD', 'KWD\u00a012.000', 'KWD\u00a012', '12.000'],
  [129_999, 'EUR', '€1,299.99', '€1,299.99', '1299.99'],
  [1, 'GBP', '£0.01', '£0.01', '0.01'],
  [-2500, 'GBP', '-£25.00', '-£25', '-25.00'],
  [100, 'HUF', 'HUF\u00a01.00', 'HUF\u00a01', '1.00'],
])('%i of %s is %s, as a price %s, in a table %s', (amount, currency, money, price, decimal) => {
  expect([formatMoney(amount, currency), formatPrice(amount, currency), toDecimal(amount, currency)]).toEqual(
    [money, price, decimal],
  );
});

test('any formatted amount can be parsed back', () => {
  fc.assert(
    fc.property(anyCurrency, anyAmount, (currency, amount) => {
      const ways = [
        toDecimal(amount, currency),
        formatMoney(amount, currency),
        formatPrice(amount, currency),
      ];
      expect(ways.map((written) => readMoney(written, currency))).toEqual([amount, amount, amount]);
    }),
  );
});

test.each([
  ['495', 'GBP', 49_500],
  ['495.5', 'GBP', 49_550],
  [' £1,295.00 ', 'GBP', 129_500],
  ['1\u00a0295,00', 'EUR', 129_500],
  ['1’295.00', 'CHF', 129_500],
  ['GBP 495', 'GBP', 49_500],
  ['495,5', 'EUR', 49_550],
  ['１２９５', 'JPY', 1295],
  ['12,950', 'JPY', 12_950],
  ['12.95', 'KWD', 12_950],
  ['495.005', 'GBP', null],
  ['12950.5', 'JPY', null],
  ['1.295,00', 'GBP', null],
  ['-5', 'GBP', null],
  ['USD 495', 'GBP', null],
  ['$495', 'GBP', null],
  ['$495', 'USD', 49_500],
  ['¥12,950', 'JPY', 12_950],
  ['495 €', 'EUR', 49_500],
  ['1e3', 'GBP', null],
  ['', 'GBP', null],
  ['12,34,5', 'GBP', null],
])('%j of %s is read as %s', (written, currency, amount) => {
  expect(readMoney(written, currency)).toBe(amount);
});

test.each([
  [2000, '20%'],
  [2550, '25.5%'],
  [810, '8.1%'],
  [1, '0.01%'],
  [10_000, '100%'],
  [0, '0%'],
])('the rate %i is written %s, and read again', (basisPoints, written) => {
  expect([formatRate(basisPoints), readRate(written), readRate(rateToDecimal(basisPoints))]).toEqual([
    written,
    basisPoints,
    basisPoints,
  ]);
});

test.each(['100.01', '8.125', '-1', '', 'abc', '5.5 per cent'])('%j is not a rate', (written) => {
  expect(readRate(written)).toBeNull();
});

test('net and VAT add up to the price, and the net amount is correctly rounded', () => {
  fc.assert(
    fc.property(anyAmount, fc.integer({ min: 0, max: 10_000 }), (gross, rate) => {
      const vat = includedVat(gross, rate);
      const away = BigInt(gross - vat) * BigInt(10_000 + rate) - BigInt(gross) * 10_000n;
      expect(Number.isInteger(vat) && vat >= 0 && vat <= gross).toBe(true);
      // No more than half a unit away; a half goes up.
      expect(2n * away <= BigInt(10_000 + rate) && 2n * away > -BigInt(10_000 + rate)).toBe(true);
    }),
  );
});

test('a share is never more than promised, and both it and the rest can be charged', () => {
  const steps = fc.constantFrom(1, 10);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      steps,
      (tens, percent, step) => {
        const amount = tens * step;
        const share = getShare(amount, percent, step);
        expect(share * 100).toBeLessThanOrEqual(amount * percent);
        expect(amount * percent - share * 100).toBeLessThan(100 * step);
        expect([share % step, (amount - share) % step]).toEqual([0, 0]);
      },
    ),
  );
});
