import { requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { query } from '../requests/list-query.ts';
import { flag, shape, text } from '../requests/response-shapes.ts';

/** The token of an email to a subscriber. */
export const byToken = query({ token: requiredText(limits.longText) });

export const subscription = shape({
  /** Not the whole address, because an email may be forwarded: `a•••@expo.example`. */
  email: text(),
  isSubscribed: flag(),
});
