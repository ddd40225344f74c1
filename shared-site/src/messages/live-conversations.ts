import { useEffect, useEffectEvent } from 'react';
import * as conversationCalls from '@summit/contract/calls/conversations';
import { realtime } from '@summit/contract/requests/realtime';
import { serverQueryKey, useAddressOf, useSession } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';

/**
 * Updates the messages on a page: for the signed-in attendee by a websocket, which only pages with messages open, and for
 * everyone whenever the visitor returns to the tab. `onChange` refetches what the page shows besides the list and the
 * count.
 */
export function useLiveConversations(onChange: () => void = () => undefined): void {
  const address = useAddressOf()(realtime.path);
  const accessToken = useSession((state) => state.accessToken);
  const queryClient = useQueryClient();
  const refresh = useEffectEvent(() => {
    for (const row of [conversationCalls.conversations, conversationCalls.unreadMessages]) {
      void queryClient.invalidateQueries({ queryKey: serverQueryKey(row) });
    }
    onChange();
  });

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  useEffect(() => {
    if (!accessToken) return undefined;
    let isOver = false;
    let close = () => undefined as void;
    import('@summit/shared-auth/conversation-changes').then(
      ({ openConversationChanges }) => {
        if (!isOver) close = openConversationChanges({ address, accessToken }, () => refresh());
      },
      // Without a websocket the page is refetched when the visitor returns to it.
      () => undefined,
    );
    return () => {
      isOver = true;
      close();
    };
  }, [address, accessToken]);
}
