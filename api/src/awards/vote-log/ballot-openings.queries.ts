import { createHmac } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { ballotChoices, ballots } from '../ballots.tables.ts';
import { ballotLeaves, ballotNonces } from './ballot-log.tables.ts';

/** The pseudonym of an attendee in the openings of one log; it differs in every log. */
export function voterPseudonym(log: string, attendeeId: string, secret: string): string {
  return createHmac('sha256', secret).update(`voter of ${log} ${attendeeId}`).digest('hex');
}

/** The openings of all leaves of a log, in their order: for auditors, never for a response. Voters are pseudonyms. */
export async function exportOpenings(db: Db, log: string, secret: string) {
  const rows = await db
    .select({
      index: ballotLeaves.index,
      ballotId: ballotLeaves.ballotId,
      attendeeId: ballots.attendeeId,
      nonce: ballotNonces.nonce,
      categoryId: ballotChoices.categoryId,
      nomineeId: ballotChoices.nomineeId,
    })
    .from(ballotLeaves)
    .innerJoin(ballots, eq(ballots.id, ballotLeaves.ballotId))
    .innerJoin(ballotNonces, eq(ballotNonces.ballotId, ballotLeaves.ballotId))
    .innerJoin(ballotChoices, eq(ballotChoices.ballotId, ballotLeaves.ballotId))
    .where(eq(ballotLeaves.log, log))
    .orderBy(asc(ballotLeaves.index), asc(ballotChoices.nomineeId));
  const openings = new Map<number, ReturnType<typeof openingOf>>();
  const openingOf = (row: (typeof rows)[number]) => ({
    index: row.index,
    choices: [] as { categoryId: string; nomineeId: string }[],
    nonce: row.nonce,
    voter: voterPseudonym(log, row.attendeeId, secret),
  });
  for (const row of rows) {
    const opening = openings.get(row.index) ?? openingOf(row);
    opening.choices.push({ categoryId: row.categoryId, nomineeId: row.nomineeId });
    openings.set(row.index, opening);
  }
  return { log, openings: [...openings.values()] };
}
