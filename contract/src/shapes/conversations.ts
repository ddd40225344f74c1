import { fields, messageText, optionalText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { flag, listed, moment, nullableText, shape, text, whole } from '../requests/response-shapes.ts';

/** What its two people do with a conversation besides answering. `stop` and `resume` are about all messages to them. */
export const conversationChanges = ['seen', 'block', 'unblock', 'stop', 'resume', 'report'] as const;

export type ConversationChange = (typeof conversationChanges)[number];

/** A conversation by one of its two people: by the token in their email, or by its id for who is signed in. */
export const named = { token: optionalText(limits.longText), id: optionalText() };

/** The other one. Never an address: nobody learns the other's from a conversation. */
const person = shape({ name: nullableText(), work: nullableText(), imageUrl: nullableText() });

export const conversation = shape({
  id: text(),
  other: person,
  /** The oldest first. */
  messages: listed(shape({ id: text(), text: text(), isMine: flag(), sentAt: moment() })),
  /** There are older ones than those. */
  hasEarlier: flag(),
  /** By the reader: no message of the other one arrives. */
  isBlocked: flag(),
  /** By the reader: no message of anybody arrives. */
  isStopped: flag(),
  /** By the reader: the organisers look at it. */
  isReported: flag(),
  /** The reader is signed in as the attendee whose conversation it is: what they see counts as seen. */
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
