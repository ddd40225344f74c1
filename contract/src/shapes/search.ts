import { flag, listed, nullableText, shape, text } from '../requests/response-shapes.ts';

/** What a search looks through, in the order in which its groups are shown. */
export const searchKinds = ['session', 'speaker', 'sponsor', 'article', 'page'] as const;

/** A text in parts, so that the words that were searched for can be marked. */
const markedText = listed(shape({ text: text(), isMatch: flag() }));

export const result = shape({
  /** Of the session, speaker, sponsor or article; for a page, its id in the site map. */
  id: text(),
  title: markedText,
  /** Empty where there is nothing to quote. */
  excerpt: markedText,
  /** Session: its day. Speaker: job and company. Sponsor: its stand. Article: the day it was published. */
  detail: nullableText(),
});
