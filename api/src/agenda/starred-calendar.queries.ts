import { and, eq } from 'drizzle-orm';
import { attendees } from '../attendees/attendees.tables.ts';
import type { Db } from '../platform/db/db.ts';
import { newLinkToken } from '../platform/link-token.ts';
import { starredCalendars } from './agenda.tables.ts';

/** The token of an attendee's calendar of starred sessions: made when it is asked for first, the same from then on. */
export async function calendarTokenOf(db: Db, attendeeId: string): Promise<string> {
  // What is there stays: setting the key to itself only makes the database answer the row.
  return keepToken(db, attendeeId, newLinkToken(), { attendeeId });
}

/** Another token for an attendee's calendar; the one before is nobody's any more. */
export async function renewCalendarToken(db: Db, attendeeId: string): Promise<string> {
  const token = newLinkToken();
  return keepToken(db, attendeeId, token, { token });
}

/** The attendee whose calendar a token opens; null when it is nobody's, or of somebody who may not sign in any more. */
export async function ownerOfCalendar(db: Db, token: string): Promise<string | null> {
  const maySignIn = and(eq(attendees.isBlocked, false), eq(attendees.loginIsDisabled, false));
  const [owner] = await db
    .select({ id: attendees.id })
    .from(starredCalendars)
    .innerJoin(attendees, eq(attendees.id, starredCalendars.attendeeId))
    .where(and(eq(starredCalendars.token, token), maySignIn));
  return owner?.id ?? null;
}

async function keepToken(
  db: Db,
  attendeeId: string,
  token: string,
  set: Partial<typeof starredCalendars.$inferInsert>,
): Promise<string> {
  const [row] = await db
    .insert(starredCalendars)
    .values({ attendeeId, token })
    .onConflictDoUpdate({ target: starredCalendars.attendeeId, set })
    .returning();
  return row?.token ?? token;
}
