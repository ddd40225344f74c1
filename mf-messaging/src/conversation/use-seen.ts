import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import * as conversationCalls from '@summit/contract/calls/conversations';
import { useServerAction } from '@summit/shared-auth';
import type { Named, OpenConversation } from './conversation-view.ts';

/**
 * For a signed-in attendee, displayed messages count as seen, once the page is in view: a message that arrives in a tab
 * behind others is still new to them. Without a login they do not until the reader answers, because a program that scans
 * mail may open the page, too.
 */
export function useSeen(named: Named, found: OpenConversation | null): void {
  const { run } = useServerAction(conversationCalls.changeConversation, {
    refreshes: [conversationCalls.unreadMessages, conversationCalls.conversations],
  });
  const last = found?.isSignedIn ? found.messages.at(-1) : undefined;
  const upTo = last && !last.isMine ? last.id : null;
  const isInView = useSyncExternalStore(onVisibilityChange, isPageVisible, () => false);
  const sent = useRef<string>(undefined);
  const see = useEffectEvent((seen: string) => {
    if (sent.current === seen) return;
    sent.current = seen;
    run({ body: { ...named, change: 'seen', upTo: seen } }).catch(() => {
      // The unread count stays until the visitor returns to the page.
      sent.current = undefined;
    });
  });
  useEffect(() => {
    if (isInView && upTo !== null) see(upTo);
  }, [isInView, upTo]);
}

function isPageVisible(): boolean {
  return document.visibilityState === 'visible';
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
