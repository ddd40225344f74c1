import type { IncomingHttpHeaders } from 'node:http';
import { phonePrefixes } from './phone-prefixes.ts';

/** The venue's country, for callers whose country is unknown. */
const venueCountry = 'GB';

/** The headers in which proxies and content networks send the country of the caller's address. */
const countryHeaders = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country', 'x-country-code'];

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

export interface CountryInfo {
  /** ISO 3166-1 alpha-2. */
  country: string;
  name: string;
  /** The prefix, which begins with +. */
  phonePrefix: string;
}

/**
 * The caller's country according to a proxy in front of the site, otherwise the venue's; no outside service is called. It
 * only prefills a form field. Accept-Language is not used, because every call of the site sends en-US.
 */
export function getCountry(headers: IncomingHttpHeaders): CountryInfo {
  const codes = countryHeaders.map((name) => String(headers[name] ?? '').toUpperCase());
  const country = codes.find((code) => Object.hasOwn(phonePrefixes, code)) ?? venueCountry;
  return {
    country,
    name: names.of(country) ?? country,
    phonePrefix: phonePrefixes[country as keyof typeof phonePrefixes],
  };
}
