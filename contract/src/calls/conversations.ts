import { fields, oneOf, optionalFlag, optionalText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { flag, listed, nullableText, shape, whole } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/conversations.ts';
import { messages } from '../words/messages.ts';

// Reading and answering messages, for those with an account and for those whose link is all they have.

export const conversation = defineCall({
  method: 'GET',
  path: '/public/conversation',
  access: 'public',
  personal: true,
  summary:
    'A conversation with its latest messages, or the latest before one, by the token of an email or, signed in, by its id. Changes nothing.',
  query: query({
    ...shapes.named,
    /** The id of the message before which the response ends. */
    before: optionalText(),
  }),
  response: shapes.conversation,
  errors: ['conversation-0001'],
});

export const answerConversation = defineCall({
  method: 'POST',
  path: '/public/conversation/answer',
  access: 'public',
  confirmed: true,
  summary: 'Answers in a conversation. The same answer sent again is one.',
  body: shapes.answerBody,
  response: shapes.conversation,
  errors: [
    'conversation-0001',
    'conversation-0002',
    'conversation-0003',
    'message-0002',
    'fm.cms-0123',
    'email-confirmation-0001',
  ],
});

export const changeConversation = defineCall({
  method: 'POST',
  path: '/public/conversation/change',
  access: 'public',
  summary: 'Blocks or reports the other one, stops all messages, or takes that back.',
  body: fields({
    ...shapes.named,
    change: oneOf(shapes.conversationChanges),
    /** For `report`: what the organisers should know. */
    reason: optionalText(limits.longText),
    /** For `seen`: the last message that the reader has seen. */
    upTo: optionalText(),
  }),
  response: shapes.conversation,
  errors: ['conversation-0001'],
});

export const conversations = defineCall({
  method: 'GET',
  path: '/attendee/conversations',
  access: 'attendee',
  summary: 'The conversations of an attendee, the latest first; one page of them.',
  /** `before`: the `next` of the page before. */
  query: query({ before: optionalText() }),
  response: shape({
    conversations: listed(shapes.entry),
    /** Where the next page begins; null: this is the last one. */
    next: nullableText(),
    isStopped: flag(),
  }),
  errors: [],
});

export const unreadMessages = defineCall({
  method: 'GET',
  path: '/attendee/conversations/unread',
  access: 'attendee',
  summary: 'How many messages an attendee has not seen.',
  response: shape({ unread: whole() }),
  errors: [],
});

export const receiveMessages = defineCall({
  method: 'PUT',
  path: '/attendee/conversations/receiving',
  access: 'attendee',
  summary: 'Stops all messages to an attendee, or takes that back.',
  body: fields({ isStopped: optionalFlag().required(messages.required) }),
  response: shapes.receiving,
  errors: [],
});
