import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import { rankResults } from '@summit/contract/awards/rank-results';
import type * as organiseCountCalls from '@summit/contract/calls/organise-count';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import type { AwardsTrack } from '@summit/contract/site/page';
import { audit } from '../../../organisers/public/audit.queries.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Platform, SignedInOrganiser } from '../../../platform/platform.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { lockSection } from '../../../settings/public/settings.queries.ts';
import { nominationCategories, nominees } from '../../awards.tables.ts';
import { countVotes } from '../../counted-votes.queries.ts';
import { readSeason } from '../../season.ts';
import { findStoredLeaders } from '../../vote-log/opened-logs.queries.ts';
import { storedResults } from '../../vote-log/opened-logs.tables.ts';
import { statusSections } from '../status/status-sections.ts';
import { requireUnsealed } from '../status/unseal.queries.ts';

type Counts = ResponseOf<typeof organiseCountCalls.awardsCounts>;

/** The votes of every nominee in an unsealed vote, excluded ballots left out. @throws awards-desk-0005 */
export async function readCounts(db: Db, vote: BodyOf<typeof organiseCountCalls.unseal>): Promise<Counts> {
  const totals = await countVotes(db, await requireUnsealed(db, vote));
  const ids = totals.map(({ nomineeId }) => nomineeId);
  const named = await db.select().from(nominees).where(inArray(nominees.id, ids));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return { counts: totals.map((total) => ({ ...total, name: names.get(total.nomineeId) ?? '' })) };
}

/**
 * Stores the winners and leaders of a track by the count of its second vote. Visitors see them when its status is
 * Wining. The record has no outcome, because others read it before. Storing the same again changes nothing.
 * @throws awards-desk-0005, awards-desk-0013
 */
export async function publishResults(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: SignedInOrganiser,
  { awardsType, leaders }: BodyOf<typeof organiseCountCalls.publishResults>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // No announcement comes in between: its record names the results.
    await lockSection(tx, statusSections[awardsType]);
    const log = await requireUnsealed(tx, { awardsType, step: 'two' });
    const { year, status } = await readSeason(tx);
    if (status[awardsType] === 'Wining') throw new Failure('awards-desk-0013');
    if ((await findStoredLeaders(tx, log)) === leaders) return;
    const now = clock.now();
    const stored = { log, leaders, storedBy: by.id, storedAt: now };
    await tx
      .insert(storedResults)
      .values(stored)
      .onConflictDoUpdate({ target: storedResults.log, set: stored });
    await rankNominees(tx, { year, awardsType, leaders });
    const change = { call: 'publishResults', subject: `awards/results/${log}`, after: { leaders } };
    await audit(tx, by, change, now);
  });
}

interface Ranking {
  year: number;
  awardsType: AwardsTrack;
  leaders: number;
}

/** Stores winners and leaders by the count of a final vote. Withdrawn nominees are skipped. */
export async function rankNominees(tx: Tx, { year, awardsType, leaders }: Ranking): Promise<void> {
  const totals = await countVotes(tx, ballotLogId(year, awardsType, 'two'));
  const ofTrack = tx
    .select({ id: nominationCategories.id })
    .from(nominationCategories)
    .where(eq(nominationCategories.awardsType, awardsType));
  const present = and(eq(nominees.year, year), inArray(nominees.categoryId, ofTrack));
  const gone = await tx
    .select({ id: nominees.id })
    .from(nominees)
    .where(and(present, isNotNull(nominees.withdrawal)));
  const withdrawn = new Set(gone.map(({ id }) => id));
  await tx.update(nominees).set({ result: null }).where(present);
  for (const [id, result] of rankResults(totals, leaders, withdrawn)) {
    await tx.update(nominees).set({ result }).where(eq(nominees.id, id));
  }
}
