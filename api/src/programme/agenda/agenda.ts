import * as agendaCalls from '@summit/contract/calls/agenda';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { listSessions } from './agenda.queries.ts';
import { agendaCalendar, keyDatesCalendar, sessionCalendar } from './calendars.ts';
import { getCalendarToken, ownerOfCalendar, renewCalendarToken } from './starred-calendar.queries.ts';
import { listStarredSessions, mergeStarredSessions } from './starred-sessions.queries.ts';

/** How long a response is cached, in seconds. */
const freshness = 5;

/**
 * The programme of this edition and the last, its calendars, and what attendees have starred. Responses are cached as
 * `agenda`, those of the key dates as `settings`.
 */
export const agenda: Capability = (app, platform) => {
  const { db, clock } = platform;

  serve(app, agendaCalls, {
    agendaSessions: cachedResponse('agenda', freshness, ({ query }) => listSessions(db, query)),

    sessionCalendar: cachedResponse('agenda', freshness, async ({ params, fail }) => {
      return (await sessionCalendar(platform, params.id)) ?? fail('cqrs-0009');
    }),

    agendaCalendar: cachedResponse('agenda', freshness, ({ query }) => {
      return agendaCalendar(platform, query.sessions === undefined ? null : getIds(query.sessions));
    }),

    // These are never cached: a new star must show immediately, and a token stops working as soon as it is renewed.
    starredCalendar: async ({ query, fail }) => {
      const owner = (await ownerOfCalendar(platform, query.token)) ?? fail('cqrs-0009');
      return agendaCalendar(platform, await listStarredSessions(db, owner));
    },

    keyDatesCalendar: cachedResponse('settings', freshness, () => keyDatesCalendar(platform)),

    starredSessions: async ({ attendee }) => ({ sessionIds: await listStarredSessions(db, attendee.id) }),

    setStarredSessions: async ({ attendee, body: { starred = [], removed = [] } }) => {
      await mergeStarredSessions(db, attendee.id, { starred, removed }, clock.now());
      return { sessionIds: await listStarredSessions(db, attendee.id) };
    },

    starredCalendarToken: async ({ attendee }) => ({ token: await getCalendarToken(platform, attendee.id) }),
    renewStarredCalendarToken: async ({ attendee }) => ({
      token: await renewCalendarToken(platform, attendee.id),
    }),
  });
};

function getIds(list: string): string[] {
  return list.split(',').flatMap((id) => id.trim() || []);
}
