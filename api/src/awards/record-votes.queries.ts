import { and, asc, count, eq, isNotNull, like } from 'drizzle-orm';
import { recordText } from '@summit/contract/awards/ballot-head';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import type { AwardsTrack } from '@summit/contract/site/page';
import { getHeadKey, signText } from '@summit/tally/log/signed-head';
import { choicesHash, type VoteRecord, writeRecord } from '@summit/tally/log/vote-record';
import type { Db, Tx } from '../platform/db/db.ts';
import type { Platform } from '../platform/platform.ts';
import { nominationCategories, nominees } from './awards.tables.ts';
import { findHead, lockLog } from './vote-log/ballot-log.queries.ts';
import { ballotRules, voteRecords } from './vote-log/ballot-log.tables.ts';
import { countedChoices, listExclusions } from './vote-log/ballot-log-export.queries.ts';
import { findStoredLeaders } from './vote-log/opened-logs.queries.ts';
import { secretOfLog } from './vote-log/secret-of-log.queries.ts';

interface Track {
  year: number;
  track: AwardsTrack;
}

/** Signs the announced results of both votes of a track; signs again when a nominee was withdrawn afterwards. */
export async function recordVotes(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  { year, track }: Track,
): Promise<void> {
  for (const step of ['one', 'two'] as const) {
    const log = ballotLogId(year, track, step);
    const last = await lockLog(tx, log);
    if (!last) continue;
    const head = await findHead(tx, log, last.index + 1);
    const [rules] = await tx.select().from(ballotRules).where(eq(ballotRules.log, log));
    if (!head || !rules) throw new Error(`${log} has no head`);
    await storeRecord(tx, platform, {
      log,
      rulesHash: rules.rulesHash,
      size: head.size,
      root: head.root,
      exclusions: await listExclusions(tx, log),
      withdrawals: await listWithdrawn(tx, { year, track }),
      choices: choicesHash(await countedChoices(tx, log, head.root)),
      leaders: step === 'two' ? await findStoredLeaders(tx, log) : null,
      results: step === 'two' ? await listRanked(tx, { year, track }) : [],
    });
  }
}

async function storeRecord(
  tx: Tx,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  facts: Omit<VoteRecord, 'version' | 'recordedAt'>,
): Promise<void> {
  const { log } = facts;
  const [made] = await tx.select({ version: count() }).from(voteRecords).where(eq(voteRecords.log, log));
  const version = made?.version ?? 0;
  const now = clock.now();
  const record = writeRecord({ ...facts, version, recordedAt: now.toISOString() });
  const signature = signText(getHeadKey(await secretOfLog(tx, log, config)), recordText(record));
  await tx.insert(voteRecords).values({ log, version, record, signature, recordedAt: now });
}

function ofTrack({ year, track }: Track) {
  return and(eq(nominees.year, year), eq(nominationCategories.awardsType, track));
}

async function listWithdrawn(tx: Tx, track: Track): Promise<VoteRecord['withdrawals']> {
  const rows = await tx
    .select({ nomineeId: nominees.id, kind: nominees.withdrawal })
    .from(nominees)
    .innerJoin(nominationCategories, eq(nominationCategories.id, nominees.categoryId))
    .where(and(ofTrack(track), isNotNull(nominees.withdrawal)))
    .orderBy(asc(nominees.id));
  return rows.flatMap(({ nomineeId, kind }) => (kind ? [{ nomineeId, kind }] : []));
}

async function listRanked(tx: Tx, track: Track): Promise<VoteRecord['results']> {
  const rows = await tx
    .select({ categoryId: nominees.categoryId, nomineeId: nominees.id, result: nominees.result })
    .from(nominees)
    .innerJoin(nominationCategories, eq(nominationCategories.id, nominees.categoryId))
    .where(and(ofTrack(track), isNotNull(nominees.result)))
    .orderBy(asc(nominees.categoryId), asc(nominees.id));
  return rows.flatMap(({ result, ...named }) => (result ? [{ ...named, result }] : []));
}

/** Whether the announced votes of a track have no record, because they are older than records. */
export async function lacksRecord(db: Db, { year, track }: Track): Promise<boolean> {
  const of = like(voteRecords.log, `${year}-${track}-%`);
  return (await db.$count(voteRecords, of)) === 0;
}
