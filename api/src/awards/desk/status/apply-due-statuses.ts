import { takesTwo } from '@summit/contract/season/status-plan';
import { awardsStatusSubjects } from '@summit/contract/shapes/organise/awards';
import { audit } from '../../../organisers/public/audit.queries.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSection, readSection } from '../../../settings/public/settings.queries.ts';
import { listDue, lockDue, markApplied, refuseScheduled } from '../../scheduled-statuses.queries.ts';
import { changeStatus, getSchedule } from './put-status.ts';
import { findOrderProblem } from './status-order.ts';
import { statusSections } from './status-sections.ts';

/** Applies due statuses in their order, or refuses those that no longer follow. Each is recorded as its organiser's change. */
export async function applyDueStatuses(platform: Platform): Promise<void> {
  const { db, clock, responseCache } = platform;
  const due = await listDue(db, clock.now());
  for (const subject of awardsStatusSubjects.filter((one) => due.includes(one))) {
    // The section is locked first, as when a status is set by hand.
    await db.transaction(async (tx) => {
      await lockSection(tx, statusSections[subject]);
      for (const row of await lockDue(tx, subject, clock.now())) await applyDue(tx, platform, row);
    });
    responseCache.drop('settings');
  }
}

async function applyDue(
  tx: Tx,
  platform: Platform,
  { scheduled, organiser }: Awaited<ReturnType<typeof lockDue>>[number],
): Promise<void> {
  const now = platform.clock.now();
  const { id, subject, status, at } = scheduled;
  const from = await readSection(tx, statusSections[subject]);
  const step = { subject, from, status };
  const isExpected = (scheduled.from ?? from) === from && (scheduled.confirmedBy !== null || !takesTwo(step));
  const refusal = (await findOrderProblem(tx, step)) ?? (isExpected ? null : 'resource-0001');
  if (refusal) {
    await refuseScheduled(tx, id, refusal, now);
    const before = { id, status, at: at.toISOString(), refusal };
    return audit(tx, organiser, { call: 'setAwardsStatus', subject: getSchedule(subject), before }, now);
  }
  await changeStatus(tx, platform, { step, by: organiser, confirmedBy: null });
  await markApplied(tx, id, now);
}
