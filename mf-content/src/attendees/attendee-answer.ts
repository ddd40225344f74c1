import type { ResponseOf } from '@summit/contract/call';
import { attendeeCalls } from '@summit/contract/calls/attendees';
import { isApiError, serverQuery, useCall } from '@summit/shared-auth';
import { useSuspenseQuery } from '@summit/shared-auth/server-state';
import { attendeesQuery, type AttendeeView } from './attendee-view.ts';

export type ListedAttendee = ResponseOf<typeof attendeeCalls.attendees>['attendees'][number];

/** One page of attendees, of this edition or of the last. */
export interface AttendeePage {
  attendees: readonly ListedAttendee[];
  totalItems: number;
  totalPages: number;
}

/**
 * The attendees of a view, or null when the organisers do not show the list of that edition. Suspends, on the server
 * too; throws every other ApiError.
 */
export function useAttendees(view: AttendeeView): AttendeePage | null {
  const call = useCall();
  const input = attendeesQuery(view);
  const row = view.edition === 'last' ? attendeeCalls.lastYearAttendees : attendeeCalls.attendees;
  const { data } = useSuspenseQuery({
    queryKey: [...serverQuery(call, row, input).queryKey, 'as one page'],
    queryFn: ({ signal }) =>
      view.edition === 'last'
        ? call(attendeeCalls.lastYearAttendees, { ...input, signal }).then(asPage, notLive)
        : call(attendeeCalls.attendees, { ...input, signal }),
  });
  return data;
}

type LastYear = ResponseOf<typeof attendeeCalls.lastYearAttendees>;

function asPage({ lastYearAttendees, lastYearTotalItems, lastYearTotalPages }: LastYear): AttendeePage {
  return { attendees: lastYearAttendees, totalItems: lastYearTotalItems, totalPages: lastYearTotalPages };
}

function notLive(error: unknown): null {
  if (isApiError(error) && error.code === 'last-year-attendee-0001') return null;
  throw error;
}
