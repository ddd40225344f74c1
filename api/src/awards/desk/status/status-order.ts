import { eq } from 'drizzle-orm';
import { type AwardsStatus, awardsStatusFacts } from '@summit/contract/awards/awards-status';
import { isInOrder } from '@summit/contract/awards/awards-steps';
import { ballotLogId } from '@summit/contract/awards/ballot-receipt';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise-awards';
import type { Tx } from '../../../platform/db/db.ts';
import { readSection } from '../../../settings/public/settings.queries.ts';
import { listScheduled } from '../../scheduled-statuses.queries.ts';
import { findStoredLeaders, isOpened } from '../../vote-log/opened-logs.queries.ts';
import { unsealings } from '../awards-desk.tables.ts';

/** A change of a status. */
export interface StatusStep {
  subject: AwardsStatusSubject;
  from: AwardsStatus;
  status: AwardsStatus;
}

type OrderProblem = 'awards-desk-0010' | 'awards-desk-0011' | 'awards-desk-0012';

/** Whether a change takes a second person. The welcome page's own status opens, closes and publishes nothing. */
export function takesTwo({ subject, from, status }: StatusStep): boolean {
  return subject !== 'Welcome' && !isInOrder(from, status);
}

/** Why nobody, nor any two people, can make a change now; null when it can be made. The database has the same rule. */
export async function orderProblem(
  tx: Tx,
  { subject, from, status }: StatusStep,
): Promise<OrderProblem | null> {
  if (subject === 'Welcome' || from === status) return null;
  const { year } = await readSection(tx, 'awards');
  const step = awardsStatusFacts[status].voteStep;
  if (step && (await isOpened(tx, ballotLogId(year, subject, step)))) return 'awards-desk-0010';
  if (status !== 'Wining') return null;
  const final = ballotLogId(year, subject, 'two');
  const [seal] = await tx.select().from(unsealings).where(eq(unsealings.log, final));
  const isCounted = seal?.confirmedBy && (await findStoredLeaders(tx, final)) !== null;
  return from === 'PreWining' && isCounted ? null : 'awards-desk-0011';
}

/** The status that a subject has just before a time, by what is scheduled. */
export async function statusBefore(
  tx: Tx,
  subject: AwardsStatusSubject,
  present: AwardsStatus,
  at: Date,
): Promise<AwardsStatus> {
  const rows = await listScheduled(tx);
  const earlier = rows.filter(({ scheduled }) => scheduled.subject === subject && scheduled.at <= at);
  return earlier.at(-1)?.scheduled.status ?? present;
}

/** Whether what is scheduled after a time follows a status that comes then. */
export async function isFollowed(
  tx: Tx,
  { subject, status }: Pick<StatusStep, 'subject' | 'status'>,
  at: Date,
): Promise<boolean> {
  const rows = await listScheduled(tx);
  const next = rows.find(({ scheduled }) => scheduled.subject === subject && scheduled.at > at)?.scheduled;
  return !next || (next.from ?? status) === status;
}
