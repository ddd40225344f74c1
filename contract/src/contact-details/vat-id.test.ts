import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVatId, vatId, vatIdText } from './vat-id.ts';

const numbers = ['GB980780684', 'DE811907980', 'EL094259216'];

/** Separators that people and programs put between the digits. */
const between = fc.constantFrom(
  '',
  ' ',
  '.',
  '-',
  '/',
  '\u00a0',
  '\u2011',
  '\u2013',
  '\u200b',
  '\u202d',
  '\ufeff',
  '\t',
);

test.each(numbers)('%s is recognised with any spaces, dashes and case', (number) => {
  fc.assert(
    fc.property(
      fc.array(between, { minLength: number.length, maxLength: number.length }),
      fc.boolean(),
      (signs, small) => {
        const spelled = [...number].map((sign, at) => sign + signs[at]).join('');
        const typed = small ? spelled.toLowerCase() : spelled;
        expect(vatIdText(typed)).toBe(number);
        expect(vatId().validateSync(typed)).toBe(number);
      },
    ),
  );
});

test('a number with one changed digit is refused if its check digit detects it', () => {
  const number = 'DE811907980';
  for (let at = 2; at < number.length; at += 1) {
    for (let digit = 0; digit <= 9; digit += 1) {
      const changed = `${number.slice(0, at)}${digit}${number.slice(at + 1)}`;
      expect([changed, isVatId(changed)]).toEqual([changed, changed === number]);
    }
  }
});

test('digits of other scripts are converted', () => {
  expect(
    vatIdText(
      '\uff27\uff22 980 7806 84'.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    ),
  ).toBe('GB980780684');
});

test.each([
  ['CHE-116.281.710 MWST', true],
  ['NO 995525828 MVA', true],
  ['US123456789', true],
  ['GB', false],
  ['123456789', false],
  ['ZZ', false],
  ['GB980780684GB980780684', false],
  ['DE811907980; drop', false],
])('%s of a country without a rule, or without a country: %s', (typed, isRight) => {
  let passes = true;
  try {
    vatId().validateSync(typed);
  } catch {
    passes = false;
  }
  expect(passes).toBe(isRight);
});
