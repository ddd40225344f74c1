import type { OpenConversation } from './conversation-view.ts';

/**
 * A conversation as it is now, with the earlier messages that the page has read before. Both are stretches of one
 * conversation without gaps: where they do not meet, messages between them are unknown, and only the fresh ones stay.
 */
export function withFresh(
  known: OpenConversation | null | undefined,
  fresh: OpenConversation | null,
): OpenConversation | null {
  if (!known || !fresh) return fresh;
  const begin = findPlace(known, fresh.messages[0]?.id);
  if (begin < 0) return fresh;
  const end = findPlace(known, fresh.messages.at(-1)?.id);
  // A response that was on its way for longer lacks what a later one has brought.
  const later = end < 0 ? [] : known.messages.slice(end + 1);
  return {
    ...fresh,
    messages: [...known.messages.slice(0, begin), ...fresh.messages, ...later],
    hasEarlier: begin > 0 ? known.hasEarlier : fresh.hasEarlier,
  };
}

/** A conversation with the page of messages that end before its first one. */
export function withEarlier(
  known: OpenConversation,
  page: OpenConversation,
  before: string,
): OpenConversation {
  if (known.messages[0]?.id !== before) return known;
  return { ...known, messages: [...page.messages, ...known.messages], hasEarlier: page.hasEarlier };
}

function findPlace({ messages }: OpenConversation, id: string | undefined): number {
  return messages.findIndex((message) => message.id === id);
}
