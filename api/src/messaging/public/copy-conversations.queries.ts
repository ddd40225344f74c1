import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { EmailKey } from '@summit/contract/contact-details/email-address';
import type { Db } from '../../platform/db/db.ts';
import { getEmailKey } from '../../platform/db/email-key.ts';
import type { Platform } from '../../platform/platform.ts';
import { speakers } from '../../programme/speakers/speakers.tables.ts';
import { listContactsByEmail } from '../../registration/public/participants.queries.ts';
import {
  messageReports,
  messages,
  messageThreads as threads,
  type Side,
} from '../conversations/messaging.tables.ts';
import { findPerson } from '../conversations/people.queries.ts';
import {
  getRef,
  otherSide,
  sideColumns,
  type ThreadRow,
  type ThreadSide,
} from '../conversations/threads.queries.ts';

type Rows = Record<string, unknown>[];
type Needs = Pick<Platform, 'config'> & { db: Db };

/** A person by account, and by the address of a speaker or a contact of the blitz; null: they are neither. */
interface Participant {
  id: string | null;
  email: EmailKey | null;
}

/**
 * The conversations of a person, for the copy of what is stored about them: the messages of both sides, with the other's
 * name as conversations show it, and never an address.
 */
export async function copyConversations(
  needs: Needs,
  participant: Participant,
): Promise<Readonly<Record<string, Rows>>> {
  const copied: { message_threads: Rows; messages: Rows; message_reports: Rows } = {
    message_threads: [],
    messages: [],
    message_reports: [],
  };
  for (const own of await listOwn(needs, participant)) {
    const { thread, side } = own;
    const other = await findPerson(needs, getRef(thread, otherSide(side)));
    const otherName = other?.name ?? null;
    const { seen, blockedAt } = sideColumns[side];
    copied.message_threads.push({
      id: thread.id,
      receiver_kind: thread.receiverKind,
      other: otherName,
      is_own_beginning: side === 'starter',
      seen: thread[seen],
      blocked_at: thread[blockedAt]?.toISOString() ?? null,
      last_message_at: thread.lastMessageAt.toISOString(),
    });
    copied.messages.push(...(await copyMessages(needs.db, own, otherName)));
    copied.message_reports.push(...(await copyReports(needs.db, own)));
  }
  return copied;
}

async function copyMessages(db: Db, { thread, side }: ThreadSide, otherName: string | null): Promise<Rows> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.threadId, thread.id))
    .orderBy(asc(messages.place));
  return rows.map(({ id, senderId, text, sentAt }) => {
    const isOwn = (senderId === thread.starterId) === (side === 'starter');
    const sender = { is_own: isOwn, sender_name: isOwn ? null : otherName };
    return { id, thread_id: thread.id, ...sender, text, sent_at: sentAt.toISOString() };
  });
}

/** The person's own reports. Reports about them are left out, to protect their authors. */
async function copyReports(db: Db, { thread, side }: ThreadSide): Promise<Rows> {
  const rows = await db.select().from(messageReports).where(eq(messageReports.threadId, thread.id));
  return rows
    .filter((report) => report.side === side)
    .map(({ id, reason, state, reportedAt }) => ({
      ...{ id, thread_id: thread.id, reason, state },
      reported_at: reportedAt.toISOString(),
    }));
}

/** The threads of a person with the side they are on, the oldest first. */
async function listOwn(needs: Needs, { id, email }: Participant): Promise<ThreadSide[]> {
  const own: ThreadSide[] = [];
  const add = async (side: Side, condition: SQL) => {
    for (const thread of await findThreads(needs.db, condition)) own.push({ thread, side });
  };
  if (id !== null) {
    await add('starter', eq(threads.starterId, id));
    await add('receiver', eq(threads.receiverAttendeeId, id));
  }
  if (email !== null) {
    const isSpeaker = sql`${threads.receiverId} in (select ${speakers.id} from ${speakers}
      where ${getEmailKey(sql`${speakers.email}`)} = ${email})`;
    await add('receiver', sql`${threads.receiverKind} = 'Speaker' and ${isSpeaker}`);
    for (const contact of await listContactsByEmail(needs, email)) {
      await add(
        'receiver',
        sql`${threads.receiverKind} = 'BlitzParticipant' and ${threads.receiverId} = ${contact.id}
          and ${threads.contactId} = ${contact.contactId}`,
      );
    }
  }
  return own.toSorted(
    (one, next) => one.thread.lastMessageAt.getTime() - next.thread.lastMessageAt.getTime(),
  );
}

async function findThreads(db: Db, condition: SQL): Promise<ThreadRow[]> {
  return db.select().from(threads).where(condition);
}
