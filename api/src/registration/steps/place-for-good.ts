import { kindOfAttendee, registrationKinds } from '@summit/contract/registration/registration-kinds';
import { findPlace } from '../../orders/public/places.queries.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';

/** Whether an attendee has nothing left to choose or to pay: their place is taken, or they come on a pass. */
export async function hasPlaceForGood(db: Db, attendee: AttendeeRow, now: Date): Promise<boolean> {
  const kind = kindOfAttendee(attendee);
  if (kind && !registrationKinds[kind].choosesPackage) return true;
  const place = await findPlace(db, attendee.id, now);
  return place?.state === 'Taken';
}
