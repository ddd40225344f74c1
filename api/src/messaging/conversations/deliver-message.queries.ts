import { desc, eq } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { getConversationToken } from './conversation-token.ts';
import { writeMessageEmail } from './message-email.ts';
import { waitFor } from './message-limits.queries.ts';
import { messages } from './messaging.tables.ts';
import { findPerson, holdAccounts, lockPeople, type Person, type PersonRef } from './people.queries.ts';
import { hasStopped } from './stops.queries.ts';
import {
  addThread,
  changeThread,
  findThreadOf,
  otherSide,
  sideColumns,
  type ThreadSide,
} from './threads.queries.ts';

interface Sending {
  from: PersonRef;
  to: PersonRef;
  text: string;
}

export interface SentMessage {
  id: string;
  sentAt: Date;
}

/**
 * Why a message is not sent. `unreachable`: the receiver is gone, has blocked the sender, or has stopped all messages;
 * the sender does not learn which. `ownWish`: the sender has blocked the receiver or stopped all messages.
 * `unregistered`: the sender is not registered.
 */
export type Refusal =
  | { refused: 'unreachable' | 'ownWish' | 'unregistered' }
  | { refused: 'tooMany'; retryAfter: number };

/**
 * Sends a message, the first one or a reply: it stores the message and enqueues its email, both or neither. Calls for the
 * same two people run one after the other, so that concurrent ones exceed no limit; repeating a text returns the message
 * that was sent before.
 */
export function deliverMessage(platform: Platform, sending: Sending): Promise<SentMessage | Refusal> {
  return platform.db.transaction(async (tx) => {
    await lockPeople(tx, [sending.from, sending.to]);
    await holdAccounts(tx, [sending.from, sending.to]);
    const now = platform.clock.now();
    const needs = { db: tx, config: platform.config };
    const from = await findPerson(needs, sending.from);
    const to = await findPerson(needs, sending.to);
    if (!from?.isRegistered) return { refused: 'unregistered' };
    const found = await findThreadOf(tx, from, to ?? sending.to);
    if ((found && isBlockedBy(found)) || (await hasStopped(tx, from))) return { refused: 'ownWish' };
    if (!to?.isReachable || (found && isBlockedBy(opposite(found))) || (await hasStopped(tx, to))) {
      return { refused: 'unreachable' };
    }
    const again = found && (await findSentAgain(tx, found, sending.text, now));
    if (again) return again;
    const retryAfter = await waitFor(tx, { from, to, found, now });
    if (retryAfter !== null) return { refused: 'tooMany', retryAfter };
    return store(platform, tx, { from, to, text: sending.text, found, now });
  });
}

interface Delivery {
  from: Person;
  to: Person;
  text: string;
  found: ThreadSide | null;
  now: Date;
}

async function store(platform: Platform, tx: Tx, { from, to, text, found, now }: Delivery) {
  const mine = found ?? (await addThread(tx, from, to, now));
  const senderId = from.kind === 'Attendee' ? from.id : null;
  const [sent] = await tx
    .insert(messages)
    .values({ threadId: mine.thread.id, senderId, text, sentAt: now })
    .returning();
  if (!sent) throw new Error('The message was not stored.');
  // A person who replies has seen the messages before.
  const seen = { [sideColumns[mine.side].seen]: sent.place };
  await changeThread(tx, mine.thread.id, { ...seen, lastMessageAt: now });
  const theirs = { threadId: mine.thread.id, side: otherSide(mine.side) };
  const token = getConversationToken(theirs, to.email, platform.config.secret);
  const isAnswer = mine.side === 'receiver';
  await platform.mail.enqueue(
    tx,
    await writeMessageEmail(tx, { from, to, text, token, isAnswer, siteOrigin: platform.config.siteOrigin }),
  );
  return { id: sent.id, sentAt: sent.sentAt };
}

function isBlockedBy({ thread, side }: ThreadSide): boolean {
  return thread[sideColumns[side].blockedAt] !== null;
}

function opposite({ thread, side }: ThreadSide): ThreadSide {
  return { thread, side: otherSide(side) };
}

/** The last message of the thread, if it has the same text: it was sent from another tab, or twice. */
async function findSentAgain(
  db: Db,
  { thread, side }: ThreadSide,
  text: string,
  now: Date,
): Promise<SentMessage | null> {
  const [last] = await db
    .select()
    .from(messages)
    .where(eq(messages.threadId, thread.id))
    .orderBy(desc(messages.place))
    .limit(1);
  const isMine = last && (last.senderId === thread.starterId) === (side === 'starter');
  const isRecent = last && now.getTime() - last.sentAt.getTime() <= limits.messageSentAgain;
  return isMine && isRecent && last.text === text ? { id: last.id, sentAt: last.sentAt } : null;
}
