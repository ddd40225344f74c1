import * as metaCalls from '@summit/contract/calls/meta';
import type { ResponseOf } from '@summit/contract/requests/call';
import { serverView, useServerView, useServerViewQuery } from '@summit/shared-auth/server-view';

export type CountryInfo = ResponseOf<(typeof metaCalls)['countryInfo']>;

/** The visitor's probable country, or null when that is unknown: a form works without it. Suspends; only for the browser. */
export function useCountryInfo(): CountryInfo | null {
  return useServerView(countryView);
}

/**
 * The same on demand; undefined until it is loaded. Only the browser requests it, because the page's HTML is the
 * same for every country.
 */
export function useCountryInfoQuery(isWanted: boolean): CountryInfo | null | undefined {
  return useServerViewQuery(countryView, undefined, { enabled: isWanted }).data;
}

const countryView = serverView(
  'registration.country',
  [metaCalls.countryInfo],
  ({ call }): Promise<CountryInfo | null> => call(metaCalls.countryInfo).catch(() => null),
  { isLasting: true },
);
