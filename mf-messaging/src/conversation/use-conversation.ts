import * as conversationCalls from '@summit/contract/calls/conversations';
import { useCall, useServerAction, viewMeta } from '@summit/shared-auth';
import { useQueryClient, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { orValue, viewKey } from '@summit/shared-auth/server-view';
import type { Named, OpenConversation } from './conversation-view.ts';
import { withEarlier, withFresh } from './known-messages.ts';

type Found = OpenConversation | null;

/** The messages before those that the page shows. */
export interface EarlierMessages {
  /** Reads the page of messages before a message. `onArrival` is called right before they are added. @throws ApiError */
  show: (before: string, onArrival: () => void) => Promise<void>;
  busy: boolean;
  error: { message: string } | null;
}

/**
 * The conversation with all messages that the page has read so far: what is fetched again are the latest ones, and messages
 * never change. `found` is null when the link is not valid for any conversation. Suspends; throws ApiError.
 */
export function useConversation(named: Named) {
  const call = useCall();
  const queryClient = useQueryClient();
  const queryKey = viewKey('messaging.conversation', named);
  const earlier = useServerAction(conversationCalls.conversation);

  async function read(signal: AbortSignal): Promise<Found> {
    if (!named.token && !named.id) return null;
    const fresh = await call(conversationCalls.conversation, { query: named, signal }).catch(
      orValue({ 'conversation-0001': null }),
    );
    return withFresh(queryClient.getQueryData<Found>(queryKey), fresh);
  }

  const { data: found } = useSuspenseQuery<Found>({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    meta: viewMeta([conversationCalls.conversation]),
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey });

  /** Takes the response to an action. What is being fetched meanwhile may be older, and is fetched again. */
  function write(fresh: OpenConversation): void {
    const isFetching = queryClient.isFetching({ queryKey }) > 0;
    queryClient.setQueryData<Found>(queryKey, (known) => withFresh(known, fresh));
    if (isFetching) refresh();
  }

  async function show(before: string, onArrival: () => void): Promise<void> {
    const page = await earlier.run({ query: { ...named, before } });
    onArrival();
    queryClient.setQueryData<Found>(queryKey, (known) => known && withEarlier(known, page, before));
  }

  return { found, refresh, write, earlier: { show, busy: earlier.busy, error: earlier.error } };
}
