import { expect, test } from 'vitest';
import type { OpenConversation } from './conversation-view.ts';
import { withEarlier, withFresh } from './known-messages.ts';

const sentAt = '2027-06-01T10:00:00.000Z';

/** A conversation with the messages from one number to another. */
function stretch(from: number, to: number, hasEarlier = true): OpenConversation {
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return {
    id: 'c1',
    other: { name: 'Ada Byron', work: null, imageUrl: null },
    messages: numbers.map((at) => ({ id: `m${at}`, text: '', isMine: false, sentAt })),
    hasEarlier,
    isBlocked: false,
    isStopped: false,
    isReported: false,
    isSignedIn: true,
  };
}

test('earlier messages stay when new ones push them out of the latest page', () => {
  const known = withEarlier(stretch(5, 8), stretch(1, 4, false), 'm5');
  expect(known).toEqual(stretch(1, 8, false));
  expect(withFresh(known, stretch(7, 10))).toEqual(stretch(1, 10, false));
});

test('an older response removes no message, and brings what else it says', () => {
  expect(withFresh(stretch(1, 8), { ...stretch(3, 6), isBlocked: true })).toEqual({
    ...stretch(1, 8),
    isBlocked: true,
  });
});

test('messages that do not meet the known ones replace them, so that none is missing in between', () => {
  expect(withFresh(stretch(1, 4, false), stretch(7, 10))).toEqual(stretch(7, 10));
  const known = stretch(7, 10);
  expect(withEarlier(known, stretch(1, 4), 'm5')).toBe(known);
});

test('a conversation that is gone, or was unknown until now, is what the response says', () => {
  expect(withFresh(stretch(1, 4), null)).toBeNull();
  expect(withFresh(null, stretch(1, 4))).toEqual(stretch(1, 4));
  expect(withFresh(undefined, stretch(1, 4))).toEqual(stretch(1, 4));
});
