import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import type * as organiseCountCalls from '@summit/contract/calls/organise-count';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { audit } from '../../organisers/public/audit.queries.ts';
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
      isOwn: proposal.proposedBy === reader.id,
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
    const [row] = await tx
      .insert(exclusionProposals)
      .values({ log, index, reason, proposedBy: by.id, proposedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Failure('awards-desk-0007');
    const subject = `awards/exclusions/${row.id}`;
    await audit(tx, by, { call: 'proposeExclusion', subject, after: { log, index, reason } }, now);
  });
}

/**
 * Confirms an exclusion that somebody else has proposed: from now on, permanently.
 * @throws cqrs-0009, awards-desk-0004, awards-desk-0008, awards-desk-0010
 */
export async function confirmExclusion(
  { db, clock }: Desk,
  by: SignedInOrganiser,
  id: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const open = and(eq(exclusionProposals.id, id), isNull(exclusionProposals.confirmedBy));
    const [row] = isUuid(id)
      ? await tx
          .select({ proposal: exclusionProposals, proposedBy: organisers.name })
          .from(exclusionProposals)
          .innerJoin(organisers, eq(organisers.id, exclusionProposals.proposedBy))
          .where(open)
          .for('update', { of: exclusionProposals })
      : [];
    if (!row) throw new Failure('cqrs-0009');
    const { log, index, reason, proposedBy } = row.proposal;
    if (proposedBy === by.id) throw new Failure('awards-desk-0004');
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
 * Between two counts, of which the second leaves out one ballot, lies what that ballot chose.
 * @throws awards-desk-0008, awards-desk-0010
 */
async function requireSealed(tx: Tx, log: string): Promise<void> {
  if (await isUnlinked(tx, log)) throw new Failure('awards-desk-0008');
  if (await isOpened(tx, log)) throw new Failure('awards-desk-0010');
}
