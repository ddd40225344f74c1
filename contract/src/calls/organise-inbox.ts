import * as limits from '../limits/limits.ts';
import { gridOf, gridQuery } from '../organising/grid-query.ts';
import { defineCall } from '../requests/call.ts';
import { flag, listed, shape, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/organise/inbox.ts';

// What people send to the organisers, in one list. The row of a kind names the permission it needs.

export const inboxItems = defineCall({
  method: 'GET',
  path: '/backoffice/inbox',
  access: 'organiser',
  permission: 'inbox.use',
  summary:
    'What came in, the latest first: of the kinds that the organiser may read. Filters: kind, state, assigneeId, at.',
  query: gridQuery({ sorts: ['at'], most: limits.peopleOnPage }),
  response: gridOf(shapes.listedItem),
  errors: [],
});

export const inboxAssignees = defineCall({
  method: 'GET',
  path: '/backoffice/inbox/assignees',
  access: 'organiser',
  permission: 'inbox.use',
  summary: 'The organisers who can look after items of the kinds that the organiser may read, by name.',
  response: shape({ assignees: listed(shape({ id: text(), name: text(), isYou: flag() })) }),
  errors: [],
});

export const inboxItem = defineCall({
  method: 'GET',
  path: '/backoffice/inbox/:kind/:id',
  access: 'organiser',
  permission: 'inbox.use',
  summary: 'One item, with what organisers noted and answered.',
  params: shapes.itemParams,
  response: shapes.itemDetail,
  errors: ['cqrs-0009'],
});

export const setInboxItem = defineCall({
  method: 'PUT',
  path: '/backoffice/inbox/:kind/:id',
  access: 'organiser',
  permission: 'inbox.use',
  summary: 'Says how far an item is, who looks after it, and what organisers should know.',
  params: shapes.itemParams,
  body: shapes.itemChange,
  response: shapes.itemDetail,
  errors: ['cqrs-0009', 'resource-0001'],
});

export const replyToInboxItem = defineCall({
  method: 'POST',
  path: '/backoffice/inbox/:kind/:id/replies',
  access: 'organiser',
  permission: 'inbox.use',
  summary: 'Answers an item by email; the reply to that goes to the contact address of the event.',
  params: shapes.itemParams,
  body: shapes.itemReply,
  response: shapes.itemDetail,
  errors: ['cqrs-0009', 'resource-0001', 'inbox-0001'],
});
