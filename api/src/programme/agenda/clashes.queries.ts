import { and, asc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { Tx } from '../../platform/db/db.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { speakers } from '../speakers/speakers.tables.ts';
import { locations, sessions, sessionSpeakers } from './agenda.tables.ts';

/**
 * The sessions that clash with a session, by its hall or its speakers; a line for each. A session that begins when
 * another one ends is no clash.
 */
export async function getClashes(tx: Tx, id: string): Promise<string[]> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, id));
  if (!session) return [];
  const { edition, startsAt, endsAt, locationId } = session;
  const onStage = tx
    .select({ id: sessionSpeakers.speakerId })
    .from(sessionSpeakers)
    .where(eq(sessionSpeakers.sessionId, id));
  const rows = await tx
    .select({ other: sessions, hall: locations.name, speaker: speakers })
    .from(sessions)
    .innerJoin(locations, eq(locations.id, sessions.locationId))
    .leftJoin(
      sessionSpeakers,
      and(eq(sessionSpeakers.sessionId, sessions.id), inArray(sessionSpeakers.speakerId, onStage)),
    )
    .leftJoin(speakers, eq(speakers.id, sessionSpeakers.speakerId))
    .where(
      and(
        eq(sessions.edition, edition),
        ne(sessions.id, id),
        lt(sessions.startsAt, endsAt),
        gt(sessions.endsAt, startsAt),
        or(eq(sessions.locationId, locationId), eq(sessionSpeakers.speakerId, speakers.id)),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id), asc(speakers.id));
  const clock = venueClock((await readSection(tx, 'event')).timeZone);
  const lines = rows.flatMap(({ other, hall, speaker }) => {
    const from = clock.moment(other.startsAt.toISOString());
    const when = `“${other.title}” (${other.id}, ${from} to ${clock.time(other.endsAt.toISOString())})`;
    return [
      ...(other.locationId === locationId ? [`${hall} is taken twice: ${when}`] : []),
      ...(speaker ? [`${speaker.firstName} ${speaker.lastName} is on stage twice: ${when}`] : []),
    ];
  });
  return [...new Set(lines)];
}
