import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { sessions, starredSessions } from './agenda.tables.ts';

/** The ids of the sessions of this edition that an attendee has starred, in order of time. */
export async function listStarredSessions(db: Db, attendeeId: string): Promise<string[]> {
  const { edition } = await readSection(db, 'event');
  const rows = await db
    .select({ id: sessions.id })
    .from(starredSessions)
    .innerJoin(sessions, eq(starredSessions.sessionId, sessions.id))
    .where(and(eq(starredSessions.attendeeId, attendeeId), eq(sessions.edition, edition)))
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
  return rows.map(({ id }) => id);
}

interface StarChanges {
  starred: readonly string[];
  removed: readonly string[];
}

/**
 * Merges a device's changes into the account. A session that is both starred and removed is removed; unknown ids are
 * ignored, and sending a change twice has no effect.
 */
export async function mergeStarredSessions(
  db: Db,
  attendeeId: string,
  { starred, removed }: StarChanges,
  now: Date,
): Promise<void> {
  const gone = new Set(removed);
  const added = starred.filter((id) => !gone.has(id));
  await db.transaction(async (tx) => {
    const known = await tx.select({ id: sessions.id }).from(sessions).where(inArray(sessions.id, added));
    const rows = known.map(({ id }) => ({ attendeeId, sessionId: id, starredAt: now }));
    if (rows.length > 0) await tx.insert(starredSessions).values(rows).onConflictDoNothing();
    const own = eq(starredSessions.attendeeId, attendeeId);
    await tx.delete(starredSessions).where(and(own, inArray(starredSessions.sessionId, [...gone])));
  });
}
