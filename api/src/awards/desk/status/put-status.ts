import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import type { StatusStep } from '@summit/contract/season/status-plan';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import { audit } from '../../../organisers/public/audit.queries.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform, SignedInOrganiser } from '../../../platform/platform.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { lockSection, readSection, writeSection } from '../../../settings/public/settings.queries.ts';
import { closeVote } from '../../ballots/close-vote.ts';
import { addScheduled, cancelAllScheduled, dropRequests } from '../../scheduled-statuses.queries.ts';
import { findOrderProblem, isFollowed, readStatusBefore } from './status-order.ts';
import { statusSections } from './status-sections.ts';

type Person = Pick<SignedInOrganiser, 'id' | 'name'>;

/** A requested change of status, with the second person who has agreed, if it takes two. */
export interface WantedStatus {
  subject: AwardsStatusSubject;
  status: AwardsStatus;
  /** The present status, as it was seen. */
  expected: AwardsStatus;
  /** Null: now. */
  at: Date | null;
  by: Person;
  confirmedBy: Person | null;
}

/** The step that a change is, for those who hold the section's lock. @throws as `setStatus` */
export async function requirePossible(
  tx: Tx,
  { subject, status, expected, at }: WantedStatus,
  now: Date,
): Promise<StatusStep> {
  const present = await readSection(tx, statusSections[subject]);
  if (present !== expected) throw new Failure('resource-0001');
  if (at && at <= now) throw new Failure('awards-desk-0001');
  const from = at ? await readStatusBefore(tx, subject, present, at) : present;
  const problem = await findOrderProblem(tx, { subject, from, status });
  if (problem) throw new Failure(problem);
  if (at && !(await isFollowed(tx, { subject, status }, at))) throw new Failure('awards-desk-0012');
  return { subject, from, status };
}

/** Makes a change that is possible, or schedules it. @throws resource-0001 when `cancels` is not all that is scheduled */
export async function putStatus(
  tx: Tx,
  platform: Platform,
  { step, at, by, confirmedBy, cancels }: WantedStatus & { step: StatusStep; cancels: readonly string[] },
): Promise<void> {
  const now = platform.clock.now();
  const { subject, from, status } = step;
  if (at) {
    const scheduled = { subject, from, status, at, organiserId: by.id, confirmedBy: confirmedBy?.id };
    const after = {
      id: await addScheduled(tx, scheduled),
      status,
      at: at.toISOString(),
      confirmedBy: confirmedBy?.name,
    };
    return audit(tx, by, { call: 'setAwardsStatus', subject: getSchedule(subject), after }, now);
  }
  const cancelled = await cancelAllScheduled(tx, subject, now);
  const seen = [...cancels].sort().join();
  if (
    cancelled
      .map(({ id }) => id)
      .sort()
      .join() !== seen
  ) {
    throw new Failure('resource-0001');
  }
  for (const { id, status: was, at: then } of cancelled) {
    const before = { id, status: was, at: then.toISOString() };
    await audit(tx, by, { call: 'setAwardsStatus', subject: getSchedule(subject), before }, now);
  }
  await changeStatus(tx, platform, { step, by, confirmedBy });
}

/** Makes a change now, for those who hold the section's lock. */
export async function changeStatus(
  tx: Tx,
  platform: Platform,
  { step, by, confirmedBy }: { step: StatusStep; by: Person; confirmedBy: Person | null },
): Promise<void> {
  const now = platform.clock.now();
  const { subject, from, status } = step;
  // Storing the section, even unchanged, gives the database the season's year. The lock protects dates that are being set.
  await lockSection(tx, 'awards');
  await writeSection(tx, 'awards', await readSection(tx, 'awards'), now);
  await writeSection(tx, statusSections[subject], status, now);
  await dropRequests(tx, subject, now);
  if (subject !== 'Welcome') await closeVote(tx, platform, { track: subject, from, to: status });
  const after = confirmedBy ? { status, confirmedBy: confirmedBy.name } : status;
  await audit(
    tx,
    by,
    { call: 'setAwardsStatus', subject: `awards/status/${subject}`, before: from, after },
    now,
  );
}

/** The subject under which changes of scheduled statuses are recorded. */
export function getSchedule(subject: AwardsStatusSubject): string {
  return `awards/status/${subject}/scheduled`;
}
