import * as contentCalls from '@summit/contract/calls/content';
import type { LivePage } from '@summit/contract/releases/live-remotes';
import { textsFrom } from '@summit/contract/words/text-lookup';
import { texts } from '@summit/contract/words/texts';
import { type CallFunction, noteDefaultWording, serverQuery, textsBeginning } from '@summit/shared-auth';
import type { QueryClient } from '@summit/shared-auth/server-state';
import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';

/**
 * The metadata of a page that is rendered in the browser, from the texts that it reads; undefined for a page whose
 * remote has texts of its own. The organisers' changes of these texts are sent with the page, which would otherwise
 * request all of them first.
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

/** The default wordings, which the page's script contains. */
function defaultsBeginning(prefix: string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name.startsWith(prefix)));
}
