import * as attendeeCalls from '@summit/contract/calls/attendees';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { attendeeList, listLastYearAttendees } from './attendee-list.queries.ts';

/** The public lists of attendees. Responses cached as `attendees` are dropped when a registration is completed. */
export const attendees: Capability = (app, { db }) => {
  const list = attendeeList(db);
  serve(app, attendeeCalls, {
    attendees: cachedResponse('attendees', 10, ({ query }) => list(query)),

    lastYearAttendees: cachedResponse('last-year-attendees', 60, async ({ query, fail }) => {
      const { isEnabled } = await readSection(db, 'lastYearAttendees');
      return isEnabled ? listLastYearAttendees(db, query) : fail('last-year-attendee-0001');
    }),
  });
};
