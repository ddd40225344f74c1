import { and, eq, inArray } from 'drizzle-orm';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import { ballots as ballotFacts } from '@summit/contract/season/ballots';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPromisedUnlinkings } from '../ballot-rules.queries.ts';
import { ballotUnlinkings, unlinkedChoices } from '../ballot-unlinking.tables.ts';
import { ballotChoices } from '../ballots.tables.ts';
import { listLinkedChoices } from '../counted-votes.queries.ts';
import { readSeason, type Season } from '../season.ts';
import { lockLog } from '../vote-log/ballot-log.queries.ts';
import { ballotLeaves, ballotNonces, publishedHeads } from '../vote-log/ballot-log.tables.ts';
import { shuffledChoices } from '../vote-log/shuffled-choices.ts';
import { isUnlinked } from './ballot-unlinkings.queries.ts';

/** The maximum of rows in one statement, within PostgreSQL's limit of parameters. */
const rowsAtOnce = 5000;

/**
 * Unlinks accounts and choices, as the rules of the vote promise: from the promised date on, once the results are
 * announced. The counted choices stay as a list without ballots; the voters, leaves, heads and receipts stay as they are.
 * Several instances of the API may do it concurrently.
 */
export async function unlinkBallots({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = (await listPromisedUnlinkings(db)).filter(({ unlinkAt }) => unlinkAt <= now);
  if (due.length === 0) return;
  const unannounced = unannouncedLogs(await readSeason(db));
  for (const { log } of due) {
    if (!unannounced.has(log)) await unlinkLog(db, log, now);
  }
}

/** The logs of the present season whose results visitors do not see yet. */
function unannouncedLogs({ year, status }: Season): Set<string> {
  const kinds = Object.values(ballotFacts).filter(({ track }) => status[track] !== 'Wining');
  return new Set(kinds.map(({ track, step }) => ballotLogId(year, track, step)));
}

async function unlinkLog(db: Db, log: string, now: Date): Promise<void> {
  if (await isUnlinked(db, log)) return;
  await db.transaction(async (tx) => {
    await lockLog(tx, log);
    // A vote without a closing head is just being closed: the next run unlinks it.
    if ((await isUnlinked(tx, log)) || !(await hasClosed(tx, log))) return;
    await listChoices(tx, log);
    await tx.insert(ballotUnlinkings).values({ log, unlinkedAt: now });
    const ofLog = tx
      .select({ id: ballotLeaves.ballotId })
      .from(ballotLeaves)
      .where(eq(ballotLeaves.log, log));
    await tx.delete(ballotChoices).where(inArray(ballotChoices.ballotId, ofLog));
    await tx.delete(ballotNonces).where(inArray(ballotNonces.ballotId, ofLog));
  });
}

async function hasClosed(tx: Tx, log: string): Promise<boolean> {
  const closing = and(eq(publishedHeads.log, log), eq(publishedHeads.isClosing, true));
  return (await tx.$count(publishedHeads, closing)) > 0;
}

/** Stores the counted choices in the published order. */
async function listChoices(tx: Tx, log: string): Promise<void> {
  const last = await lockLog(tx, log);
  const [end] = await tx
    .select({ root: ballotLeaves.root })
    .from(ballotLeaves)
    .where(and(eq(ballotLeaves.log, log), eq(ballotLeaves.index, last?.index ?? 0)));
  const choices = shuffledChoices(await listLinkedChoices(tx, log), end?.root ?? '');
  const rows = choices.map((choice, position) => ({ log, position, ...choice }));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.insert(unlinkedChoices).values(rows.slice(from, from + rowsAtOnce));
  }
}
