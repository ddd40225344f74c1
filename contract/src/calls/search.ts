import { requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { choice, listed, shape, whole } from '../requests/response-shapes.ts';
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
