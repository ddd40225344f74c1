import { defineCall } from '../requests/call.ts';
import * as shapes from '../shapes/subscriptions.ts';

// Unsubscribing from the newsletter, and undoing that, with the token in each of its emails.

export const subscription = defineCall({
  method: 'GET',
  path: '/public/subscription',
  access: 'public',
  summary: 'Whether the address behind a token is subscribed. Changes nothing.',
  query: shapes.byToken,
  response: shapes.subscription,
  errors: ['cqrs-0009'],
});

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/public/subscription/unsubscribe',
  access: 'public',
  summary:
    'Ends the newsletter. Mail programs send it too (RFC 8058), with a form as the body, which is ignored.',
  query: shapes.byToken,
  response: shapes.subscription,
  errors: ['cqrs-0009'],
});

export const subscribeAgain = defineCall({
  method: 'POST',
  path: '/public/subscription/subscribe-again',
  access: 'public',
  summary: 'Takes an unsubscription back.',
  query: shapes.byToken,
  response: shapes.subscription,
  errors: ['cqrs-0009'],
});
