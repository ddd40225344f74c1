import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as conversationCalls from '@summit/contract/calls/conversations';
import * as limits from '@summit/contract/limits/limits';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import {
  buyerEmail,
  type ConversationVisit,
  openConversationVisit,
  sellerEmail,
} from '../../testing/visits/conversation-visit.ts';
import { messages, messageThreads } from './messaging.tables.ts';

let visit: ConversationVisit;

beforeEach(async () => {
  visit = await openConversationVisit();
});
afterEach(() => visit.api.close());

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);

test('all messages are reached page by page, also those of the same instant', async () => {
  const { api, buyer, sellerId, writeToSeller, read, idFor, getLink } = visit;
  await writeToSeller('Message 0');
  const id = await idFor(buyer);
  const sentAt = api.clock.now();
  const most = limits.conversationMessages;
  const later = numbered(most * 2).map((at) => ({
    threadId: id,
    senderId: sellerId,
    text: `Message ${at + 1}`,
    sentAt,
  }));
  await api.db.insert(messages).values(later);

  const readers = [
    { named: { id }, token: buyer },
    { named: { token: await getLink(sellerEmail) }, token: undefined },
  ];
  for (const { named, token } of readers) {
    let { body } = await read(named, token);
    const pages = [body.messages];
    while (body.hasEarlier) {
      ({ body } = await read({ ...named, before: body.messages[0]?.id }, token));
      pages.unshift(body.messages);
    }
    expect(pages.map(({ length }) => length)).toEqual([1, most, most]);
    const texts = pages.flat().map(({ text }) => text);
    expect(texts).toEqual(numbered(most * 2 + 1).map((at) => `Message ${at}`));
  }
});

test('there is nothing before a message that is removed, or of another conversation', async () => {
  const { api, buyer, writeToSeller, writeToSpeaker, read, idFor } = visit;
  await writeToSpeaker();
  const others = await idFor(buyer);
  api.clock.moveBy(1000);
  await writeToSeller('One');
  const id = await idFor(buyer);
  expect(id).not.toBe(others);
  const foreign = (await read({ id: others }, buyer)).body.messages[0]?.id;
  for (const before of [foreign, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
    expect((await read({ id, before }, buyer)).body).toMatchObject({ messages: [], hasEarlier: false });
  }
});

test('all conversations are reached page by page, also when one of them moves to the top meanwhile', async () => {
  const { api, buyer, unread } = visit;
  const buyerId = (await findAttendeeByEmail(api.db, buyerEmail))?.id ?? '';
  const sentAt = api.clock.now();
  const begun = numbered(limits.conversations * 2 + 1).map((at) => ({
    pairKey: `Speaker ${buyerId} speaker-${at}`,
    starterId: buyerId,
    receiverKind: 'Speaker' as const,
    receiverId: `speaker-${at}`,
    lastMessageAt: sentAt,
  }));
  const threads = await api.db.insert(messageThreads).values(begun).returning();
  // Each has a message of the speaker, who has no account.
  const sent = threads.map((thread) => ({ threadId: thread.id, senderId: null, text: 'Hello', sentAt }));
  await api.db.insert(messages).values(sent);

  const read = async (before?: string) =>
    (await api.call(conversationCalls.conversations, { token: buyer, query: { before } })).body;
  const first = await read();
  expect(first.conversations).toHaveLength(limits.conversations);
  const moved = first.conversations.at(-1)?.id ?? '';
  const lastMessageAt = new Date(sentAt.getTime() + 1000);
  await api.db.update(messageThreads).set({ lastMessageAt }).where(eq(messageThreads.id, moved));

  const second = await read(first.next ?? '');
  const third = await read(second.next ?? '');
  expect(third.next).toBeNull();
  const shown = [first, second, third].flatMap(({ conversations }) => conversations);
  const stored = await api.db
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .orderBy(asc(messageThreads.id));
  expect(shown.map(({ id }) => id).toSorted()).toEqual(stored.map(({ id }) => id));
  expect(new Set(shown.map((entry) => entry.unread))).toEqual(new Set([1]));
  expect(await unread(buyer)).toBe(stored.length);
  expect((await read('nonsense')).conversations).toEqual([]);
});
