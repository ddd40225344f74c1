import { attendeeCalls } from '@summit/contract/calls/attendees';
import { cachedAnswer } from '../platform/cached-answer.ts';
import { serve, type Capability } from '../platform/serve.ts';
import { readSection } from '../settings/settings.queries.ts';
import { attendeeList, listLastYearAttendees } from './attendee-list.queries.ts';

/** The public lists of attendees. The kept answers `attendees` are dropped when somebody completes a registration. */
export const attendees: Capability = (app, { db }) => {
  const list = attendeeList(db);
  serve(app, attendeeCalls, {
    attendees: cachedAnswer('attendees', 10, ({ query }) => list(query)),

    lastYearAttendees: cachedAnswer('last-year-attendees', 60, async ({ query, fail }) => {
      const { isEnabled } = await readSection(db, 'lastYearAttendees');
      return isEnabled ? listLastYearAttendees(db, query) : fail('last-year-attendee-0001');
    }),
  });
};
