import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { type AttendeeRow, attendees } from './attendees.tables.ts';

/** Whether an email has proved that the address is the attendee's. A changed address must be confirmed again. */
export function isEmailConfirmed({
  email,
  confirmedEmail,
}: Pick<AttendeeRow, 'email' | 'confirmedEmail'>): boolean {
  return confirmedEmail === email;
}

/** Confirms an address, because a token sent to it was used. Does nothing when the attendee's address has changed. */
export async function confirmEmail(db: Db, attendeeId: string, mailedTo: string): Promise<void> {
  const isTheirs = sql`lower(${attendees.email}) = lower(${mailedTo})`;
  await db
    .update(attendees)
    .set({ confirmedEmail: sql`${attendees.email}` })
    .where(and(eq(attendees.id, attendeeId), isTheirs));
}
