import { isApiError } from './http/api-error.ts';
import { QueryClient } from './server-state.ts';

/** Every response counts as fresh this long, including those that came with the HTML. */
const freshMs = 30_000;

/** Holds the server data of one page in the browser, or of one request on the server. */
export function createServerDataClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        retry: typeof window === 'undefined' ? false : retryOnce,
        retryDelay: 400,
      },
      // Without a network an action fails immediately, and the form shows it. By default it would wait silently for
      // the network, and be sent when the visitor no longer expects it.
      mutations: { networkMode: 'always' },
    },
  });
}

/** Only a network failure is worth a retry; every other response would be the same. */
function retryOnce(failures: number, error: Error): boolean {
  return failures < 1 && isApiError(error) && error.code === 'network-0001';
}

/** Queries and their data as embedded in a page: compact, because every visitor loads it. */
export type FetchedData = [queryKey: readonly unknown[], response: unknown][];

/**
 * The data that was fetched for a page on the server and is used in the browser, too; without failed queries, which
 * the browser fetches again.
 */
export function fetchedServerData(client: QueryClient): FetchedData {
  const fetched = client
    .getQueryCache()
    .findAll({ predicate: ({ state, meta }) => state.status === 'success' && !meta?.staysOnServer });
  return fetched.map(({ queryKey, state }) => [queryKey, state.data]);
}

/**
 * Adds the server's data of a page to the cache, except for present entries, which may be the visitor's own, or
 * newer. It counts as fetched now, because HTML may be cached, and clocks differ; present entries stay as old as they
 * are.
 */
export function hydrateServerData(client: QueryClient, fetched: FetchedData | null): void {
  for (const [queryKey, response] of fetched ?? []) {
    if ((client.getQueryData(queryKey) ?? null) === null) client.setQueryData(queryKey, response);
  }
}

/** Drops the personal data of the attendee whose session is over. */
export function forgetPersonalData(client: QueryClient): void {
  void client.resetQueries({ predicate: (query) => query.meta?.personal === true });
}
