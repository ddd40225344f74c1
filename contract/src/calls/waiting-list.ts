import { fields, requiredText } from '../forms/rules.ts';
import { defineCall } from '../requests/call.ts';
import { nullableShape, shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/attendees/waiting-list.ts';

// The waiting lists of packages that are sold out.

const joinErrors = [
  'waiting-list-0001',
  'waiting-list-0002',
  'waiting-list-0004',
  'waiting-list-0005',
  'fm.cms-0048',
] as const;

export const ownWaitingEntries = defineCall({
  method: 'GET',
  path: '/attendee/waiting-list',
  access: 'attendee',
  summary: 'The waiting lists that the signed-in attendee is on.',
  response: shapes.ownEntries,
  errors: [],
});

export const joinWaitingList = defineCall({
  method: 'POST',
  path: '/attendee/waiting-list',
  access: 'attendee',
  summary: 'Joins the waiting list of a package that is sold out.',
  body: fields({ packageType: requiredText() }),
  response: shapes.ownEntries,
  errors: [...joinErrors, 'fm.cms-0019', 'fm.cms-0041'],
});

export const leaveWaitingList = defineCall({
  method: 'DELETE',
  path: '/attendee/waiting-list/:id',
  access: 'attendee',
  summary: 'Leaves a waiting list; an offered place goes to the next.',
  params: fields({ id: requiredText() }),
  response: shapes.ownEntries,
  errors: ['waiting-list-0003'],
});

export const joinWaitingListByEmail = defineCall({
  method: 'POST',
  path: '/public/waiting-list',
  access: 'public',
  summary: 'Joins with an email address alone. The response is the same for an address that is on the list.',
  captcha: true,
  body: shapes.waitingVisitor,
  errors: [...joinErrors, 'email.domain-0001', 'email.domain-0002', 'email.domain-0003'],
});

export const waitingEntryByToken = defineCall({
  method: 'GET',
  path: '/public/waiting-list',
  access: 'public',
  summary: 'How an entry stands, by the link of its mail; null when it has left the list.',
  query: shapes.byToken,
  response: shape({ email: text(), entry: nullableShape(shapes.entry) }),
  errors: ['waiting-list-0003'],
});

export const leaveWaitingListByToken = defineCall({
  method: 'DELETE',
  path: '/public/waiting-list',
  access: 'public',
  summary: 'Leaves the list with the link of a mail.',
  query: shapes.byToken,
  errors: ['waiting-list-0003'],
});
