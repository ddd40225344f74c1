import { defineCalls } from '../call.ts';
import { limits } from '../limits.ts';
import { query } from '../list-query.ts';
import { messages } from '../messages.ts';
import { flag, listed, moment, nullableText, shape, text, whole } from '../response-shapes.ts';
import { fields, messageText, oneOf, optionalFlag, optionalText } from '../rules.ts';

/** What its two people do with a conversation besides answering. `stop` and `resume` are about all messages to them. */
const conversationChanges = ['seen', 'block', 'unblock', 'stop', 'resume', 'report'] as const;

export type ConversationChange = (typeof conversationChanges)[number];

/** A conversation by one of its two people: by the token in their email, or by its id for who is signed in. */
const named = { token: optionalText(limits.longText), id: optionalText() };

/** The other one. Never an address: nobody learns the other's from a conversation. */
const person = shape({ name: nullableText(), work: nullableText(), imageUrl: nullableText() });

const conversation = shape({
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

const entry = shape({
  id: text(),
  other: person,
  lastText: text(),
  lastIsMine: flag(),
  lastAt: moment(),
  unread: whole(),
});

const receiving = shape({ isStopped: flag() });

/** The form of an answer: the same rules as for a first message. */
export const answerBody = fields({ ...named, message: messageText() });

/** Reading and answering messages, for those with an account and for those whose link is all they have. */
export const conversationCalls = defineCalls({
  conversation: {
    method: 'GET',
    path: '/public/conversation',
    access: 'public',
    personal: true,
    summary: 'A conversation, by the token of an email or, signed in, by its id. Changes nothing.',
    query: query(named),
    response: conversation,
    errors: ['conversation-0001'],
  },
  answerConversation: {
    method: 'POST',
    path: '/public/conversation/answer',
    access: 'public',
    confirmed: true,
    summary: 'Answers in a conversation. The same answer sent again is one.',
    body: answerBody,
    response: conversation,
    errors: [
      'conversation-0001',
      'conversation-0002',
      'conversation-0003',
      'message-0002',
      'fm.cms-0123',
      'email-confirmation-0001',
    ],
  },
  changeConversation: {
    method: 'POST',
    path: '/public/conversation/change',
    access: 'public',
    summary: 'Blocks or reports the other one, stops all messages, or takes that back.',
    body: fields({
      ...named,
      change: oneOf(conversationChanges),
      /** Of a report, to the organisers. */
      reason: optionalText(limits.longText),
      /** Of `seen`: the last message that the reader has seen. */
      upTo: optionalText(),
    }),
    response: conversation,
    errors: ['conversation-0001'],
  },
  conversations: {
    method: 'GET',
    path: '/attendee/conversations',
    access: 'attendee',
    summary: 'The conversations of an attendee, the latest first.',
    response: shape({ conversations: listed(entry), isStopped: flag() }),
    errors: [],
  },
  unreadMessages: {
    method: 'GET',
    path: '/attendee/conversations/unread',
    access: 'attendee',
    summary: 'How many messages an attendee has not seen.',
    response: shape({ unread: whole() }),
    errors: [],
  },
  receiveMessages: {
    method: 'PUT',
    path: '/attendee/conversations/receiving',
    access: 'attendee',
    summary: 'Stops all messages to an attendee, or takes that back.',
    body: fields({ isStopped: optionalFlag().required(messages.required) }),
    response: receiving,
    errors: [],
  },
});
