import { and, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type * as conversationCalls from '@summit/contract/calls/conversations';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { Platform } from '../../platform/platform.ts';
import { messageReports, messages, messageThreads as threads } from './messaging.tables.ts';
import type { Party } from './party.ts';
import { findPerson, type Person } from './people.queries.ts';
import { hasStopped } from './stops.queries.ts';
import { getPlace, getRef, otherSide, sideColumns, type ThreadRow } from './threads.queries.ts';

type Conversation = ResponseOf<typeof conversationCalls.conversation>;
type Page = Pick<ResponseOf<typeof conversationCalls.conversations>, 'conversations' | 'next'>;
type Needs = Pick<Platform, 'config'> & { db: Db };

interface Reading {
  isSignedIn: boolean;
  /** The id of the message before which the messages end; absent: they end with the latest. */
  before?: string;
}

/** A conversation as one of its two people sees it. One extra row shows that there are earlier messages. */
export async function readConversation(
  needs: Needs,
  { thread, side, me }: Party,
  { isSignedIn, before }: Reading,
): Promise<Conversation> {
  const { db } = needs;
  // Before a message that was removed after its retention period there is none.
  const isEarlier = before ? lt(messages.place, await getPlace(db, thread.id, before)) : undefined;
  const newest = await db
    .select()
    .from(messages)
    .where(and(eq(messages.threadId, thread.id), isEarlier))
    .orderBy(desc(messages.place))
    .limit(limits.conversationMessages + 1);
  const shown = newest.slice(0, limits.conversationMessages).toReversed();
  const isReported = and(
    eq(messageReports.threadId, thread.id),
    eq(messageReports.side, side),
    eq(messageReports.state, 'Open'),
  );
  return {
    id: thread.id,
    other: toShown(await findPerson(needs, getRef(thread, otherSide(side)))),
    messages: shown.map(({ id, text, senderId, sentAt }) => ({
      id,
      text,
      isMine: (senderId === thread.starterId) === (side === 'starter'),
      sentAt: sentAt.toISOString(),
    })),
    hasEarlier: newest.length > shown.length,
    isBlocked: thread[sideColumns[side].blockedAt] !== null,
    isStopped: await hasStopped(db, me),
    isSignedIn,
    isReported: (await db.$count(messageReports, isReported)) > 0,
  };
}

/**
 * The conversations of an attendee, the latest first: one page of them. One extra row shows that there is another page.
 * @param before the `next` of the page before
 */
export async function listConversations(needs: Needs, attendeeId: string, before?: string): Promise<Page> {
  const { db } = needs;
  const found = await db
    .select()
    .from(threads)
    .where(and(isOfAttendee(attendeeId), before ? isAfter(before) : undefined))
    .orderBy(desc(lastMs), desc(threads.id))
    .limit(limits.conversations + 1);
  const rows = found.slice(0, limits.conversations);
  const end = rows.at(-1);
  if (!end) return { conversations: [], next: null };
  const ids = rows.map(({ id }) => id);
  const lasts = await db
    .selectDistinctOn([messages.threadId])
    .from(messages)
    .where(inArray(messages.threadId, ids))
    .orderBy(messages.threadId, desc(messages.place));
  const lastOf = new Map(lasts.map((last) => [last.threadId, last]));
  const unread = await countUnread(db, attendeeId);
  const entries = [];
  for (const thread of rows) {
    const last = lastOf.get(thread.id);
    if (!last) continue;
    const other = await findPerson(needs, getRef(thread, otherSide(getSide(thread, attendeeId))));
    entries.push({
      id: thread.id,
      other: toShown(other),
      lastText: last.text,
      lastIsMine: last.senderId === attendeeId,
      lastAt: last.sentAt.toISOString(),
      unread: unread.get(thread.id) ?? 0,
    });
  }
  return { conversations: entries, next: found.length > rows.length ? getCursor(end) : null };
}

/** When a conversation had its last message: in whole milliseconds, as cursors have it. */
const lastMs = sql`floor(extract(epoch from ${threads.lastMessageAt}) * 1000)::bigint`;

/** A place in the list of conversations. It stays the same when the conversation that was there moves to the top. */
function getCursor({ lastMessageAt, id }: ThreadRow): string {
  return `${lastMessageAt.getTime()}_${id}`;
}

/** The condition for conversations that come after a cursor in the list; a text that is no cursor has none. */
function isAfter(cursor: string): SQL {
  const [ms = '', id = ''] = cursor.split('_');
  if (!/^\d{1,15}$/.test(ms) || !isUuid(id)) return sql`false`;
  return sql`(${lastMs}, ${threads.id}) < (${ms}::bigint, ${id}::uuid)`;
}

/** How many messages an attendee has not seen, by conversation. */
export async function countUnread(db: Db, attendeeId: string): Promise<ReadonlyMap<string, number>> {
  const isStarter = eq(threads.starterId, attendeeId);
  const seen = sql`case when ${isStarter} then ${threads.starterSeen} else ${threads.receiverSeen} end`;
  const isOthers = sql`${messages.senderId} is distinct from ${attendeeId}::uuid`;
  const rows = await db
    .select({ id: threads.id, unread: sql<number>`count(*)::int` })
    .from(threads)
    .innerJoin(messages, eq(messages.threadId, threads.id))
    .where(and(isOfAttendee(attendeeId), gt(messages.place, seen), isOthers))
    .groupBy(threads.id);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

function isOfAttendee(attendeeId: string) {
  return or(eq(threads.starterId, attendeeId), eq(threads.receiverAttendeeId, attendeeId));
}

function getSide(thread: ThreadRow, attendeeId: string) {
  return thread.starterId === attendeeId ? 'starter' : 'receiver';
}

/** The facts of a person that the other one may see, which never include the address. */
function toShown(person: Person | null): Conversation['other'] {
  return {
    name: person?.name ?? null,
    work: person?.work ?? null,
    imageUrl: person?.imageUrl ?? null,
  };
}
