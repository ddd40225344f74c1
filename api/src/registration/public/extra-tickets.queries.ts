import { count, eq } from 'drizzle-orm';
import { findPlaceWithPackage } from '../../orders/public/places.queries.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';

/** The extra tickets of an attendee. */
export interface ExtraTickets {
  /** Whether their package is paid, or was free. */
  arePaid: boolean;
  /** The number that came with the package. */
  extraTicketsCount: number;
  /** How many people have registered with one. */
  usedCount: number;
  /** Never below 0. */
  remainingExtraTicketsCount: number;
}

/** The extra tickets of an attendee. The result stays true only while that attendee's row is locked. */
export async function readExtraTickets(db: Db, attendeeId: string): Promise<ExtraTickets> {
  const found = await findPlaceWithPackage(db, attendeeId);
  const [used] = await db
    .select({ people: count() })
    .from(attendees)
    .where(eq(attendees.invitedByAttendeeId, attendeeId));
  const extraTicketsCount = found?.package.extraTickets ?? 0;
  const usedCount = used?.people ?? 0;
  return {
    arePaid: found?.place.state === 'Taken',
    extraTicketsCount,
    usedCount,
    remainingExtraTicketsCount: Math.max(0, extraTicketsCount - usedCount),
  };
}
