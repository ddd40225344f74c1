/*
 * The only file that imports the query library. Shell and remotes share this entry rather than the library itself,
 * which could not be tree-shaken then: exports that are not listed here are left out of the bundle.
 */
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useIsFetching,
  useIsMutating,
  useMutation,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQuery,
} from '@tanstack/react-query';
export type { Query, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
