import { countries, type CountryCode } from './countries.ts';

/** The name of a country by its code; an unknown code is returned as it is, a missing one as an empty text. */
export function countryName(code: string | null | undefined): string {
  if (!code) return '';
  return Object.hasOwn(countries, code) ? countries[code as CountryCode] : code;
}
