import { eq, sql } from 'drizzle-orm';
import { findAttendee } from '../../people/public/attendees.queries.ts';
import { loginRefusal } from '../../people/public/login-refusal.ts';
import { readSigned } from '../../platform/accounts/api-secrets.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { starredCalendars } from './agenda.tables.ts';
import { readCalendarToken, writeCalendarToken } from './calendar-token.ts';

type Needs = Pick<Platform, 'db' | 'config'>;

/** The token of an attendee's calendar of starred sessions: the same one until it is renewed. */
export async function getCalendarToken({ db, config }: Needs, attendeeId: string): Promise<string> {
  const generation = await readGeneration(db, attendeeId);
  return writeCalendarToken(config.secret, { attendeeId, generation });
}

/** A new token for an attendee's calendar; the previous one no longer works. */
export async function renewCalendarToken({ db, config }: Needs, attendeeId: string): Promise<string> {
  const [row] = await db
    .insert(starredCalendars)
    .values({ attendeeId, generation: 1 })
    .onConflictDoUpdate({
      target: starredCalendars.attendeeId,
      set: { generation: sql`${starredCalendars.generation} + 1` },
    })
    .returning();
  return writeCalendarToken(config.secret, { attendeeId, generation: row?.generation ?? 1 });
}

/** The attendee whose calendar a token opens; null when it is invalid, or the attendee may no longer sign in. */
export async function ownerOfCalendar({ db, config }: Needs, token: string): Promise<string | null> {
  const claim = readSigned(config, (secret) => readCalendarToken(secret, token));
  const owner = claim && (await findAttendee(db, claim.attendeeId));
  if (!owner || loginRefusal(owner) || (await readGeneration(db, owner.id)) !== claim.generation) return null;
  return owner.id;
}

async function readGeneration(db: Db, attendeeId: string): Promise<number> {
  const own = eq(starredCalendars.attendeeId, attendeeId);
  const [row] = await db.select().from(starredCalendars).where(own);
  return row?.generation ?? 0;
}
