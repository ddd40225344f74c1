/*
 * The one file that imports the query library. Shell and remotes share this entry rather than the library, which would
 * be sent to every visitor whole; what is not named here is left out.
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
