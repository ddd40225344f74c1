import { fields, getOptionalOne, optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery, query } from '../requests/list-query.ts';
import { listOf, text } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/agenda.ts';

const calendar = 'text/calendar; charset=utf-8';

export const agendaSessions = defineCall({
  method: 'GET',
  path: '/public/agenda/sessions',
  access: 'public',
  summary: 'The sessions in order of time, then location.',
  query: listQuery({
    itemsOnPage: limits.itemsOnPage.agendaSessions,
    filters: {
      'filter.Id.Equals': optionalText(),
      'filter.Day.Equals': optionalText(10),
      'filter.Location.Id.Equals': optionalText(),
      'filter.Track.Equals': optionalText(),
      'filter.Kind.Equals': getOptionalOne(shapes.sessionKinds),
      'filter.Title.Like': optionalText(),
      /** The current edition unless it is `last`. */
      'filter.Edition.Equals': getOptionalOne(shapes.editions),
    },
  }),
  response: listOf('agendaSessions', shapes.agendaSession),
  errors: [],
});

export const sessionCalendar = defineCall({
  method: 'GET',
  path: '/public/agenda/sessions/:id/calendar.ics',
  access: 'public',
  summary: 'A session for a calendar: a file in the form of RFC 5545.',
  mediaType: calendar,
  params: fields({ id: requiredText() }),
  response: text(),
  errors: ['cqrs-0009'],
});

/** The address itself lists the sessions, so only those who know the list know the feed. */
export const agendaCalendar = defineCall({
  method: 'GET',
  path: '/public/agenda/calendar.ics',
  access: 'public',
  summary: 'Sessions that a calendar can subscribe to; all of them unless their ids are given.',
  mediaType: calendar,
  query: query({
    /** Ids separated by commas. */
    sessions: optionalText(limits.longText * 10),
  }),
  response: text(),
  errors: [],
});

/** For attendees, whose stars the server knows: the address stays, and the feed follows the stars. */
export const starredCalendar = defineCall({
  method: 'GET',
  path: '/public/agenda/starred/calendar.ics',
  access: 'public',
  summary:
    'The starred sessions of the attendee whose calendar token it is; a calendar can subscribe to them.',
  mediaType: calendar,
  query: query({ token: requiredText() }),
  response: text(),
  errors: ['cqrs-0009'],
});

export const keyDatesCalendar = defineCall({
  method: 'GET',
  path: '/public/key-dates/calendar.ics',
  access: 'public',
  summary: 'The key dates that a calendar can subscribe to.',
  mediaType: calendar,
  response: text(),
  errors: [],
});

export const starredSessions = defineCall({
  method: 'GET',
  path: '/attendee/agenda/starred',
  access: 'attendee',
  summary: 'The sessions that the attendee has starred, in order of time.',
  response: shapes.starredSessions,
  errors: [],
});

export const setStarredSessions = defineCall({
  method: 'PUT',
  path: '/attendee/agenda/starred',
  access: 'attendee',
  summary: 'Merges what a device has starred into the account, and returns what is starred then.',
  body: shapes.starredSessionsBody,
  response: shapes.starredSessions,
  errors: [],
});

export const starredCalendarToken = defineCall({
  method: 'GET',
  path: '/attendee/agenda/starred/calendar-token',
  access: 'attendee',
  summary: 'The token of the address at which a calendar subscribes to what the attendee has starred.',
  response: shapes.calendarToken,
  errors: [],
});

export const renewStarredCalendarToken = defineCall({
  method: 'POST',
  path: '/attendee/agenda/starred/calendar-token',
  access: 'attendee',
  summary:
    'Another token for the calendar of starred sessions; the address with the old one returns 404 from now on.',
  response: shapes.calendarToken,
  errors: [],
});
