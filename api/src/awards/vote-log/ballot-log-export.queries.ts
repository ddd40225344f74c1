import { asc, eq } from 'drizzle-orm';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import type * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import type { ErrorOf, QueryOf, ResponseOf } from '@summit/contract/requests/call';
import type { Choice } from '@summit/tally/log/ballot-leaf';
import { getHeadKey, getPublicKey } from '@summit/tally/log/signed-head';
import type { ApiSecrets } from '../../platform/accounts/api-secrets.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { countVotes, listLinkedChoices, listUnlinkedChoices } from '../counted-votes.queries.ts';
import { isAnnounced, readSeason } from '../season.ts';
import { ballotExclusions, ballotLeaves, ballotRules, voteRecords } from './ballot-log.tables.ts';
import { listPublishedHeads } from './published-heads.queries.ts';
import { secretOfLog } from './secret-of-log.queries.ts';
import { shuffledChoices } from './shuffled-choices.ts';

type LogCall = typeof ballotLogCalls.ballotLog;
export type BallotLog = ResponseOf<LogCall>;

interface LogInput {
  query: QueryOf<LogCall>;
  fail: (code: ErrorOf<LogCall>) => never;
}

/** The record of one vote's ballots, from the announcement of its results on. */
export async function publicLog({ db, config }: Platform, { query, fail }: LogInput): Promise<BallotLog> {
  const season = await readSeason(db);
  const year = query.year === undefined ? season.year : Number(query.year);
  // Before the announcement the refusal is the same, whether there are ballots or not.
  if (!isAnnounced(season, year, query.awardsType)) return fail('voting-0006');
  const log = ballotLogId(year, query.awardsType, query.step);
  return (await exportLog(db, log, config)) ?? fail('voting-0006');
}

/** Everything public about a log; null when its vote was never opened. */
export async function exportLog(db: Db, log: string, secrets: ApiSecrets): Promise<BallotLog | null> {
  const [frozen] = await db.select().from(ballotRules).where(eq(ballotRules.log, log));
  if (!frozen) return null;
  const rows = await db
    .select({ leaf: ballotLeaves.leaf, root: ballotLeaves.root, signature: ballotLeaves.signature })
    .from(ballotLeaves)
    .where(eq(ballotLeaves.log, log))
    .orderBy(asc(ballotLeaves.index));
  const published = await listPublishedHeads(db, log);
  const exclusions = await listExclusions(db, log);
  return {
    log,
    publicKey: getPublicKey(getHeadKey(await secretOfLog(db, log, secrets))),
    rules: frozen.rules,
    rulesHash: frozen.rulesHash,
    leaves: rows.map(({ leaf }) => leaf),
    heads: published.map((head) => ({ ...head, publishedAt: head.publishedAt.toISOString() })),
    exclusions,
    records: await listRecords(db, log),
    ballots: rows.length - exclusions.length,
    choices: await countedChoices(db, log, rows.at(-1)?.root ?? ''),
    totals: await countVotes(db, log),
  };
}

/** The ballots of a log that do not count, as they are published. */
export async function listExclusions(db: Db, log: string) {
  const rows = await db
    .select({
      index: ballotLeaves.index,
      reason: ballotExclusions.reason,
      proposedBy: ballotExclusions.proposedBy,
      proposedById: ballotExclusions.proposedById,
      confirmedBy: ballotExclusions.confirmedBy,
      confirmedById: ballotExclusions.confirmedById,
      excludedAt: ballotExclusions.excludedAt,
    })
    .from(ballotExclusions)
    .innerJoin(ballotLeaves, eq(ballotLeaves.ballotId, ballotExclusions.ballotId))
    .where(eq(ballotLeaves.log, log))
    .orderBy(asc(ballotLeaves.index));
  return rows.map((row) => ({ ...row, excludedAt: row.excludedAt.toISOString() }));
}

function listRecords(db: Db, log: string) {
  return db
    .select({ record: voteRecords.record, signature: voteRecords.signature })
    .from(voteRecords)
    .where(eq(voteRecords.log, log))
    .orderBy(asc(voteRecords.version));
}

/** The choices that count, in the order in which they are published. @param root of the closed log */
export async function countedChoices(db: Db, log: string, root: string): Promise<Choice[]> {
  const unlinked = await listUnlinkedChoices(db, log);
  return unlinked.length > 0 ? unlinked : shuffledChoices(await listLinkedChoices(db, log), root);
}
