import * as limits from '../limits/limits.ts';
import { gridOf, gridQuery } from '../organising/grid-query.ts';
import { defineCall } from '../requests/call.ts';
import * as shapes from '../shapes/organise/attendees.ts';

// Attendees at the organisers' desk. Their details are changed through the resource `attendees`; photos have separate calls.

export const organisedAttendees = defineCall({
  method: 'GET',
  path: '/backoffice/attendees',
  access: 'organiser',
  permission: 'attendees.read',
  summary:
    'Attendees, by name. Filters: registrationStatus, attendeeType, categoryId, packageId, country, imageStatus, isConfirmed, isBlocked, createdAt.',
  query: gridQuery({ sorts: shapes.attendeeSorts, most: limits.peopleOnPage }),
  response: gridOf(shapes.listedAttendee),
  errors: [],
});

export const organisedAttendee = defineCall({
  method: 'GET',
  path: '/backoffice/attendees/:id',
  access: 'organiser',
  permission: 'attendees.read',
  summary:
    'An attendee with answers, place, orders, emails and what happened; needs and orders for those who may see them.',
  params: shapes.attendeeParams,
  response: shapes.attendeeDetail,
  errors: ['cqrs-0009'],
});

export const resendMail = defineCall({
  method: 'POST',
  path: '/backoffice/attendees/:id/mails/:mail',
  access: 'organiser',
  permission: 'attendees.mail',
  summary: 'Sends an email that an attendee was sent once more, to the same address.',
  params: shapes.mailParams,
  errors: ['cqrs-0009'],
});

export const confirmAttendeeAddress = defineCall({
  method: 'PUT',
  path: '/backoffice/attendees/:id/confirmation',
  access: 'organiser',
  permission: 'attendees.confirm',
  summary: 'Says that the address of an attendee is theirs, with the reason for believing so.',
  params: shapes.attendeeParams,
  body: shapes.withReason,
  errors: ['cqrs-0009', 'attendee-desk-0001'],
});

export const moveAttendee = defineCall({
  method: 'PUT',
  path: '/backoffice/attendees/:id/category',
  access: 'organiser',
  permission: 'attendees.change',
  summary: 'Moves an attendee into another category of the same kind.',
  params: shapes.attendeeParams,
  body: shapes.otherCategory,
  errors: ['cqrs-0009', 'resource-0001', 'attendee-desk-0002'],
});
