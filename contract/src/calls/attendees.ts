import { defineCall } from '../requests/call.ts';
import { listed, listOf, whole } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/attendees/attendees.ts';
import { object } from '../yup.ts';

export const attendees = defineCall({
  method: 'GET',
  path: '/public/attendees',
  access: 'public',
  summary: 'Attendees who agreed to be listed, those in the top first.',
  query: shapes.attendeesQuery,
  response: listOf('attendees', shapes.listedAttendee),
  errors: [],
});

export const lastYearAttendees = defineCall({
  method: 'GET',
  path: '/public/attendees/last-year',
  access: 'public',
  summary: 'The same of the last edition.',
  query: shapes.attendeesQuery,
  response: object({
    lastYearAttendees: listed(shapes.listedAttendee),
    lastYearTotalItems: whole(),
    lastYearTotalPages: whole(),
  }).required(),
  errors: ['last-year-attendee-0001'],
});
