import * as limits from '../limits.ts';
import { query } from '../list-query.ts';
import { flag, shape, text } from '../response-shapes.ts';
import { requiredText } from '../rules.ts';

/** The token of an email to a subscriber. */
export const byToken = query({ token: requiredText(limits.longText) });

export const subscription = shape({
  /** Not the whole address, because an email may be forwarded: `a•••@expo.example`. */
  email: text(),
  isSubscribed: flag(),
});
