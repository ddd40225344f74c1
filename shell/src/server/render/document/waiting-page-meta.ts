import * as contentCalls from '@summit/contract/calls/content';
import type { LivePage } from '@summit/contract/releases/live-remotes';
import { textsFrom } from '@summit/contract/words/text-lookup';
import { texts } from '@summit/contract/words/texts';
import { type CallFunction, noteDefaultWording, serverQuery, textsBeginning } from '@summit/shared-auth';
import type { QueryClient } from '@summit/shared-auth/server-state';
import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';

/**
 * What a page that is rendered in the browser will say of itself, from the texts that it reads; undefined for a page
 * whose remote brings its own. What the organisers have changed of these texts is sent with the page: it would request all of
 * them first.
 */
export async function waitingPageMeta(
  { id, wordings = [`${id}.`] }: Pick<LivePage, 'id' | 'wordings'>,
  call: CallFunction,
  client: QueryClient,
): Promise<PageMetadata | undefined> {
  const responses = await Promise.all(
    wordings.map(async (prefix) => {
      noteDefaultWording(client, defaultsBeginning(prefix));
      const asked = serverQuery(call, contentCalls.staticContent, textsBeginning(prefix));
      return client.fetchQuery(asked).catch(() => undefined);
    }),
  );
  const stored = responses.flatMap((response) => response?.staticContent ?? []);
  const wording: Record<string, string> = textsFrom(texts, stored);
  const title = wording[`${id}.header.title`];
  const description = wording[`${id}.meta.description`];
  return title && description ? { title, description } : undefined;
}

/** What the page's script contains by itself. */
function defaultsBeginning(prefix: string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name.startsWith(prefix)));
}
