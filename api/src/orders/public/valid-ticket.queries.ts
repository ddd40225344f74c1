import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { attendees } from '../../people/attendees/attendees.tables.ts';

/** Whether the ticket of an attendee lets them in. */
export function letsIn(): SQL | undefined {
  return and(
    eq(attendees.registrationStatus, 'Completed'),
    eq(attendees.isBlocked, false),
    eq(attendees.loginIsDisabled, false),
    isNull(attendees.erasedAt),
  );
}
