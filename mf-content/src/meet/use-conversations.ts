import * as conversationCalls from '@summit/contract/calls/conversations';
import type { ResponseOf } from '@summit/contract/requests/call';
import { type ApiError, serverQuery, useCall, useServerAction } from '@summit/shared-auth';
import { useHydratedQuery } from '@summit/shared-auth/hydrated-query';
import { useQueryClient } from '@summit/shared-auth/server-state';

type Page = ResponseOf<typeof conversationCalls.conversations>;

export type ConversationPages = ReturnType<typeof useConversations>;

/**
 * The attendee's conversations: the latest, and the older pages that the visitor asked for. All of these pages are fetched
 * again together, because a message moves its conversation to the top, and counts of unread messages change anywhere.
 */
export function useConversations() {
  const call = useCall();
  const queryClient = useQueryClient();
  const own = serverQuery(call, conversationCalls.conversations);
  const queryKey = keyBelow(own.queryKey);
  const more = useServerAction(conversationCalls.conversations);
  const getKnown = () => queryClient.getQueryData<Page[]>(queryKey);

  async function readPages(signal: AbortSignal): Promise<Page[]> {
    const count = getKnown()?.length ?? 1;
    const pages: Page[] = [];
    let before: string | undefined;
    do {
      const page = await call(conversationCalls.conversations, { query: { before }, signal });
      pages.push(page);
      before = page.next ?? undefined;
    } while (before !== undefined && pages.length < count);
    return pages;
  }

  const { data, error, isFetching } = useHydratedQuery<Page[], ApiError>({
    queryKey,
    queryFn: ({ signal }) => readPages(signal),
    meta: own.meta,
    enabled: true,
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey });

  /** Adds the next page. @throws ApiError */
  async function show(): Promise<void> {
    const before = getKnown()?.at(-1)?.next;
    if (!before) return;
    const page = await more.run({ query: { before } });
    const known = getKnown();
    if (!known) return;
    // A page that was fetched meanwhile may have other bounds, and a fetch that still runs lacks this page.
    const hasChanged = known.at(-1)?.next !== before || queryClient.isFetching({ queryKey }) > 0;
    queryClient.setQueryData<Page[]>(queryKey, [...known, withoutKnown(page, known)]);
    if (hasChanged) refresh();
  }

  return { pages: data, error, isFetching, refresh, older: { show, busy: more.busy, error: more.error } };
}

/** A key below the row's own, so that all pages are refreshed with the row. */
function keyBelow(rowKey: readonly unknown[]): readonly unknown[] {
  return [...rowKey, 'pages'];
}

/** A page without the conversations that have moved to a page above it. */
function withoutKnown(page: Page, known: readonly Page[]): Page {
  const above = new Set(known.flatMap(({ conversations }) => conversations.map(({ id }) => id)));
  return { ...page, conversations: page.conversations.filter(({ id }) => !above.has(id)) };
}
