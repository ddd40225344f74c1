import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import { readSection } from '../public/settings.queries.ts';

/** Notes the sessions that are on other days than the event, for an organiser who has changed its days. */
export async function datesElsewhere(tx: Tx, section: string): Promise<string[]> {
  if (section !== 'event') return [];
  const { edition, startsOn, endsOn } = await readSection(tx, 'event');
  const { rows } = await tx.execute<{ sessions: number }>(sql`
    select count(*)::int as sessions from sessions
    where edition = ${edition} and (day < ${startsOn} or day > ${endsOn})`);
  const sessions = rows[0]?.sessions ?? 0;
  return sessions > 0
    ? [`${sessions} sessions of edition ${edition} are on other days: npm run organise -- agenda move DAYS`]
    : [];
}
