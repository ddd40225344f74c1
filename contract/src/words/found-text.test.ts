import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findsText } from './found-text.ts';

test.each([
  ["o'neill", 'Siobhán O’Neill'],
  ['oneill', 'Siobhán O’Neill'],
  ['neill', 'Siobhán O’Neill'],
  ['LOREAL', 'L’Oréal Pay'],
  ['aml', 'KYC/AML'],
  ['kova\u0301cs', 'Kovács'],
  ['10 000', '10000 merchants'],
  ['10000', '10\u202f000 merchants'],
  ['emoney', 'e-money'],
  ['明', '伟明'],
  ['pay you', 'pay–as–you–go'],
])('%s finds %s', (typed, text) => {
  expect(findsText(typed, [null, text])).toBe(true);
});

test('a search without a word finds nothing, and an empty one finds everything', () => {
  expect(findsText('%', ['100 %'])).toBe(false);
  expect(findsText(' ', ['x'])).toBe(true);
  expect(findsText('card', ['cash'])).toBe(false);
});

test('a name is found by itself, in capitals, and in either Unicode form', () => {
  const letter = fc.oneof(
    fc.integer({ min: 0x41, max: 0x24f }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom(' ', "'", '’', '-', '/', '.', '明', '한'),
  );
  const name = fc.array(letter, { minLength: 1, maxLength: 20 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(name, (text) => {
      fc.pre(/[a-z]/i.test(text));
      for (const typed of [text, text.toLowerCase(), text.normalize('NFD'), text.normalize('NFC')]) {
        expect(findsText(typed, [text])).toBe(true);
      }
    }),
  );
});
