import { describe, expect, test } from 'vitest';
import { countries } from './countries.ts';
import { countryName } from './country-name.ts';

describe('countries', () => {
  test('have their names', () => {
    expect(countryName('GB')).toBe('United Kingdom');
    expect(countryName('QQ')).toBe('QQ');
    expect(countryName(null)).toBe('');
    expect(Object.keys(countries).every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });
});
