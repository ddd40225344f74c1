import { and, asc, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { ballotExclusions, ballotLeaves } from './ballot-log.tables.ts';
import { ballotChoices } from './ballots.tables.ts';

/** The votes of each nominee in a log, excluded ballots left out. Only for what is announced, or unsealed. */
export function countVotes(db: Db, log: string) {
  return db
    .select({ categoryId: ballotChoices.categoryId, nomineeId: ballotChoices.nomineeId, votes: count() })
    .from(ballotChoices)
    .innerJoin(ballotLeaves, eq(ballotLeaves.ballotId, ballotChoices.ballotId))
    .leftJoin(ballotExclusions, eq(ballotExclusions.ballotId, ballotChoices.ballotId))
    .where(counted(log))
    .groupBy(ballotChoices.categoryId, ballotChoices.nomineeId)
    .orderBy(asc(ballotChoices.categoryId), asc(ballotChoices.nomineeId));
}

/** The ballots of a log that count: where exclusions are joined, those without one. */
export function counted(log: string): SQL | undefined {
  return and(eq(ballotLeaves.log, log), isNull(ballotExclusions.ballotId));
}
