import { array } from 'yup';
import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery, query } from '../list-query.ts';
import {
  choice,
  flag,
  listed,
  listOf,
  moment,
  nullableText,
  nullableWhole,
  shape,
  text,
} from '../response-shapes.ts';
import { fields, optionalOneOf, optionalText, requiredText } from '../rules.ts';

export const sessionKinds = [
  'keynote',
  'talk',
  'panel',
  'fireside',
  'workshop',
  'roundtable',
  'demo',
  'networking',
  'ceremony',
  'break',
] as const;

export const editions = ['current', 'last'] as const;

/** One session. Locations are derived from the sessions. */
export const agendaSession = shape({
  id: text(),
  title: text(),
  description: text(),
  kind: choice(sessionKinds),
  track: nullableText(),
  /** The place of the track among those of its edition, by name, from 0: its colour follows it. Null without a track. */
  trackPlace: nullableWhole(),
  startsAt: moment(),
  endsAt: moment(),
  /** The day at the venue: YYYY-MM-DD. */
  day: text(),
  location: shape({ id: text(), name: text() }),
  speakers: listed(
    shape({ id: text(), name: text(), jobTitle: text(), company: text(), imageUrl: nullableText() }),
  ),
  acceptsQuestions: flag(),
});

const calendar = 'text/calendar; charset=utf-8';

function sessionIds() {
  return array(requiredText()).max(limits.starredSessions);
}

/** What a device has starred and unstarred since its last request; sessions it does not name stay as they are. */
const starredSessionsBody = fields({ starred: sessionIds(), removed: sessionIds() });

const starredSessions = shape({ sessionIds: listed(text()) });

const calendarToken = shape({
  /** Goes into the query of `starredCalendar`, whose address is the feed; it stays the same until it is renewed. */
  token: text(),
});

export const agendaCalls = defineCalls({
  agendaSessions: {
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
        'filter.Kind.Equals': optionalOneOf(sessionKinds),
        'filter.Title.Like': optionalText(),
        /** The current edition unless it is `last`. */
        'filter.Edition.Equals': optionalOneOf(editions),
      },
    }),
    response: listOf('agendaSessions', agendaSession),
    errors: [],
  },
  sessionCalendar: {
    method: 'GET',
    path: '/public/agenda/sessions/:id/calendar.ics',
    access: 'public',
    summary: 'A session for a calendar: a file in the form of RFC 5545.',
    mediaType: calendar,
    params: fields({ id: requiredText() }),
    response: text(),
    errors: ['cqrs-0009'],
  },
  /** The address itself lists the sessions, so only those who know the list know the feed. */
  agendaCalendar: {
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
  },
  /** For attendees, whose stars the server knows: the address stays, and the feed follows the stars. */
  starredCalendar: {
    method: 'GET',
    path: '/public/agenda/starred/calendar.ics',
    access: 'public',
    summary:
      'The starred sessions of the attendee whose calendar token it is; a calendar can subscribe to them.',
    mediaType: calendar,
    query: query({ token: requiredText() }),
    response: text(),
    errors: ['cqrs-0009'],
  },
  keyDatesCalendar: {
    method: 'GET',
    path: '/public/key-dates/calendar.ics',
    access: 'public',
    summary: 'The key dates that a calendar can subscribe to.',
    mediaType: calendar,
    response: text(),
    errors: [],
  },
  starredSessions: {
    method: 'GET',
    path: '/attendee/agenda/starred',
    access: 'attendee',
    summary: 'The sessions that the attendee has starred, in order of time.',
    response: starredSessions,
    errors: [],
  },
  setStarredSessions: {
    method: 'PUT',
    path: '/attendee/agenda/starred',
    access: 'attendee',
    summary: 'Merges what a device has starred into the account, and returns what is starred then.',
    body: starredSessionsBody,
    response: starredSessions,
    errors: [],
  },
  starredCalendarToken: {
    method: 'GET',
    path: '/attendee/agenda/starred/calendar-token',
    access: 'attendee',
    summary: 'The token of the address at which a calendar subscribes to what the attendee has starred.',
    response: calendarToken,
    errors: [],
  },
  renewStarredCalendarToken: {
    method: 'POST',
    path: '/attendee/agenda/starred/calendar-token',
    access: 'attendee',
    summary:
      'Another token for the calendar of starred sessions; the address with the old one returns 404 from now on.',
    response: calendarToken,
    errors: [],
  },
});
