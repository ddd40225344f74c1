import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Choice } from '@summit/tally/log/ballot-leaf';
import type { Db } from '../platform/db/db.ts';
import { unlinkedChoices } from './ballot-unlinking.tables.ts';
import { ballotChoices } from './ballots.tables.ts';
import { ballotExclusions, ballotLeaves } from './vote-log/ballot-log.tables.ts';

/** The votes of each nominee in a log, without excluded ballots. It is only for counts that are announced or unsealed. */
export function countVotes(db: Db, log: string) {
  const listed = db
    .select({ categoryId: unlinkedChoices.categoryId, nomineeId: unlinkedChoices.nomineeId })
    .from(unlinkedChoices)
    .where(eq(unlinkedChoices.log, log));
  // One of the two is empty: the choices of a log are on its ballots, or unlinked.
  const choices = unionAll(linkedChoices(db, log), listed).as('choices');
  return db
    .select({ categoryId: choices.categoryId, nomineeId: choices.nomineeId, votes: count() })
    .from(choices)
    .groupBy(choices.categoryId, choices.nomineeId)
    .orderBy(asc(choices.categoryId), asc(choices.nomineeId));
}

/** The choices of a log's ballots that count, in no order; none once they are unlinked. */
export async function listLinkedChoices(db: Db, log: string): Promise<Choice[]> {
  return linkedChoices(db, log);
}

/** The choices of a log whose ballots are unlinked, in the published order; none before. */
export async function listUnlinkedChoices(db: Db, log: string): Promise<Choice[]> {
  return db
    .select({ categoryId: unlinkedChoices.categoryId, nomineeId: unlinkedChoices.nomineeId })
    .from(unlinkedChoices)
    .where(eq(unlinkedChoices.log, log))
    .orderBy(asc(unlinkedChoices.position));
}

function linkedChoices(db: Db, log: string) {
  return db
    .select({ categoryId: ballotChoices.categoryId, nomineeId: ballotChoices.nomineeId })
    .from(ballotChoices)
    .innerJoin(ballotLeaves, eq(ballotLeaves.ballotId, ballotChoices.ballotId))
    .leftJoin(ballotExclusions, eq(ballotExclusions.ballotId, ballotChoices.ballotId))
    .where(and(eq(ballotLeaves.log, log), isNull(ballotExclusions.ballotId)));
}
