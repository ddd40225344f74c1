import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { type AttendeeRow, attendees } from '../attendees/attendees.tables.ts';

/** Whether an email has proved that the address is the attendee's. A changed address must be confirmed again. */
export function isEmailConfirmed({
  email,
  confirmedEmail,
}: Pick<AttendeeRow, 'email' | 'confirmedEmail'>): boolean {
  return confirmedEmail === email;
}

/** Stores that an attendee reads the mailbox of their address. Does nothing when it is another one by now. */
export async function confirmEmail(db: Db, attendeeId: string, mailedTo: string): Promise<void> {
  const isTheirs = and(eq(attendees.id, attendeeId), eq(attendees.email, mailedTo));
  await db.update(attendees).set({ confirmedEmail: mailedTo }).where(isTheirs);
}
