import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AwardsTrack } from '@summit/contract/site/page';
import type { Db } from '../../platform/db/db.ts';
import { ballots } from '../ballots.tables.ts';
import { isAnnounced, readSeason, type Season } from '../season.ts';
import { ballotLeaves, ballotRules } from '../vote-log/ballot-log.tables.ts';

interface Days {
  /** The day of a moment at the venue, `YYYY-MM-DD`. */
  dayOf: (moment: SQL) => SQL;
  within: (moment: SQL) => SQL;
}

/**
 * How many ballots were cast on each day, of votes whose results are announced. Before that, no ballot is read, because
 * even the duration of the call would reveal their number.
 */
export async function countBallotsByDay(db: Db, { dayOf, within }: Days) {
  const logs = await listAnnouncedLogs(db);
  if (logs.length === 0) return [];
  const castAt = sql`${ballots.castAt}`;
  return db
    .select({
      day: sql<string>`${dayOf(castAt)}`,
      track: ballots.awardsType,
      step: ballots.step,
      ballots: count(),
    })
    .from(ballotLeaves)
    .innerJoin(ballots, eq(ballots.id, ballotLeaves.ballotId))
    .where(and(inArray(ballotLeaves.log, logs), within(castAt)))
    .groupBy(sql`1`, ballots.awardsType, ballots.step)
    .orderBy(sql`1`, ballots.awardsType, ballots.step);
}

async function listAnnouncedLogs(db: Db): Promise<string[]> {
  const season = await readSeason(db);
  const rows = await db.select({ log: ballotRules.log }).from(ballotRules);
  return rows.map(({ log }) => log).filter((log) => isLogAnnounced(season, log));
}

/** @param log `2027-Company-one` */
function isLogAnnounced(season: Season, log: string): boolean {
  const [year, track] = log.split('-') as [string, AwardsTrack];
  return isAnnounced(season, Number(year), track);
}
