import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { country } from '../forms/rules.ts';
import { messagesFor } from '../testing/messages-for.ts';
import { messages } from '../words/messages.ts';
import { countries } from './countries.ts';
import { countryNamed, otherCountryNames } from './country-names.ts';

const code = fc.constantFrom(...Object.keys(countries));

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ru', 'ja', 'zh', 'ar', 'hi'];

describe('a country', () => {
  test.each([
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['america', 'US'],
    ['UK', 'GB'],
    ['Great Britain', 'GB'],
    ['England', 'GB'],
    ['Holland', 'NL'],
    ['the Netherlands', 'NL'],
    ['Deutschland', 'DE'],
    ['Allemagne', 'DE'],
    ['DEU', 'DE'],
    ['de', 'DE'],
    ['Czech Republic', 'CZ'],
    ['Turkey', 'TR'],
    ['Ivory Coast', 'CI'],
    ['Cote d’Ivoire', 'CI'],
    ['Saint Lucia', 'LC'],
    ['Korea', 'KR'],
    ['Korea, Republic of', 'KR'],
    ['Iran, Islamic Republic of', 'IR'],
    ['Moldova, Republic of', 'MD'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['Cote d`Ivoire', 'CI'],
    ['Cote d´Ivoire', 'CI'],
    ['Slovak Republic', 'SK'],
    ['日本', 'JP'],
    ['Österreich', 'AT'],
    [' ESPANA ', 'ES'],
  ])('%s is %s', (name, expected) => {
    expect(country().validateSync(name)).toBe(expected);
  });

  test('is found by its code of two or three letters and its British name, in any spelling', () => {
    fc.assert(
      fc.property(code, fc.boolean(), (each, small) => {
        const [, long = ''] = otherCountryNames(each);
        expect(long).toMatch(/^[A-Z]{3}$/);
        for (const name of [each, long, countries[each as keyof typeof countries]]) {
          expect(countryNamed(small ? name.toLowerCase() : ` ${name.toUpperCase()} `)).toBe(each);
        }
      }),
      { numRuns: 1000 },
    );
    expect(new Set(Object.keys(countries).map((each) => otherCountryNames(each)[1])).size).toBe(
      Object.keys(countries).length,
    );
  });

  test('is found by its name in any usual language, unless that names another country in English', () => {
    fc.assert(
      fc.property(code, fc.constantFrom(...languages), (each, language) => {
        const name = new Intl.DisplayNames([language], { type: 'region' }).of(each) ?? each;
        const found = countryNamed(name);
        expect(found).not.toBeNull();
        if (found !== each) expect(otherCountryNames(String(found)).length).toBeGreaterThan(2);
      }),
      { numRuns: 1000 },
    );
    const german = new Intl.DisplayNames(['de'], { type: 'region' });
    expect(Object.keys(countries).filter((each) => countryNamed(german.of(each) ?? '') !== each)).toEqual([]);
  });

  test('that is unknown stays as it was typed, and is refused', () => {
    expect(messagesFor(country(), 'Atlantis')).toEqual([messages.oneOf]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const found = countryNamed(text);
        expect(found === null || Object.hasOwn(countries, found)).toBe(true);
      }),
    );
  });
});
