import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { type RateLimitName, rateLimits } from '@summit/contract/limits/rate-limits';
import type { Tx } from '../../platform/db/db.ts';
import { messages, messageThreads as threads } from './messaging.tables.ts';
import type { PersonRef } from './people.queries.ts';
import type { ThreadSide } from './threads.queries.ts';

interface Writing {
  from: PersonRef;
  to: PersonRef;
  /** Null: this would be the first message of the two. */
  found: ThreadSide | null;
  now: Date;
}

/**
 * The seconds until another message may be sent; null: now. There are limits for what a person sends, for messages to one
 * person without a reply, and for what a person gets from people to whom they have not replied.
 */
export async function waitFor(tx: Tx, { from, to, found, now }: Writing): Promise<number | null> {
  const hasAnswered = found ? await count(tx, and(inThread(found), not(isFrom(found)))) : 0;
  const waits = [
    await waitUnder(tx, 'message', writtenBy(from), now),
    found && (await waitUnder(tx, 'messageOfPair', and(inThread(found), isUnanswered(found)), now)),
    hasAnswered > 0 ? null : await waitUnder(tx, 'messageToReceiver', and(isTo(to), hasNoAnswer), now),
  ].filter((wait) => wait !== null);
  return waits.length > 0 ? Math.max(...waits) : null;
}

/** The seconds until the oldest message that fills a limit no longer counts; null while there is room. */
async function waitUnder(tx: Tx, name: RateLimitName, which: SQL | undefined, now: Date) {
  const { limit, windowSeconds } = rateLimits[name];
  const begins = new Date(now.getTime() - windowSeconds * 1000);
  const [filling] = await tx
    .select({ sentAt: messages.sentAt })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(and(which, gt(messages.sentAt, begins)))
    .orderBy(desc(messages.sentAt))
    .offset(limit - 1)
    .limit(1);
  if (!filling) return null;
  const seconds = (filling.sentAt.getTime() - begins.getTime()) / 1000;
  return Math.max(1, Math.ceil(seconds));
}

async function count(tx: Tx, which: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(which);
  return row?.count ?? 0;
}

function writtenBy({ kind, id, contactId }: PersonRef): SQL | undefined {
  if (kind === 'Attendee') return eq(messages.senderId, id);
  return and(isNull(messages.senderId), isTo({ kind, id, contactId }));
}

/** The condition for threads that were begun with this person. */
function isTo({ kind, id, contactId }: PersonRef): SQL | undefined {
  const sameContact = contactId ? eq(threads.contactId, contactId) : undefined;
  return and(eq(threads.receiverKind, kind), eq(threads.receiverId, id), sameContact);
}

function inThread({ thread }: ThreadSide): SQL {
  return eq(messages.threadId, thread.id);
}

/** The condition for messages written by that side. */
function isFrom({ thread, side }: ThreadSide): SQL {
  const byStarter = eq(messages.senderId, thread.starterId);
  return side === 'starter' ? byStarter : not(byStarter);
}

/** Compares senders so that null equals null. */
function not(condition: SQL): SQL {
  return sql`(${condition}) is not true`;
}

/** The condition for messages that a side wrote since the last one of the other side. */
function isUnanswered(found: ThreadSide): SQL | undefined {
  const others = sql`select max(place) from messages as theirs where theirs.thread_id = ${found.thread.id}
    and (theirs.sender_id = ${found.thread.starterId}) is ${sql.raw(found.side === 'starter' ? 'not true' : 'true')}`;
  return and(isFrom(found), gt(messages.place, sql`coalesce((${others}), 0)`));
}

/** The condition for threads in which the receiver has not written. */
const hasNoAnswer = sql`not exists (select 1 from messages as answer where answer.thread_id = ${threads.id}
  and (answer.sender_id = ${threads.starterId}) is not true)`;
