import type { ResponseOf } from '@summit/contract/call';
import { contentCalls } from '@summit/contract/calls/content';
import { fetchedServerData, type FetchedData } from '@summit/shared-auth';
import type { QueryClient } from '@summit/shared-auth/server-state';
import { withoutAnalytics } from './allowed-analytics.ts';

const textPaths: unknown[] = [contentCalls.staticContent.path, contentCalls.virtualStaticContent.path];

type Texts = ResponseOf<typeof contentCalls.staticContent>;

/**
 * What was fetched for a page, for its state. Of the organisers' texts only name and wording: a page has a hundred of
 * them, and their ids, random and read by nobody, would be the largest part of it.
 */
export function pageData(client: QueryClient): FetchedData {
  return fetchedServerData(client).map((fetched) => {
    const [key, answer] = fetched;
    return textPaths.includes(key[1]) ? [key, lean(answer as Texts)] : withoutAnalytics(fetched);
  });
}

function lean({ staticContent, ...counts }: Texts) {
  return { ...counts, staticContent: staticContent.map(({ name, content }) => ({ name, content })) };
}
