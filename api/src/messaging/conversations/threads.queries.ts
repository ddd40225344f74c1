import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { messages, messageThreads as threads, type Side } from './messaging.tables.ts';
import type { PersonRef } from './people.queries.ts';

export type ThreadRow = typeof threads.$inferSelect;

/** A thread as one of its sides sees it. */
export interface ThreadSide {
  thread: ThreadRow;
  side: Side;
}

/** The columns of each side. */
export const sideColumns = {
  starter: { seen: 'starterSeen', blockedAt: 'starterBlockedAt' },
  receiver: { seen: 'receiverSeen', blockedAt: 'receiverBlockedAt' },
} as const satisfies Record<Side, Record<string, keyof ThreadRow>>;

/** The side across from one. */
export function otherSide(side: Side): Side {
  return side === 'starter' ? 'receiver' : 'starter';
}

/** The person on a side. */
export function getRef({ starterId, receiverKind, receiverId, contactId }: ThreadRow, side: Side): PersonRef {
  return side === 'starter'
    ? { kind: 'Attendee', id: starterId }
    : { kind: receiverKind, id: receiverId, contactId };
}

/** The thread with this id; null for any other text. */
export async function findThread(db: Db, id: string): Promise<ThreadRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(threads).where(eq(threads.id, id));
  return row ?? null;
}

/** The place of a message in this thread; 0 for any other message. */
export async function getPlace(db: Db, threadId: string, messageId: string): Promise<number> {
  if (!isUuid(messageId)) return 0;
  const [row] = await db
    .select({ place: messages.place })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.threadId, threadId)));
  return row?.place ?? 0;
}

/** The side of an attendee; null when the thread is none of theirs. */
export function sideOfAttendee(thread: ThreadRow, attendeeId: string): Side | null {
  if (thread.starterId === attendeeId) return 'starter';
  return thread.receiverAttendeeId === attendeeId ? 'receiver' : null;
}

/** The thread of two people, from the side of the one who writes; null while there is none. */
export async function findThreadOf(db: Db, from: PersonRef, to: PersonRef): Promise<ThreadSide | null> {
  const [thread] = await db
    .select()
    .from(threads)
    .where(eq(threads.pairKey, getPairKey(from, to)));
  if (!thread) return null;
  const isStarter = from.kind === 'Attendee' && thread.starterId === from.id;
  return { thread, side: isStarter ? 'starter' : 'receiver' };
}

/** A new thread that an attendee begins. */
export async function addThread(
  tx: Tx,
  { id: starterId }: PersonRef,
  receiver: PersonRef,
  now: Date,
): Promise<ThreadSide> {
  const [thread] = await tx
    .insert(threads)
    .values({
      pairKey: getPairKey({ kind: 'Attendee', id: starterId }, receiver),
      starterId,
      receiverKind: receiver.kind,
      receiverId: receiver.id,
      receiverAttendeeId: receiver.kind === 'Attendee' ? receiver.id : null,
      contactId: receiver.contactId ?? null,
      lastMessageAt: now,
    })
    .returning();
  if (!thread) throw new Error('The conversation was not stored.');
  return { thread, side: 'starter' };
}

/** Changes a thread so that open pages learn of it. */
export async function changeThread(tx: Db, id: string, values: Partial<ThreadRow>): Promise<void> {
  await tx
    .update(threads)
    .set({ ...values, version: sql`${threads.version} + 1` })
    .where(eq(threads.id, id));
}

/** Both people in one order, no matter which of them begins. The first migration of messages makes the same in SQL. */
function getPairKey(one: PersonRef, another: PersonRef): string {
  if (one.kind === 'Attendee' && another.kind === 'Attendee') {
    return ['Attendee', ...[one.id, another.id].toSorted()].join(' ');
  }
  const [starter, receiver] = one.kind === 'Attendee' ? [one, another] : [another, one];
  return [receiver.kind, starter.id, receiver.id, receiver.contactId].filter(Boolean).join(' ');
}
