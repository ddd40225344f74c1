import { type AwardsStatus, type VoteStep, voteSteps } from '@summit/contract/awards/awards-status';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import {
  type OrderProblem,
  orderProblem,
  statusBefore,
  type StatusStep,
  type VotesSoFar,
} from '@summit/contract/season/status-plan';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import type { AwardsTrack } from '@summit/contract/site/page';
import type { Tx } from '../../../platform/db/db.ts';
import { readSection } from '../../../settings/public/settings.queries.ts';
import { listScheduled } from '../../scheduled-statuses.queries.ts';
import { findStoredLeaders, isOpened } from '../../vote-log/opened-logs.queries.ts';
import { isUnsealed } from './unseal.queries.ts';

/** Why a change cannot be made now, not even by two people; null when it can. The database has the same rule. */
export async function findOrderProblem(tx: Tx, step: StatusStep): Promise<OrderProblem | null> {
  if (step.subject === 'Welcome') return null;
  return orderProblem(step, await readVotesSoFar(tx, step.subject));
}

async function readVotesSoFar(tx: Tx, track: AwardsTrack): Promise<VotesSoFar> {
  const { year } = await readSection(tx, 'awards');
  const opened: VoteStep[] = [];
  for (const step of voteSteps) {
    if (await isOpened(tx, ballotLogId(year, track, step))) opened.push(step);
  }
  const final = ballotLogId(year, track, 'two');
  const isCounted = (await isUnsealed(tx, final)) && (await findStoredLeaders(tx, final)) !== null;
  return { opened, isCounted };
}

/** The status that a subject has just before a time, by what is scheduled. */
export async function readStatusBefore(
  tx: Tx,
  subject: AwardsStatusSubject,
  present: AwardsStatus,
  at: Date,
): Promise<AwardsStatus> {
  const rows = (await listScheduled(tx)).map(({ scheduled }) => ({
    ...scheduled,
    at: scheduled.at.toISOString(),
  }));
  return statusBefore(rows, { subject, present, at: at.toISOString() });
}

/** Whether what is scheduled after a time follows a status that comes then. */
export async function isFollowed(
  tx: Tx,
  { subject, status }: Pick<StatusStep, 'subject' | 'status'>,
  at: Date,
): Promise<boolean> {
  const rows = await listScheduled(tx);
  const next = rows.find(({ scheduled }) => scheduled.subject === subject && scheduled.at >= at)?.scheduled;
  // Two at the same moment have no order.
  return !next || (next.at > at && (next.from ?? status) === status);
}
