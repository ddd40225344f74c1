import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as messagingCalls from '@summit/contract/calls/messaging';
import { rateLimits } from '@summit/contract/limits/rate-limits';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { messages, messageThreads } from './messaging.tables.ts';

let api: TestApp;
let buyer: string;
let sellerId: string;

beforeAll(async () => {
  api = await openTestApp();
  buyer = await api.loginAs('buy');
  sellerId = await getId('sell');
});

afterAll(() => api.close());

afterEach(async () => {
  await api.db.delete(messageThreads);
});

async function getId(account: string): Promise<string> {
  return (await findAttendeeByEmail(api.db, `${account}@demo.summit.example`))?.id ?? '';
}

function send(message: string, receiverId = sellerId, token: string | undefined = buyer) {
  return api.call(messagingCalls.messageAttendee, { body: { receiverId, message }, token, captcha: true });
}

const { limit: allowed, windowSeconds } = rateLimits.message;

/** This many attendees who accept messages. */
async function receivers(wanted: number): Promise<string[]> {
  const { body } = await api.call(attendeeCalls.attendees, { query: { itemsOnPage: 9999 } });
  const open = body.attendees.filter(({ canReceiveMessages }) => canReceiveMessages);
  const buyerId = await getId('buy');
  return open
    .map(({ id }) => id)
    .filter((id) => id !== buyerId)
    .slice(0, wanted);
}

test('the limit of a sender also holds for concurrent calls, and expires', async () => {
  const ids = await receivers(allowed + 5);
  const responses = await Promise.all(ids.map((id) => send('Hello', id)));

  const codes = responses.map(({ status, code }) => code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(allowed);
  expect(codes.filter((code) => code === 'fm.cms-0123')).toHaveLength(5);
  expect(await api.db.select().from(messages)).toHaveLength(allowed);
  const refused = responses.find(({ code }) => code === 'fm.cms-0123');
  expect(Number(refused?.raw.headers['retry-after'])).toBeGreaterThan(3500);

  api.clock.moveBy((windowSeconds + 60) * 1000);
  buyer = await api.loginAs('buy');
  expect((await send('Hello again')).status).toBe(200);
}, 60_000);

test('each sender has a separate limit', async () => {
  for (const id of await receivers(allowed)) expect((await send('Hello', id)).status).toBe(200);
  expect((await send('Hello, you too')).code).toBe('fm.cms-0123');
  const vip = await api.loginAs('vip');
  expect((await send('Hello', sellerId, vip)).status).toBe(200);
}, 60_000);

test('a recipient gets few messages without replying, whenever they are sent', async () => {
  const { limit } = rateLimits.messageOfPair;
  const responses = await Promise.all(Array.from({ length: limit + 3 }, (_, at) => send(`Hello ${at}`)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(limit);
  expect(responses.filter(({ code }) => code === 'fm.cms-0123')).toHaveLength(3);
  expect((await send('To you', await getId('buy'), await api.loginAs('sell'))).status).toBe(200);
  expect((await send('Thank you')).status).toBe(200);
});

test('a recipient gets a limited number of messages from strangers in an hour', async () => {
  const { limit } = rateLimits.messageToReceiver;
  const vip = await api.loginAs('vip');
  const strangers = (await receivers(limit)).filter((id) => id !== sellerId);
  const rows = strangers.map((starterId) => ({
    pairKey: `test ${starterId}`,
    starterId,
    receiverKind: 'Attendee' as const,
    receiverId: sellerId,
    receiverAttendeeId: sellerId,
    lastMessageAt: api.clock.now(),
  }));
  const threads = await api.db.insert(messageThreads).values(rows).returning();
  const first = threads.slice(0, limit - 1);
  const written = [...first, ...threads.slice(0, limit - first.length)];
  await api.db.insert(messages).values(
    written.map(({ id, starterId }) => ({
      threadId: id,
      senderId: starterId,
      text: 'x',
      sentAt: api.clock.now(),
    })),
  );
  expect((await send('Hello', sellerId, vip)).code).toBe('fm.cms-0123');
  expect((await send('Hello', (await receivers(1))[0], vip)).status).toBe(200);
});

test('a repeated text is stored once', async () => {
  const responses = await Promise.all([send('Hello'), send('Hello'), send('Hello')]);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect(await api.db.select().from(messages)).toHaveLength(1);
});

test('two attendees who write to each other at the same time cause no deadlock', async () => {
  const seller = await api.loginAs('sell');
  const buyerId = await getId('buy');
  const both = Array.from({ length: rateLimits.messageOfPair.limit }, (_, at) => [
    send(`To you ${at}`),
    send(`And to you ${at}`, buyerId, seller),
  ]);

  const responses = await Promise.all(both.flat());
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await api.db.$count(messageThreads)).toBe(1);
});
