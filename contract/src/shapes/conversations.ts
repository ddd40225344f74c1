import { fields, messageText, optionalText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { flag, listed, moment, nullableText, shape, text, whole } from '../requests/response-shapes.ts';

/** What the two people can do besides replying. `stop` and `resume` apply to all messages that they receive. */
export const conversationChanges = ['seen', 'block', 'unblock', 'stop', 'resume', 'report'] as const;

export type ConversationChange = (typeof conversationChanges)[number];

/** Identifies a conversation: by the token in an email, or by its id for signed-in attendees. */
export const named = { token: optionalText(limits.longText), id: optionalText() };

/** The other person. Without their address, which a conversation never discloses. */
const person = shape({ name: nullableText(), work: nullableText(), imageUrl: nullableText() });

export const conversation = shape({
  id: text(),
  other: person,
  /** The oldest first. */
  messages: listed(shape({ id: text(), text: text(), isMine: flag(), sentAt: moment() })),
  /** Whether there are older messages than those. */
  hasEarlier: flag(),
  /** Whether the reader has blocked the other person: their messages do not arrive. */
  isBlocked: flag(),
  /** Whether the reader has stopped all messages to them. */
  isStopped: flag(),
  /** Whether the reader has reported the conversation to the organisers. */
  isReported: flag(),
  /** Whether the reader is signed in as one of its attendees: what they see is marked as seen. */
  isSignedIn: flag(),
});

export const entry = shape({
  id: text(),
  other: person,
  lastText: text(),
  lastIsMine: flag(),
  lastAt: moment(),
  unread: whole(),
});

export const receiving = shape({ isStopped: flag() });

/** The form of an answer: the same rules as for a first message. */
export const answerBody = fields({ ...named, message: messageText() });
