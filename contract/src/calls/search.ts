import { defineCall } from '../call.ts';
import * as limits from '../limits.ts';
import { query } from '../list-query.ts';
import { choice, listed, shape, whole } from '../response-shapes.ts';
import { requiredText } from '../rules.ts';
import * as shapes from '../shapes/search.ts';

export const search = defineCall({
  method: 'GET',
  path: '/public/search',
  access: 'public',
  summary:
    'Looks for words in sessions, speakers, sponsors, articles and pages; the last letters may be missing.',
  query: query({ q: requiredText(limits.searchText) }),
  response: shape({
    totalItems: whole(),
    /** Only those in which something was found; the best results of each come first. */
    groups: listed(
      shape({ kind: choice(shapes.searchKinds), totalItems: whole(), results: listed(shapes.result) }),
    ),
  }),
  errors: [],
});
