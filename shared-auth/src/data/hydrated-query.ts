// The import uses the package's name, because the views that use this are bundled with each remote, and share the page's client.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@summit/shared-auth/server-state';
import { useHydrated } from '../hydrated.ts';

/** The state of a query without suspense. */
type HydratedResult<Data, Failure> = Pick<
  UseQueryResult<Data, Failure>,
  'data' | 'error' | 'isPending' | 'isSuccess' | 'isError' | 'isFetching' | 'isFetchedAfterMount' | 'refetch'
>;

/**
 * A query without suspense. On the server and in the first pass of hydration it is pending, even if another part has
 * already fetched the same: which of them is first depends on timing, and would differ between HTML and hydration.
 */
export function useHydratedQuery<Data, Failure>(
  options: UseQueryOptions<Data, Failure> & { enabled: boolean },
): HydratedResult<Data, Failure> {
  const isHydrated = useHydrated();
  const result = useQuery(options);
  return isHydrated ? result : { ...pending, isFetching: options.enabled, refetch: result.refetch };
}

const pending = {
  data: undefined,
  error: null,
  isPending: true,
  isSuccess: false,
  isError: false,
  isFetchedAfterMount: false,
} as const;
