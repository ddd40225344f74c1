import { defineCall } from '../requests/call.ts';
import * as shapes from '../shapes/rehearsals.ts';

// The public site as it would be at another moment, in other statuses of the awards. Nothing is stored: the token of
// the link holds the moment and the statuses.

export const makeRehearsal = defineCall({
  method: 'POST',
  path: '/backoffice/rehearsals',
  access: 'organiser',
  permission: 'awards.read',
  summary:
    'A link that shows the public site as it would be at a moment, with a status of each track, in the browser that opens it, for a day. The record names who has made it.',
  body: shapes.wantedRehearsal,
  response: shapes.rehearsalLink,
  errors: [],
});

export const rehearsal = defineCall({
  method: 'GET',
  path: '/public/rehearsal',
  access: 'public',
  madeForOne: true,
  summary: 'What the rehearsal shows whose token comes in the header `rehearsal`; without one there is none.',
  response: shapes.rehearsal,
  errors: [],
});
