import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as messagingCalls from '@summit/contract/calls/messaging';
import { type DemoAccountName, demoAccounts } from '@summit/contract/session/demo-accounts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { messages, messageThreads } from '../conversations/messaging.tables.ts';

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

function getEmail(account: DemoAccountName): string {
  return demoAccounts.find(({ name }) => name === account)?.email ?? '';
}

async function getId(account: DemoAccountName): Promise<string> {
  return (await findAttendeeByEmail(api.db, getEmail(account)))?.id ?? '';
}

function send(message: string, receiverId = sellerId, token: string | undefined = buyer) {
  return api.call(messagingCalls.messageAttendee, { body: { receiverId, message }, token, captcha: true });
}

test('a message is stored and queued for email, without the sender’s address', async () => {
  const { status, body } = await send('Shall we meet at the Meridian Stage?');
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  const [stored] = await api.db.select().from(messages);

  expect(status).toBe(200);
  expect(stored).toMatchObject({ id: body.id, text: 'Shall we meet at the Meridian Stage?' });
  expect(await api.db.select().from(messageThreads)).toMatchObject([{ receiverId: sellerId }]);
  expect(mail).toMatchObject({ to: getEmail('sell'), subject: 'A message from Beatrice Underhill' });
  expect(mail?.text).toContain('Shall we meet at the Meridian Stage?');
  expect(mail?.text).not.toContain(getEmail('buy'));
  // Replies go to the organisers, as for all of their emails, and the email has to say so.
  expect(mail?.replyTo).toBe((await readSection(api.db, 'event')).contactEmail);
  expect(mail?.text).toContain('would reach the organisers, not Beatrice Underhill');
});

test('an email contains links to the site only, none of the sender', async () => {
  await send('Look at https://evil.example/prize');
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  const links = [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, link]) => link);

  expect(mail?.text).toContain('Look at https://evil.example/prize');
  const { siteOrigin } = api.app.platform.config;
  expect([...new Set(links)]).toEqual([
    expect.stringMatching(`^${siteOrigin}/messages\\?token=`),
    siteOrigin,
  ]);
});

test.each([
  ["don't; thanks", undefined],
  ["It's 5 o'clock; isn't it?", undefined],
  ['Costs < benefits, 3 > 2 & so on', undefined],
  ['Hello <b>you</b>', '<b>'],
  ['<script>alert(1)</script>', '<script>'],
  ["x' or 1=1", "' or"],
  ['name=admin; drop', '=admin;'],
  ["x' union select password", "' union"],
])('the message %s', async (message, refusedPart) => {
  const { status, code, raw } = await send(message);

  if (refusedPart === undefined) {
    expect(status).toBe(200);
  } else {
    expect([status, code]).toEqual([400, 'validation.base-0001']);
    expect(raw.json().failures).toMatchObject([
      { field: 'message', message: expect.stringContaining(refusedPart) },
    ]);
    expect(await api.db.select().from(messages)).toEqual([]);
  }
});

test('the recipient must exist', async () => {
  const unknown = await send('Hello', '00000000-0000-4000-8000-000000000000');
  const nonsense = await send('Hello', "x' or '1");
  expect([unknown.code, nonsense.code]).toEqual([
    'attendee-to-attendee-msg-0001',
    'attendee-to-attendee-msg-0001',
  ]);
});

test('attendees cannot write to themselves, or to blocked or unregistered attendees', async () => {
  for (const account of ['buy', 'blocked', 'package'] as const) {
    expect((await send('Hello', await getId(account))).code).toBe('attendee-to-attendee-msg-0002');
  }
});

test('only registered attendees can write', async () => {
  const stepOne = await api.loginAs('stepone');
  await api.db
    .update(attendees)
    .set({ confirmedEmail: getEmail('stepone') })
    .where(eq(attendees.email, getEmail('stepone')));
  expect((await send('Hello', sellerId, stepOne)).code).toBe('message-0002');
});

test('an unlisted attendee can be written to only within an existing conversation', async () => {
  const listed = (isPublished: boolean) =>
    api.db.update(attendees).set({ isPublished }).where(eq(attendees.id, sellerId));
  await listed(false);
  expect((await send('Hello')).code).toBe('attendee-to-attendee-msg-0002');
  await send('To you', await getId('buy'), await api.loginAs('sell'));
  expect((await send('Hello')).status).toBe(200);
  await listed(true);
});

test('the attendee list and the call agree on who accepts messages', async () => {
  const { body } = await api.call(attendeeCalls.attendees, { query: { itemsOnPage: 9999 } });
  const open = body.attendees.find(({ canReceiveMessages, id }) => canReceiveMessages && id !== sellerId);
  const closed = body.attendees.find(({ canReceiveMessages }) => !canReceiveMessages);

  expect((await send('Hello', open?.id)).status).toBe(200);
  expect((await send('Hello', closed?.id)).code).toBe('attendee-to-attendee-msg-0002');
});

test('the settings can disable messages for sellers', async () => {
  const global = await readSection(api.db, 'global');
  await writeSection(api.db, 'global', { ...global, envelopeForSellIsEnabled: false }, api.clock.now());
  const off = await send('Hello');
  await writeSection(api.db, 'global', global, api.clock.now());

  expect(off.code).toBe('attendee-to-attendee-msg-0002');
  expect((await send('Hello')).status).toBe(200);
});

test('nothing is sent without a login or a captcha', async () => {
  const body = { receiverId: sellerId, message: 'Hello' };
  const anonymous = await api.call(messagingCalls.messageAttendee, { body, captcha: true });
  const unsolved = await api.call(messagingCalls.messageAttendee, { body, token: buyer });

  expect(anonymous.raw.json()).toMatchObject({ Code: 'authorization-0001', Message: 'Please login!' });
  expect(unsolved.code).toBe('googlecaptcha-0001');
  expect(await api.db.select().from(messages)).toEqual([]);
});

test('an attendee who was blocked after signing in cannot send', async () => {
  const vip = await api.loginAs('vip');
  await api.db
    .update(attendees)
    .set({ isBlocked: true })
    .where(eq(attendees.email, getEmail('vip')));
  expect((await send('Hello', sellerId, vip)).status).toBe(401);
});
