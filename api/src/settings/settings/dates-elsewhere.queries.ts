import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import { readSection } from '../public/settings.queries.ts';

/** Tells an organiser who has changed the days of the event how many sessions are on other days. */
export async function datesElsewhere(tx: Tx, section: string): Promise<string[]> {
  if (section !== 'event') return [];
  const { edition, startsOn, endsOn } = await readSection(tx, 'event');
  const { rows } = await tx.execute<{ sessions: number }>(sql`
    select count(*)::int as sessions from sessions
    where edition = ${edition} and (day < ${startsOn} or day > ${endsOn})`);
  const sessions = rows[0]?.sessions ?? 0;
  return sessions > 0
    ? [
        `${sessions} sessions of edition ${edition} are on other days. “Move the event” in the agenda moves both together; npm run organise -- agenda move DAYS moves the sessions`,
      ]
    : [];
}
