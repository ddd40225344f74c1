import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { query } from '../list-query.ts';
import { flag, shape, text } from '../response-shapes.ts';
import { requiredText } from '../rules.ts';

/** The token of an email to a subscriber. */
const byToken = query({ token: requiredText(limits.longText) });

const subscription = shape({
  /** Not the whole address, because an email may be forwarded: `a•••@expo.example`. */
  email: text(),
  isSubscribed: flag(),
});

/** Unsubscribing from the newsletter, and undoing that, with the token in each of its emails. */
export const subscriptionCalls = defineCalls({
  subscription: {
    method: 'GET',
    path: '/public/subscription',
    access: 'public',
    summary: 'Whether the address behind a token is subscribed. Changes nothing.',
    query: byToken,
    response: subscription,
    errors: ['cqrs-0009'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/public/subscription/unsubscribe',
    access: 'public',
    summary:
      'Ends the newsletter. Mail programs send it too (RFC 8058), with a form as the body, which is ignored.',
    query: byToken,
    response: subscription,
    errors: ['cqrs-0009'],
  },
  subscribeAgain: {
    method: 'POST',
    path: '/public/subscription/subscribe-again',
    access: 'public',
    summary: 'Takes an unsubscription back.',
    query: byToken,
    response: subscription,
    errors: ['cqrs-0009'],
  },
});
