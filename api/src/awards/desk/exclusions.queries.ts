import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import type * as organiseCountCalls from '@summit/contract/calls/organise-count';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { audit } from '../../organisers/public/audit.queries.ts';
import { stillMay } from '../../organisers/public/still-may.queries.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { Platform, SignedInOrganiser } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { excludeBallot, hasBallotAt } from '../ballots/ballot-exclusions.queries.ts';
import { readSeason } from '../season.ts';
import { isUnlinked } from '../unlinking/ballot-unlinkings.queries.ts';
import { isOpened } from '../vote-log/opened-logs.queries.ts';
import { exclusionProposals } from './awards-desk.tables.ts';

const proposers = alias(organisers, 'proposer');
const confirmer = alias(organisers, 'confirmer');

type Desk = Pick<Platform, 'db' | 'clock'>;

/** Every exclusion that was proposed, the first first. */
export async function listExclusionProposals(
  db: Db,
  reader: Pick<SignedInOrganiser, 'id'>,
): Promise<ResponseOf<typeof organiseCountCalls.exclusionProposals>> {
  const rows = await db
    .select({ proposal: exclusionProposals, by: proposers.name, confirmedBy: confirmer.name })
    .from(exclusionProposals)
    .innerJoin(proposers, eq(proposers.id, exclusionProposals.proposedBy))
    .leftJoin(confirmer, eq(confirmer.id, exclusionProposals.confirmedBy))
    .orderBy(asc(exclusionProposals.proposedAt), asc(exclusionProposals.id));
  return {
    proposals: rows.map(({ proposal, by, confirmedBy }) => ({
      id: proposal.id,
      log: proposal.log,
      index: proposal.index,
      reason: proposal.reason,
      proposedBy: by,
      isRequestedByMe: proposal.proposedBy === reader.id,
      confirmedBy,
    })),
  };
}

/** Proposes to leave a ballot out of the count. @throws cqrs-0009 for no such ballot, awards-desk-0007, awards-desk-0008, awards-desk-0010 */
export async function proposeExclusion(
  { db, clock }: Desk,
  by: SignedInOrganiser,
  { awardsType, step, index, reason }: BodyOf<typeof organiseCountCalls.proposeExclusion>,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { year } = await readSeason(tx);
    const log = ballotLogId(year, awardsType, step);
    if (!(await hasBallotAt(tx, log, index))) throw new Failure('cqrs-0009');
    await requireSealed(tx, log);
    const proposal = { log, index, reason, proposedBy: by.id, proposedAt: now };
    const [stored] = await tx.insert(exclusionProposals).values(proposal).onConflictDoNothing().returning();
    const row = stored ?? (await takeOver(tx, proposal));
    if (!row) throw new Failure('awards-desk-0007');
    const subject = `awards/exclusions/${row.id}`;
    await audit(tx, by, { call: 'proposeExclusion', subject, after: { log, index, reason } }, now);
  });
}

/**
 * Proposes in place of an organiser who may no longer, or in other words than the same organiser did. Undefined: it is
 * confirmed, or somebody else's. It has another id, so that nobody confirms what they have not read.
 */
async function takeOver(tx: Tx, proposal: typeof exclusionProposals.$inferInsert) {
  const { log, index } = exclusionProposals;
  const open = and(eq(log, proposal.log), eq(index, proposal.index), isNull(exclusionProposals.confirmedBy));
  const [before] = await tx.select().from(exclusionProposals).where(open).for('update');
  if (!before) return undefined;
  const isCorrected = before.proposedBy === proposal.proposedBy && before.reason !== proposal.reason;
  if (!isCorrected && (await stillMay(tx, before.proposedBy, 'awards.exclude'))) return undefined;
  const renewed = { ...proposal, id: randomUUID() };
  const [row] = await tx.update(exclusionProposals).set(renewed).where(open).returning();
  return row;
}

/**
 * Confirms an exclusion that another person has proposed. It is permanent, and repeating it changes nothing.
 * @throws cqrs-0009, awards-desk-0004, awards-desk-0008, awards-desk-0010
 */
export async function confirmExclusion(
  { db, clock }: Desk,
  by: SignedInOrganiser,
  id: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [row] = isUuid(id)
      ? await tx
          .select({ proposal: exclusionProposals, proposedBy: organisers.name })
          .from(exclusionProposals)
          .innerJoin(organisers, eq(organisers.id, exclusionProposals.proposedBy))
          .where(eq(exclusionProposals.id, id))
          .for('update', { of: exclusionProposals })
      : [];
    if (row?.proposal.confirmedBy === by.id) return;
    if (row?.proposal.confirmedBy !== null) throw new Failure('cqrs-0009');
    const { log, index, reason, proposedBy } = row.proposal;
    if (proposedBy === by.id) throw new Failure('awards-desk-0004');
    if (!(await stillMay(tx, proposedBy, 'awards.exclude'))) throw new Failure('cqrs-0009');
    await requireSealed(tx, log);
    const proposer = { id: proposedBy, name: row.proposedBy };
    await excludeBallot(tx, { log, index, reason, proposedBy: proposer, confirmedBy: by, now });
    await tx
      .update(exclusionProposals)
      .set({ confirmedBy: by.id, confirmedAt: now })
      .where(eq(exclusionProposals.id, id));
    const subject = `awards/exclusions/${id}`;
    await audit(tx, by, { call: 'confirmExclusion', subject, after: { log, index, reason } }, now);
  });
}

/**
 * Requires that no count was seen: the difference between two counts would reveal what an excluded ballot chose.
 * @throws awards-desk-0008, awards-desk-0010
 */
async function requireSealed(tx: Tx, log: string): Promise<void> {
  if (await isUnlinked(tx, log)) throw new Failure('awards-desk-0008');
  if (await isOpened(tx, log)) throw new Failure('awards-desk-0010');
}
