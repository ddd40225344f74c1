import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { countries } from '@summit/contract/contact-details/countries';
import { writtenPhone } from '@summit/contract/contact-details/phone-number';
import { type DescribedRule, describedRule } from '@summit/contract/forms/form-rules';
import { formSchema } from '@summit/contract/forms/form-schema';
import { fields, phone } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { messagesFor } from '@summit/contract/testing/messages-for';
import { messages } from '@summit/contract/words/messages';
import { provideNumberChecks } from './number-checks.ts';

provideNumberChecks();

const form = fields({ phone: phone() });

/** The stored form of a number that is typed in a form with this country. */
function stored(typed: string, country?: string): string {
  return form.validateSync({ phone: typed, ...(country && { country }) }).phone;
}

const numbers = getCountries().flatMap((country) => {
  const found = getExampleNumber(country, examples);
  const isLongEnough = found !== undefined && found.nationalNumber.length >= limits.phoneMinimumDigits;
  return isLongEnough && Object.hasOwn(countries, country) ? [{ country, number: found }] : [];
});
const example = fc.constantFrom(...numbers);

const dashes = ['-', '\u2010', '\u2011', '\u2012', '–', '—', '\u2212', '\uff0d', '\u30fc'];
const spaces = [' ', '\u00a0', '\u2009', '\u202f', '\u3000', ''];
const marks = ['', '\u200e', '\u200f', '\u202a', '\u2066', '\u200b', '\ufeff'];
const separator = fc.constantFrom(...dashes, ...spaces, '.', '/', ' / ', ' - ');
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7d8, 0x11066, 0x1e950];

/** The same digits in another script. */
function inScript(text: string, zero: number): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

const spelling = fc.record({
  zero: fc.constantFrom(...zeros),
  separators: fc.array(separator, { minLength: 20, maxLength: 20 }),
  mark: fc.constantFrom(...marks),
  label: fc.constantFrom('', '', 'tel:', 'Tel.: ', 'Phone ', 'mob. '),
});
type Spelling = typeof spelling extends fc.Arbitrary<infer S> ? S : never;

function spelt(text: string, { zero, separators, mark, label }: Spelling): string {
  const spread = text.replace(/(?<=\d)(?=\d)/g, () => separators.pop() ?? '');
  return `${mark}${label}${mark}${inScript(spread, zero)}${mark}`;
}

describe('a phone number', () => {
  test('with its country code is stored in one form, in any spelling', () => {
    fc.assert(
      fc.property(example, spelling, fc.constantFrom('+', '00', '＋'), ({ number }, how, beginning) => {
        const code = `${number.countryCallingCode}`;
        const typed = `${beginning}${code}${number.nationalNumber}`;
        expect(stored(spelt(typed, how))).toBe(number.number);
      }),
      { numRuns: 1000 },
    );
  });

  test('in national format gets the country code of the form', () => {
    fc.assert(
      fc.property(example, spelling, ({ country, number }, how) => {
        expect(stored(spelt(number.formatNational(), how), country)).toBe(number.number);
      }),
      { numRuns: 1000 },
    );
  });

  test('of another country than the form’s keeps its code', () => {
    fc.assert(
      fc.property(example, example, ({ number }, { country }) => {
        expect(stored(number.formatInternational(), country)).toBe(number.number);
      }),
    );
  });

  test.each([
    ['020 7946 0958', 'GB', '+442079460958'],
    ['(020) 7946-0958', 'GB', '+442079460958'],
    ['(0)20 7946 0958', 'GB', '+442079460958'],
    ['442079460958', 'GB', '+442079460958'],
    ['0044 20 7946 0958', 'AU', '+442079460958'],
    ['0011 44 20 7946 0958', 'AU', '+442079460958'],
    ['011 44 20 7946 0958', 'US', '+442079460958'],
    ['212-555-0123', 'US', '+12125550123'],
    ['1 (212) 555-0123', 'US', '+12125550123'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['030 / 123 45 67', 'DE', '+49301234567'],
    ['030/901820-0', 'DE', '+49309018200'],
    ['06 698 12345', 'IT', '+390669812345'],
    ['090-1234-5678', 'JP', '+819012345678'],
    ['8 912 345-67-89', 'RU', '+79123456789'],
  ])('%s in %s is %s', (typed, country, number) => {
    expect(stored(typed, country)).toBe(number);
  });

  test('without code and country requires the code; one that is invalid in its country is refused', () => {
    const asked = [messages.phoneCountryCode];
    fc.assert(
      fc.property(example, ({ number }) => {
        const typed = number.formatNational();
        if (/^\D*00/.test(typed)) return;
        expect(messagesFor(form, { phone: typed })).toEqual(asked);
        expect(messagesFor(form, { phone: typed, country: 'QQ' })).toEqual(['Incorrect phone']);
      }),
    );
    expect(messagesFor(form, { phone: '0207 946 0958 1234', country: 'GB' })).toEqual(['Incorrect phone']);
  });

  test('is unchanged when it is normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        for (const country of [undefined, 'GB', 'US']) {
          const once = writtenPhone(typed, country);
          expect(writtenPhone(once, country)).toBe(once);
        }
      }),
    );
  });

  test('cannot have an extension', () => {
    fc.assert(
      fc.property(
        example,
        fc.constantFrom(' x', ' ext. ', ';ext=', ' extension ', '#', ' EXT', 'x.'),
        fc.integer({ min: 0, max: 99_999 }),
        ({ number }, word, extension) => {
          expect(messagesFor(form, { phone: `${number.formatInternational()}${word}${extension}` })).toEqual([
            messages.phoneExtension,
          ]);
        },
      ),
    );
  });

  test('in a described form is stored in the same form', () => {
    const described = (name: string, ...rules: DescribedRule[]) => ({
      name,
      type: 'text' as const,
      options: [],
      rules,
    });
    const schema = formSchema([described('phone', describedRule('validatePhone')), described('country')]);
    fc.assert(
      fc.property(example, spelling, ({ country, number }, how) => {
        const sent = { phone: spelt(number.formatNational(), how), country };
        expect(schema.validateSync(sent)).toMatchObject({ phone: number.number });
      }),
    );
  });
});
