import { and, count, eq, gt } from 'drizzle-orm';
import { lockAttendee } from '../attendees/attendees.queries.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import type { DesignedMail, MailOutbox } from '../platform/mail/outbox.ts';
import { messageLimit } from './message-limit.ts';
import { messages } from './messaging.tables.ts';

interface Sending {
  senderId: string;
  receiverKind: 'Attendee' | 'Speaker' | 'BlitzParticipant';
  receiverId: string;
  text: string;
  letter: DesignedMail;
  now: Date;
}

export interface SentMessage {
  id: string;
  sentAt: Date;
}

/**
 * Stores a message and enqueues its email: both or neither. Null when the sender has sent as many as allowed. One
 * sender's messages are sent one after the other, so that concurrent calls cannot exceed the limit.
 */
export function sendMessage(db: Db, mail: MailOutbox, sending: Sending): Promise<SentMessage | null> {
  const { senderId, receiverKind, receiverId, text, letter, now } = sending;
  return db.transaction(async (tx) => {
    await lockAttendee(tx, senderId);
    if ((await countSentLately(tx, senderId, now)) >= messageLimit.messages) return null;
    const [sent] = await tx
      .insert(messages)
      .values({ senderId, receiverKind, receiverId, text, sentAt: now })
      .returning({ id: messages.id, sentAt: messages.sentAt });
    await mail.enqueue(tx, letter);
    return sent ?? null;
  });
}

async function countSentLately(tx: Tx, senderId: string, now: Date): Promise<number> {
  const windowBegins = new Date(now.getTime() - messageLimit.windowMinutes * 60_000);
  const [row] = await tx
    .select({ sent: count() })
    .from(messages)
    .where(and(eq(messages.senderId, senderId), gt(messages.sentAt, windowBegins)));
  return row?.sent ?? 0;
}
