import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { query } from '../list-query.ts';
import { choice, flag, listed, nullableText, shape, text, whole } from '../response-shapes.ts';
import { requiredText } from '../rules.ts';

/** What a search looks through, in the order in which its groups are shown. */
export const searchKinds = ['session', 'speaker', 'sponsor', 'article', 'page'] as const;

/** A text in parts, so that the words that were searched for can be marked. */
const markedText = listed(shape({ text: text(), isMatch: flag() }));

const result = shape({
  /** Of the session, speaker, sponsor or article; for a page, its id in the site map. */
  id: text(),
  title: markedText,
  /** Empty where there is nothing to quote. */
  excerpt: markedText,
  /** Session: its day. Speaker: job and company. Sponsor: its stand. Article: the day it was published. */
  detail: nullableText(),
});

export const searchCalls = defineCalls({
  search: {
    method: 'GET',
    path: '/public/search',
    access: 'public',
    summary:
      'Looks for words in sessions, speakers, sponsors, articles and pages; the last letters may be missing.',
    query: query({ q: requiredText(limits.searchText) }),
    response: shape({
      totalItems: whole(),
      /** Only those in which something was found; the best results of each come first. */
      groups: listed(shape({ kind: choice(searchKinds), totalItems: whole(), results: listed(result) })),
    }),
    errors: [],
  },
});
