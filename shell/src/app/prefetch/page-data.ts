import { prefetchHeader } from '@summit/contract/requests/request-headers';
import { hydrateServerData } from '@summit/shared-auth';
import type { QueryClient } from '@summit/shared-auth/server-state';
import { dataInHtml } from '../page-state.ts';

/** A response that takes longer is given up: one that never comes must not keep other pages from being fetched ahead. */
const timeoutMs = 10_000;

/**
 * Fetches all data of a page with its HTML, which the site's server has cached: one request, where the page itself would
 * make a call for each of its parts, one after the other.
 */
export async function fetchPageData(address: string, queryClient: QueryClient): Promise<void> {
  const response = await fetch(address, {
    headers: { [prefetchHeader.name]: prefetchHeader.value },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) hydrateServerData(queryClient, dataInHtml(await response.text()));
}
