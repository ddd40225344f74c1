import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { listGuestIds, lockAttendees, updateRegistration } from '../../people/public/attendees.queries.ts';
import type { Tx } from '../../platform/db/db.ts';

/**
 * Reopens the registrations of the guests on the extra tickets of a holder who has lost the package: like guests who have
 * only begun, they can complete them once the holder has such a package again. The holder must be locked, together with
 * the guests.
 * @returns the guests who had a ticket, as they were
 */
export async function reopenGuests(tx: Tx, holderId: string, now: Date): Promise<AttendeeRow[]> {
  const found = await listGuestIds(tx, holderId);
  if (found.length === 0) return [];
  const locked = await lockAttendees(tx, found);
  // Read under the lock: a guest may have cancelled the ticket, or passed it on.
  const guests = [...locked.values()].filter(
    ({ invitedByAttendeeId, registrationStatus }) =>
      invitedByAttendeeId === holderId && registrationStatus === 'Completed',
  );
  const registrationStatus = 'SubmitStepOne' as const;
  for (const { id } of guests) await updateRegistration(tx, id, { registrationStatus }, now);
  return guests;
}
