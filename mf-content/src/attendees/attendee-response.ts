import * as attendeeCalls from '@summit/contract/calls/attendees';
import type { ResponseOf } from '@summit/contract/requests/call';
import { orValue, serverView, useServerView } from '@summit/shared-auth/server-view';
import { attendeesQuery, type AttendeeView } from './attendee-view.ts';

export type ListedAttendee = ResponseOf<typeof attendeeCalls.attendees>['attendees'][number];

/** One page of attendees, of this edition or of the last. */
export interface AttendeePage {
  attendees: readonly ListedAttendee[];
  totalItems: number;
  totalPages: number;
}

/**
 * The attendees of a view, or null when the organisers do not show that edition's list. Suspends, on the server too; throws
 * every other ApiError.
 */
export function useAttendees(view: AttendeeView): AttendeePage | null {
  return useServerView(view.edition === 'last' ? lastYearView : attendeesView, attendeesQuery(view));
}

type Asked = ReturnType<typeof attendeesQuery>;

const attendeesView = serverView(
  'content.attendees',
  [attendeeCalls.attendees],
  ({ call }, input: Asked): Promise<AttendeePage | null> => call(attendeeCalls.attendees, input),
);

const lastYearView = serverView(
  'content.lastYearAttendees',
  [attendeeCalls.lastYearAttendees],
  ({ call }, input: Asked): Promise<AttendeePage | null> =>
    call(attendeeCalls.lastYearAttendees, input).then(asPage, orValue({ 'last-year-attendee-0001': null })),
);

type LastYear = ResponseOf<typeof attendeeCalls.lastYearAttendees>;

function asPage({ lastYearAttendees, lastYearTotalItems, lastYearTotalPages }: LastYear): AttendeePage {
  return { attendees: lastYearAttendees, totalItems: lastYearTotalItems, totalPages: lastYearTotalPages };
}
