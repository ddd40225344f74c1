import type { ResponseOf } from '@summit/contract/call';
import { metaCalls } from '@summit/contract/calls/meta';
import { serverQuery, useCall } from '@summit/shared-auth';
import { useSuspenseQuery } from '@summit/shared-auth/server-state';

export type CountryInfo = ResponseOf<(typeof metaCalls)['countryInfo']>;

/** Where the visitor seems to be, or null when that cannot be had: a form does without it. Suspends. */
export function useCountryInfo(): CountryInfo | null {
  const call = useCall();
  const { queryKey } = serverQuery(call, metaCalls.countryInfo);
  const { data } = useSuspenseQuery<CountryInfo | null>({
    queryKey,
    queryFn: ({ signal }) => call(metaCalls.countryInfo, { signal }).catch(() => null),
    staleTime: Infinity,
  });
  return data;
}
