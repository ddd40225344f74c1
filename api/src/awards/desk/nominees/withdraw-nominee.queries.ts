import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import type * as organiseCountCalls from '@summit/contract/calls/organise-count';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import type { AwardsTrack } from '@summit/contract/site/page';
import { organisers } from '../../../organisers/organisers/organisers.tables.ts';
import { audit } from '../../../organisers/public/audit.queries.ts';
import { notifyAwardsPeople } from '../../../organisers/public/notify-awards-people.queries.ts';
import { stillMay } from '../../../organisers/public/still-may.queries.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import type { Platform, SignedInOrganiser } from '../../../platform/platform.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { lockSection } from '../../../settings/public/settings.queries.ts';
import { nominationCategories, nominees } from '../../awards.tables.ts';
import { recordVotes } from '../../record-votes.queries.ts';
import { readSeason } from '../../season.ts';
import { findStoredLeaders } from '../../vote-log/opened-logs.queries.ts';
import { nomineeWithdrawals } from '../awards-desk.tables.ts';
import { rankNominees } from '../results/publish-results.queries.ts';
import { statusSections } from '../status/status-sections.ts';

type Proposal = typeof nomineeWithdrawals.$inferInsert;

const proposer = alias(organisers, 'proposer');
const confirmer = alias(organisers, 'confirmer');

/** Every withdrawal that was proposed, the first first. */
export async function listWithdrawals(
  db: Db,
  reader: Pick<SignedInOrganiser, 'id'>,
): Promise<ResponseOf<typeof organiseCountCalls.nomineeWithdrawals>> {
  const rows = await db
    .select({
      row: nomineeWithdrawals,
      nominee: { name: nominees.name, year: nominees.year },
      categoryName: nominationCategories.name,
      by: proposer.name,
      confirmedBy: confirmer.name,
    })
    .from(nomineeWithdrawals)
    .innerJoin(nominees, eq(nominees.id, nomineeWithdrawals.nomineeId))
    .innerJoin(nominationCategories, eq(nominationCategories.id, nominees.categoryId))
    .innerJoin(proposer, eq(proposer.id, nomineeWithdrawals.proposedBy))
    .leftJoin(confirmer, eq(confirmer.id, nomineeWithdrawals.confirmedBy))
    .orderBy(asc(nomineeWithdrawals.proposedAt), asc(nomineeWithdrawals.id));
  return {
    proposals: rows.map(({ row, nominee, categoryName, by, confirmedBy }) => ({
      id: row.id,
      nomineeId: row.nomineeId,
      ...nominee,
      categoryName,
      kind: row.kind,
      reason: row.reason,
      proposedBy: by,
      isRequestedByMe: row.proposedBy === reader.id,
      confirmedBy,
    })),
  };
}

/** Proposes to mark a nominee as withdrawn or disqualified. @throws cqrs-0009 for no such nominee, awards-desk-0014 */
export async function proposeWithdrawal(
  platform: Pick<Platform, 'db' | 'clock' | 'mail' | 'config'>,
  by: SignedInOrganiser,
  { nomineeId, kind, reason }: BodyOf<typeof organiseCountCalls.proposeWithdrawal>,
): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const [nominee] = await tx
      .select({ name: nominees.name, category: nominationCategories.name })
      .from(nominees)
      .innerJoin(nominationCategories, eq(nominationCategories.id, nominees.categoryId))
      .where(eq(nominees.id, nomineeId));
    if (!nominee) throw new Failure('cqrs-0009');
    const proposal = { kind, reason, proposedBy: by.id, proposedAt: now };
    const [stored] = await tx
      .insert(nomineeWithdrawals)
      .values({ nomineeId, ...proposal })
      .onConflictDoNothing()
      .returning();
    const row = stored ?? (await takeOver(tx, nomineeId, proposal));
    if (!row) throw new Failure('awards-desk-0014');
    const after = { nomineeId, kind, reason };
    await audit(tx, by, { call: 'proposeWithdrawal', subject: `awards/withdrawals/${row.id}`, after }, now);
    const what = `${by.name} proposes: ${nominee.name} in ${nominee.category} (${kind}). ${reason}`;
    await notifyAwardsPeople(tx, platform, { what, screen: 'season/decisions' });
  });
}

