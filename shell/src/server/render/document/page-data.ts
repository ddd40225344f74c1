import * as contentCalls from '@summit/contract/calls/content';
import type { ResponseOf } from '@summit/contract/requests/call';
import { type FetchedData, fetchedServerData, withoutDefaultWording } from '@summit/shared-auth';
import type { QueryClient } from '@summit/shared-auth/server-state';
import { withoutAnalytics } from './allowed-analytics.ts';

const textPaths: unknown[] = [contentCalls.staticContent.path, contentCalls.virtualStaticContent.path];

type Texts = ResponseOf<typeof contentCalls.staticContent>;

/**
 * The data that was fetched for a page, for its state. Of the organisers' texts it has only name and wording: a page
 * has a hundred of them, and their random, unused ids would be the largest part of it. Default wordings, which the
 * page's script contains, are left out.
 */
export function pageData(client: QueryClient): FetchedData {
  return fetchedServerData(client).map((fetched) => {
    const [key, response] = fetched;
    return textPaths.includes(key[1]) ? [key, lean(client, response as Texts)] : withoutAnalytics(fetched);
  });
}

function lean(client: QueryClient, { staticContent, ...counts }: Texts) {
  const own = withoutDefaultWording(client, staticContent);
  return { ...counts, staticContent: own.map(({ name, content }) => ({ name, content })) };
}
