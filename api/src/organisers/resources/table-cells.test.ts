import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day, flagField, whole } from '@summit/contract/forms/resource-rules';
import { fields, optionalText } from '@summit/contract/forms/rules';
import { readMoney, readRate } from '@summit/contract/money-and-time/money';
import { describedFields } from '../../platform/resources/read-values.ts';
import { type TableSettings, writtenCell } from './table-cells.ts';

const described = describedFields(
  fields({
    flag: flagField(),
    count: whole(),
    day: day(),
    text: optionalText(),
    money: optionalText().meta({ isNumber: true }),
  }),
);

function written(name: string, cell: string, settings: TableSettings = {}): string {
  return writtenCell(cell, described[name], settings);
}

test.each([
  ['TRUE', 'true'],
  ['WAHR', 'true'],
  ['Vrai', 'true'],
  ['VERDADERO', 'true'],
  ['yes', 'true'],
  ['x', 'true'],
  ['1', 'true'],
  ['FALSCH', 'false'],
  ['faux', 'false'],
  ['0', 'false'],
  ['perhaps', 'perhaps'],
  ['', ''],
])('the cell %j is read as the flag %j', (cell, flag) => {
  expect(written('flag', cell)).toBe(flag);
  expect(written('text', cell)).toBe(cell);
});

test.each([
  ['1,234', {}, '1234'],
  ['1.234', { decimals: 'comma' }, '1234'],
  ['1\u00a0234', {}, '1234'],
  ["1'234.5", {}, '1234.5'],
  ['12,5', { decimals: 'comma' }, '12.5'],
  ['\u22125', {}, '-5'],
  ['12,5', {}, '12,5'],
  ['12.50.1', {}, '12.50.1'],
  ['many', {}, 'many'],
] as const)('the number %j with %j is read as %j', (cell, settings, number) => {
  expect(written('count', cell, settings)).toBe(number);
});

test.each([
  ['495.00', 'GBP', 49_500],
  ['1295.50', 'GBP', 129_550],
  ['0.500', 'KWD', 500],
  ['495,00', 'GBP', 49_500],
  ['1.295', 'GBP', 129_500],
  ['1.295,50', 'GBP', 129_550],
  ['1.295,50 €', 'EUR', 129_550],
  ['€ 495.00', 'EUR', 49_500],
] as const)('the sum %j of a spreadsheet with decimal commas, in %s, is %i', (cell, currency, minor) => {
  expect(readMoney(written('money', cell, { decimals: 'comma' }), currency)).toBe(minor);
});

test.each([
  ['5.5', 550],
  ['5.5%', 550],
  ['5,5', 550],
  ['5,5 %', 550],
  ['25.50', 2550],
] as const)('the rate %j of a spreadsheet with decimal commas is %i', (cell, basisPoints) => {
  expect(readRate(written('money', cell, { decimals: 'comma' }))).toBe(basisPoints);
});

test.each([
  ['08.06.2027', 'day-first', '2027-06-08'],
  ['8/6/2027', 'day-first', '2027-06-08'],
  ['8/6/2027', 'month-first', '2027-08-06'],
  ['8/6/2027 0:00:00', 'day-first', '2027-06-08'],
  ['2027/6/8', 'year-first', '2027-06-08'],
  ['2027-06-08', 'day-first', '2027-06-08'],
  ['8/6/2027', 'year-first', '8/6/2027'],
  ['8/6/27', 'day-first', '8/6/27'],
] as const)('the day %j, %s, is read as %j', (cell, dates, expected) => {
  expect(written('day', cell, { dates })).toBe(expected);
});

test('numbers and days reformatted by a spreadsheet are read correctly', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.constantFrom('en-GB', 'de-DE', 'fr-FR', 'de-CH', 'sv-SE'),
      (count, language) => {
        const decimals = ['en-GB', 'de-CH'].includes(language) ? 'point' : 'comma';
        expect(written('count', count.toLocaleString(language), { decimals })).toBe(String(count));
      },
    ),
  );
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('en-GB', 'de-DE', 'en-US', 'fr-FR', 'ja-JP'), (date, language) => {
      const iso = date.toISOString().slice(0, 10);
      const cell = date.toLocaleDateString(language, { timeZone: 'UTC' });
      const dates = language === 'en-US' ? 'month-first' : 'day-first';
      expect(written('day', cell, { dates })).toBe(iso);
    }),
  );
});