/**
 * Proposes in place of an organiser who may no longer, or something else than the same organiser did. Undefined: it is
 * confirmed, or somebody else's. It has another id, so that nobody confirms what they have not read.
 */
async function takeOver(tx: Tx, nomineeId: string, proposal: Omit<Proposal, 'nomineeId'>) {
  const open = and(eq(nomineeWithdrawals.nomineeId, nomineeId), isNull(nomineeWithdrawals.confirmedBy));
  const [before] = await tx.select().from(nomineeWithdrawals).where(open).for('update');
  if (!before) return undefined;
  const isSame = before.kind === proposal.kind && before.reason === proposal.reason;
  const isCorrected = before.proposedBy === proposal.proposedBy && !isSame;
  if (!isCorrected && (await stillMay(tx, before.proposedBy, 'awards.nominations'))) return undefined;
  const renewed = { ...proposal, id: randomUUID() };
  const [row] = await tx.update(nomineeWithdrawals).set(renewed).where(open).returning();
  return row;
}

/**
 * Confirms a withdrawal that another person has proposed, at any time. Ballots stay as they are; where results are stored,
 * the next nominees move up. Repeating it changes nothing. @throws cqrs-0009, awards-desk-0004
 */
export async function confirmWithdrawal(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  by: SignedInOrganiser,
  id: string,
): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const byId = eq(nomineeWithdrawals.id, id);
    const [seen] = isUuid(id) ? await tx.select().from(nomineeWithdrawals).where(byId) : [];
    const place = seen && (await findPlace(tx, seen.nomineeId));
    // No announcement comes in between: its record names who is withdrawn. The status before the proposal, which goes with
    // a nominee that is removed under the same lock.
    if (place) await lockSection(tx, statusSections[place.awardsType]);
    const [row] = seen ? await tx.select().from(nomineeWithdrawals).where(byId).for('update') : [];
    if (row?.confirmedBy === by.id) return;
    if (row?.confirmedBy !== null) throw new Failure('cqrs-0009');
    const { nomineeId, kind, reason, proposedBy } = row;
    if (proposedBy === by.id) throw new Failure('awards-desk-0004');
    if (!(await stillMay(tx, proposedBy, 'awards.nominations'))) throw new Failure('cqrs-0009');
    await tx.update(nomineeWithdrawals).set({ confirmedBy: by.id, confirmedAt: now }).where(byId);
    await tx.update(nominees).set({ withdrawal: kind, result: null }).where(eq(nominees.id, nomineeId));
    if (place) await rankAgain(tx, platform, place);
    const subject = `awards/withdrawals/${id}`;
    await audit(tx, by, { call: 'confirmWithdrawal', subject, after: { nomineeId, kind, reason } }, now);
  });
}

interface PlaceOfNominee {
  year: number;
  awardsType: AwardsTrack;
}

async function findPlace(tx: Tx, nomineeId: string): Promise<PlaceOfNominee | undefined> {
  const [found] = await tx
    .select({ year: nominees.year, awardsType: nominationCategories.awardsType })
    .from(nominees)
    .innerJoin(nominationCategories, eq(nominationCategories.id, nominees.categoryId))
    .where(eq(nominees.id, nomineeId));
  return found;
}

async function rankAgain(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  { year, awardsType }: PlaceOfNominee,
): Promise<void> {
  const leaders = await findStoredLeaders(tx, ballotLogId(year, awardsType, 'two'));
  if (leaders !== null) await rankNominees(tx, { year, awardsType, leaders });
  const season = await readSeason(tx);
  if (year < season.year || season.status[awardsType] === 'Wining') {
    await recordVotes(tx, platform, { year, track: awardsType });
  }
}
