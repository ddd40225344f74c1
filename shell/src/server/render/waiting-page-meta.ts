import { contentCalls } from '@summit/contract/calls/content';
import { textsFrom } from '@summit/contract/text-lookup';
import { texts } from '@summit/contract/texts';
import { type CallFunction, serverQuery } from '@summit/shared-auth';
import type { QueryClient } from '@summit/shared-auth/server-state';
import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';

/**
 * What a page that is rendered in the browser will say of itself, from the texts that begin with its id; undefined for
 * a page whose remote brings its own texts. The texts are sent with the page: it would request them first of all.
 */
export async function waitingPageMeta(
  pageId: string,
  call: CallFunction,
  client: QueryClient,
): Promise<PageMetadata | undefined> {
  const asked = { query: { 'filter.Name.StartsWith': `${pageId}.` } };
  const response = await client
    .fetchQuery(serverQuery(call, contentCalls.staticContent, asked))
    .catch(() => undefined);
  const wording: Record<string, string> = textsFrom(texts, response?.staticContent);
  const title = wording[`${pageId}.header.title`];
  const description = wording[`${pageId}.meta.description`];
  return title && description ? { title, description } : undefined;
}
