import type { AwardsStatus } from '@summit/contract/awards-status';
import type { BodyOf } from '@summit/contract/call';
import type { AwardsStatusSubject, organiseAwardsCalls } from '@summit/contract/calls/organise-awards';
import { cancelScheduled, lockDue, markApplied } from '../awards/scheduled-statuses.queries.ts';
import { scheduledStatuses } from '../awards/scheduled-statuses.tables.ts';
import { audit } from '../organisers/audit.queries.ts';
import type { Tx } from '../platform/db/db.ts';
import { Failure } from '../platform/failure.ts';
import type { Platform, SignedInOrganiser } from '../platform/platform.ts';
import { lockSection, readSection, writeSection } from '../settings/settings.queries.ts';
import { statusSections } from './status-sections.ts';

/** Sets a status now or at a time. @throws resource-0001 when it is not what the organiser saw, awards-desk-0001 */
export async function setStatus(
  { db, clock, responseCache }: Platform,
  by: SignedInOrganiser,
  { subject, status, expected, at }: BodyOf<typeof organiseAwardsCalls.setAwardsStatus>,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockSection(tx, statusSections[subject]);
    if ((await readSection(tx, statusSections[subject])) !== expected) throw new Failure('resource-0001');
    if (!at) return change(tx, by, { subject, status, call: 'setAwardsStatus' }, now);
    const time = new Date(at);
    if (time <= now) throw new Failure('awards-desk-0001');
    const [row] = await tx
      .insert(scheduledStatuses)
      .values({ subject, status, at: time, organiserId: by.id })
      .returning();
    const after = { id: row?.id, status, at: time.toISOString() };
    await audit(tx, by, { call: 'setAwardsStatus', subject: `${subjectOf(subject)}/scheduled`, after }, now);
  });
  responseCache.drop('settings');
}

/** Cancels a status that is scheduled. @throws cqrs-0009 */
export async function cancelStatus(
  { db, clock, responseCache }: Pick<Platform, 'db' | 'clock' | 'responseCache'>,
  by: SignedInOrganiser,
  id: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = await cancelScheduled(tx, id, now);
    if (!row) throw new Failure('cqrs-0009');
    const before = { id, status: row.status, at: row.at.toISOString() };
    const subject = `${subjectOf(row.subject)}/scheduled`;
    await audit(tx, by, { call: 'cancelAwardsStatus', subject, before }, now);
  });
  responseCache.drop('settings');
}

/** Applies what is due, in its order. Each is recorded as a change of the organiser who has scheduled it. */
export async function applyDueStatuses({ db, clock, responseCache }: Platform): Promise<void> {
  const applied = await db.transaction(async (tx) => {
    const now = clock.now();
    const due = await lockDue(tx, now);
    for (const { scheduled, organiser } of due) {
      const { id, subject, status } = scheduled;
      await lockSection(tx, statusSections[subject]);
      await change(tx, organiser, { subject, status, call: 'setAwardsStatus' }, now);
      await markApplied(tx, id, now);
    }
    return due.length;
  });
  if (applied > 0) responseCache.drop('settings');
}

async function change(
  tx: Tx,
  by: Pick<SignedInOrganiser, 'id' | 'name'>,
  { subject, status, call }: { subject: AwardsStatusSubject; status: AwardsStatus; call: string },
  now: Date,
): Promise<void> {
  const section = statusSections[subject];
  const before = await readSection(tx, section);
  await writeSection(tx, section, status, now);
  await audit(tx, by, { call, subject: subjectOf(subject), before, after: status }, now);
}

function subjectOf(subject: AwardsStatusSubject): string {
  return `awards/status/${subject}`;
}
