import type { ResponseOf } from '@summit/contract/call';
import { metaCalls } from '@summit/contract/calls/meta';
import { serverView, useServerView } from '@summit/shared-auth/server-view';

export type CountryInfo = ResponseOf<(typeof metaCalls)['countryInfo']>;

/** The visitor's probable country, or null when that is unknown: a form works without it. Suspends. */
export function useCountryInfo(): CountryInfo | null {
  return useServerView(countryView);
}

const countryView = serverView(
  'registration.country',
  [metaCalls.countryInfo],
  ({ call }): Promise<CountryInfo | null> => call(metaCalls.countryInfo).catch(() => null),
  { isLasting: true },
);
