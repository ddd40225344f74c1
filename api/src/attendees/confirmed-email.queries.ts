import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { attendees, type AttendeeRow } from './attendees.tables.ts';

/** Whether a mail has shown that the address is the attendee's. With another address it is not, until a mail has again. */
export function isEmailConfirmed({
  email,
  confirmedEmail,
}: Pick<AttendeeRow, 'email' | 'confirmedEmail'>): boolean {
  return confirmedEmail === email;
}

/** Notes that a token which was mailed to this address came back. Nothing happens when the attendee has another one now. */
export async function confirmEmail(db: Db, attendeeId: string, mailedTo: string): Promise<void> {
  const isTheirs = sql`lower(${attendees.email}) = lower(${mailedTo})`;
  await db
    .update(attendees)
    .set({ confirmedEmail: sql`${attendees.email}` })
    .where(and(eq(attendees.id, attendeeId), isTheirs));
}
