import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { AwardsStatusSubject } from '@summit/contract/shapes/organise/awards';
import { organisers } from '../organisers/organisers/organisers.tables.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { isUuid } from '../platform/db/is-uuid.ts';
import { currentRehearsal } from '../platform/rehearsal/current-rehearsal.ts';
import { scheduledStatuses, statusRequests } from './scheduled-statuses.tables.ts';

const isOpen = and(isNull(scheduledStatuses.appliedAt), isNull(scheduledStatuses.cancelledAt));

/** Schedules a change and returns its id. */
export async function addScheduled(tx: Tx, change: typeof scheduledStatuses.$inferInsert): Promise<string> {
  const [row] = await tx.insert(scheduledStatuses).values(change).returning({ id: scheduledStatuses.id });
  if (!row) throw new Error('The change was not scheduled.');
  return row.id;
}

/** The scheduled changes, the next first. */
export function listScheduled(db: Db) {
  return db
    .select({ scheduled: scheduledStatuses, organiser: organisers })
    .from(scheduledStatuses)
    .innerJoin(organisers, eq(organisers.id, scheduledStatuses.organiserId))
    .where(isOpen)
    .orderBy(asc(scheduledStatuses.at), asc(scheduledStatuses.id));
}

/** When a status changes by itself next, in ISO 8601; null when nothing is scheduled. A rehearsal stays as it is. */
export async function nextChangeAt(db: Db, subject: AwardsStatusSubject): Promise<string | null> {
  if (currentRehearsal()) return null;
  const [row] = await db
    .select({ at: scheduledStatuses.at })
    .from(scheduledStatuses)
    .where(and(isOpen, eq(scheduledStatuses.subject, subject)))
    .orderBy(asc(scheduledStatuses.at))
    .limit(1);
  return row?.at.toISOString() ?? null;
}

/** The subjects with a due status. */
export async function listDue(db: Db, now: Date): Promise<AwardsStatusSubject[]> {
  const rows = await db
    .selectDistinct({ subject: scheduledStatuses.subject })
    .from(scheduledStatuses)
    .where(and(isOpen, lte(scheduledStatuses.at, now)));
  return rows.map(({ subject }) => subject);
}

/** The due statuses of a subject, in their order. The caller must hold the lock of its section. */
export function lockDue(tx: Tx, subject: AwardsStatusSubject, now: Date) {
  return tx
    .select({ scheduled: scheduledStatuses, organiser: organisers })
    .from(scheduledStatuses)
    .innerJoin(organisers, eq(organisers.id, scheduledStatuses.organiserId))
    .where(and(isOpen, eq(scheduledStatuses.subject, subject), lte(scheduledStatuses.at, now)))
    .orderBy(asc(scheduledStatuses.at), asc(scheduledStatuses.id))
    .for('update', { of: scheduledStatuses });
}

/** Cancels all that is scheduled of a subject, and returns it. */
export function cancelAllScheduled(tx: Tx, subject: AwardsStatusSubject, now: Date) {
  return tx
    .update(scheduledStatuses)
    .set({ cancelledAt: now })
    .where(and(isOpen, eq(scheduledStatuses.subject, subject)))
    .returning();
}

/** Cancels what cannot be applied now that it is due. @param refusal the code of the reason */
export async function refuseScheduled(tx: Tx, id: string, refusal: string, now: Date): Promise<void> {
  await tx.update(scheduledStatuses).set({ cancelledAt: now, refusal }).where(eq(scheduledStatuses.id, id));
}

/** Cancels what is scheduled; null when there is no such row, or it is applied or cancelled already. */
export async function cancelScheduled(tx: Tx, id: string, now: Date) {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .update(scheduledStatuses)
    .set({ cancelledAt: now })
    .where(and(eq(scheduledStatuses.id, id), isOpen))
    .returning();
  return row ?? null;
}

/** Records that a scheduled status took effect, so that it does so once. */
export async function markApplied(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(scheduledStatuses).set({ appliedAt: now }).where(eq(scheduledStatuses.id, id));
}

/** Withdraws all requests for a subject. */
export async function dropRequests(tx: Tx, subject: AwardsStatusSubject, now: Date): Promise<void> {
  await tx
    .update(statusRequests)
    .set({ endedAt: now })
    .where(and(isNull(statusRequests.endedAt), eq(statusRequests.subject, subject)));
}
