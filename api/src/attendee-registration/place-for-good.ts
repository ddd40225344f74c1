import { kindOfAttendee, registrationKinds } from '@summit/contract/registration-kinds';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { findPlace } from '../packages/places.queries.ts';
import type { Db } from '../platform/db/db.ts';

/** Whether an attendee has nothing left to choose or to pay: their place is taken, or they come on a pass. */
export async function hasPlaceForGood(db: Db, attendee: AttendeeRow, now: Date): Promise<boolean> {
  const kind = kindOfAttendee(attendee);
  if (kind && !registrationKinds[kind].choosesPackage) return true;
  const place = await findPlace(db, attendee.id, now);
  return place?.state === 'Taken';
}
