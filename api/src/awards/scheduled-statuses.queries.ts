import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { AwardsStatusSubject } from '@summit/contract/calls/organise-awards';
import { organisers } from '../organisers/organisers.tables.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { isUuid } from '../platform/db/is-uuid.ts';
import { scheduledStatuses } from './scheduled-statuses.tables.ts';

const isOpen = and(isNull(scheduledStatuses.appliedAt), isNull(scheduledStatuses.cancelledAt));

/** What is to change by itself, the next first. */
export function listScheduled(db: Db) {
  return db
    .select({ scheduled: scheduledStatuses, organiser: organisers })
    .from(scheduledStatuses)
    .innerJoin(organisers, eq(organisers.id, scheduledStatuses.organiserId))
    .where(isOpen)
    .orderBy(asc(scheduledStatuses.at), asc(scheduledStatuses.id));
}

/** When a status changes by itself next, in ISO 8601; null when nothing is scheduled. */
export async function nextChangeAt(db: Db, subject: AwardsStatusSubject): Promise<string | null> {
  const [row] = await db
    .select({ at: scheduledStatuses.at })
    .from(scheduledStatuses)
    .where(and(isOpen, eq(scheduledStatuses.subject, subject)))
    .orderBy(asc(scheduledStatuses.at))
    .limit(1);
  return row?.at.toISOString() ?? null;
}

/** What is due, locked: of several processes one applies it. */
export function lockDue(tx: Tx, now: Date) {
  return tx
    .select({ scheduled: scheduledStatuses, organiser: organisers })
    .from(scheduledStatuses)
    .innerJoin(organisers, eq(organisers.id, scheduledStatuses.organiserId))
    .where(and(isOpen, lte(scheduledStatuses.at, now)))
    .orderBy(asc(scheduledStatuses.at), asc(scheduledStatuses.id))
    .for('update', { of: scheduledStatuses, skipLocked: true });
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
