import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { mailOutbox } from '../../platform/mail/mail.tables.ts';
import { type AttendeeRow, attendees } from '../attendees/attendees.tables.ts';
import { categories, type CategoryRow } from '../attendees/categories.tables.ts';
import { lockAttendee } from '../public/attendees.queries.ts';

/** An attendee, locked; null when there is none, or what named them is gone. */
export async function lockForDesk(tx: Tx, id: string): Promise<AttendeeRow | null> {
  const row = isUuid(id) ? await lockAttendee(tx, id) : null;
  return row?.erasedAt === null ? row : null;
}

/** Changes an attendee, who must be locked. */
export async function setAttendee(
  tx: Tx,
  id: string,
  change: Partial<Pick<AttendeeRow, 'confirmedEmail' | 'categoryId'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(attendees)
    .set({ ...change, updatedAt: now })
    .where(eq(attendees.id, id));
}

/** Null when there is no such category. */
export async function findCategory(tx: Tx, id: string): Promise<CategoryRow | null> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id));
  return row ?? null;
}

/** Enqueues an email again and returns what the record says of it; null when the address was sent no such email. */
export async function sendAgain(
  tx: Tx,
  id: string,
  recipient: string,
  now: Date,
): Promise<{ topic: string; mail: string } | null> {
  if (!isUuid(id)) return null;
  const sent = and(eq(mailOutbox.id, id), eq(mailOutbox.recipient, recipient));
  const [row] = await tx.select().from(mailOutbox).where(sent);
  if (!row) return null;
  const { topic, subject, body, html, unsubscribeUrl, replyTo, attachments } = row;
  await tx.insert(mailOutbox).values({
    ...{ recipient, topic, subject, body, html, unsubscribeUrl, replyTo, attachments },
    dueAt: now,
    createdAt: now,
  });
  return { topic, mail: id };
}
