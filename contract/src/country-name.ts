import { countries, type CountryCode } from './countries.ts';

/** The name of a country by its code; a code that is not known is answered as it is, none as an empty text. */
export function countryName(code: string | null | undefined): string {
  if (!code) return '';
  return Object.hasOwn(countries, code) ? countries[code as CountryCode] : code;
}
