import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { conversationCalls } from '@summit/contract/calls/conversations';
import { messagingCalls } from '@summit/contract/calls/messaging';
import { limits } from '@summit/contract/limits';
import { findAttendeeByEmail } from '../attendees/attendees.queries.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { speakers } from '../speakers/speakers.tables.ts';
import { conversationTokenFor } from '../testing/conversation-links.ts';
import { organiserOf } from '../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { messageReports, messages, messageStops, messageThreads } from './messaging.tables.ts';

let api: TestApp;
let buyer: string;
let seller: string;
let sellerId: string;

const buyerEmail = 'buy@demo.summit.example';
const sellerEmail = 'sell@demo.summit.example';
const speakerEmail = 'speaker@fresh.example';

beforeEach(async () => {
  api = await openTestApp();
  [buyer, seller] = [await api.loginAs('buy'), await api.loginAs('sell')];
  sellerId = (await findAttendeeByEmail(api.db, sellerEmail))?.id ?? '';
});
afterEach(() => api.close());

const { conversation, answerConversation, changeConversation, conversations, unreadMessages } =
  conversationCalls;

type Named = { token?: string; id?: string };

const writeToSeller = (message = 'Shall we meet?', token = buyer) =>
  api.call(messagingCalls.messageAttendee, {
    body: { receiverId: sellerId, message },
    token,
    captcha: true,
  });
const read = (query: Named, token?: string) => api.call(conversation, { query, token });
const answer = (named: Named, message: string, token?: string) =>
  api.call(answerConversation, { body: { ...named, message }, token });
const change = (named: Named, wanted: string, token?: string, more: object = {}) =>
  api.call(changeConversation, { body: { ...named, change: wanted, ...more }, token });
const unread = async (token: string) => (await api.call(unreadMessages, { token })).body.unread;
const linkOf = (email: string) => conversationTokenFor(api, email);

async function writeToSpeaker(): Promise<string> {
  const [speaker] = await api.db.select().from(speakers).where(eq(speakers.status, 'Published'));
  const receiverId = speaker?.id ?? '';
  await api.db
    .update(speakers)
    .set({ canReceiveMessages: true, email: speakerEmail })
    .where(eq(speakers.id, receiverId));
  const body = { receiverId, message: 'A question about your talk' };
  expect((await api.call(messagingCalls.messageSpeaker, { body, token: buyer, captcha: true })).status).toBe(
    200,
  );
  return receiverId;
}

test('a speaker reads by the link of the email, answers, and the attendee answers back', async () => {
  await writeToSpeaker();
  const link = await linkOf(speakerEmail);
  const opened = await read({ token: link });
  expect(opened.body).toMatchObject({
    other: { name: 'Beatrice Underhill' },
    messages: [{ text: 'A question about your talk', isMine: false }],
    isSignedIn: false,
  });
  expect((await answer({ token: link }, 'With pleasure')).status).toBe(200);
  expect(await unread(buyer)).toBe(1);

  const [mail] = await api.app.platform.mail.list(api.db, 1);
  expect(mail).toMatchObject({ to: buyerEmail, subject: expect.stringMatching(/ has answered you$/) });
  const { body: mine } = await api.call(conversations, { token: buyer });
  const [entry] = mine.conversations;
  expect(entry).toMatchObject({ lastText: 'With pleasure', lastIsMine: false, unread: 1 });

  const id = entry?.id ?? '';
  expect((await answer({ id }, 'Thank you', buyer)).body.messages.map(({ text }) => text)).toEqual([
    'A question about your talk',
    'With pleasure',
    'Thank you',
  ]);
  expect(await unread(buyer)).toBe(0);
  expect((await read({ token: await linkOf(buyerEmail) })).body.messages).toHaveLength(3);
});

test('no address is shown to anybody', async () => {
  await writeToSpeaker();
  const link = await linkOf(speakerEmail);
  const seen = [
    (await answer({ token: link }, 'Yes')).raw.payload,
    (await api.call(conversations, { token: buyer })).raw.payload,
    ...(await api.app.platform.mail.list(api.db, 5)).flatMap(({ to, text, html }) =>
      (to === buyerEmail ? [text, html] : []).map((words) => words.replaceAll(buyerEmail, '')),
    ),
  ].join('\n');
  expect(seen).not.toContain(speakerEmail);
  expect(seen).not.toContain(buyerEmail);
});

test('opening a link, however often, changes nothing', async () => {
  await writeToSeller();
  const before = await api.db.select().from(messageThreads);
  const link = await linkOf(sellerEmail);
  for (let times = 0; times < 3; times += 1) await read({ token: link });
  expect(await api.db.select().from(messageThreads)).toEqual(before);
  expect(await unread(seller)).toBe(1);
});

test('what a signed-in attendee has seen does not count any more, and no more than that', async () => {
  await writeToSeller('One');
  const id = (await api.call(conversations, { token: seller })).body.conversations[0]?.id ?? '';
  const first = (await read({ id }, seller)).body.messages[0]?.id;
  await writeToSeller('Two');
  expect((await change({ id }, 'seen', seller, { upTo: first })).status).toBe(200);
  expect(await unread(seller)).toBe(1);
  expect((await read({ token: await linkOf(sellerEmail) }, seller)).body.isSignedIn).toBe(true);
  expect((await read({ token: await linkOf(sellerEmail) }, buyer)).body.isSignedIn).toBe(false);
});

test('nobody else opens a conversation, and no link but that of the address of now', async () => {
  await writeToSeller();
  const id = (await api.call(conversations, { token: buyer })).body.conversations[0]?.id ?? '';
  const link = await linkOf(sellerEmail);
  const codes = [
    await read({ id }, await api.loginAs('vip')),
    await read({ id: 'nonsense' }, buyer),
    await read({ token: link.replace('.r.', '.s.') }),
    await read({ token: `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}` }),
    await read({ token: 'made-up' }),
  ].map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['conversation-0001']));
  expect((await read({ id })).code).toBe('authorization-0001');

  await api.db.update(attendees).set({ email: 'new@fresh.example' }).where(eq(attendees.id, sellerId));
  expect((await read({ token: link })).code).toBe('conversation-0001');
});

test('an answer passes the same check as a message', async () => {
  await writeToSeller();
  const refused = await answer({ token: await linkOf(sellerEmail) }, 'Hello <b>you</b>');
  expect([refused.code, refused.raw.json().failures[0].field]).toEqual(['validation.base-0001', 'message']);
});

test('an answer sent twice, from two tabs at once, is one', async () => {
  await writeToSeller();
  const named = { token: await linkOf(sellerEmail) };
  await Promise.all([answer(named, 'Yes'), answer(named, 'Yes'), answer(named, 'Yes')]);
  expect(await api.db.select().from(messages)).toHaveLength(2);
  api.clock.moveBy(limits.messageSentAgain + 1000);
  await answer(named, 'Yes');
  expect(await api.db.select().from(messages)).toHaveLength(3);
});

test('a blocked sender is refused politely, by the dialog and by the conversation, until that is taken back', async () => {
  await writeToSeller();
  const named = { token: await linkOf(sellerEmail) };
  expect((await change(named, 'block')).body.isBlocked).toBe(true);
  const id = (await api.call(conversations, { token: buyer })).body.conversations[0]?.id ?? '';

  expect((await writeToSeller('Again')).code).toBe('attendee-to-attendee-msg-0002');
  expect((await answer({ id }, 'Again', buyer)).code).toBe('conversation-0002');
  expect((await read({ id }, buyer)).body).toMatchObject({ isBlocked: false, isStopped: false });
  // Another tab of the one who blocked.
  expect((await answer(named, 'Well')).code).toBe('conversation-0003');
  expect((await writeToSeller('Others may', await api.loginAs('vip'))).status).toBe(200);

  expect((await change(named, 'unblock')).body.isBlocked).toBe(false);
  expect((await answer({ id }, 'Again', buyer)).status).toBe(200);
});

test('whoever stops all messages gets none, until they take that back', async () => {
  await writeToSpeaker();
  const named = { token: await linkOf(speakerEmail) };
  expect((await change(named, 'stop')).body.isStopped).toBe(true);
  const id = (await api.call(conversations, { token: buyer })).body.conversations[0]?.id ?? '';
  expect((await answer({ id }, 'Hello?', buyer)).code).toBe('conversation-0002');
  expect((await answer(named, 'Well')).code).toBe('conversation-0003');
  expect((await change(named, 'resume')).body.isStopped).toBe(false);
  expect((await answer({ id }, 'Hello?', buyer)).status).toBe(200);
});

test('an attendee stops and resumes from the site; the list shows it, and agreeing to messages resumes too', async () => {
  const receive = (isStopped: boolean) =>
    api.call(conversationCalls.receiveMessages, { body: { isStopped }, token: seller });
  const accepts = async () => (await findAttendeeByEmail(api.db, sellerEmail))?.acceptsMessages;
  await writeToSeller('Before');
  expect((await receive(true)).body).toEqual({ isStopped: true });
  expect(await accepts()).toBe(false);
  expect((await api.call(conversations, { token: seller })).body.isStopped).toBe(true);
  expect((await writeToSeller('During')).code).toBe('attendee-to-attendee-msg-0002');
  await receive(false);
  expect(await accepts()).toBe(true);

  await receive(true);
  await api.db.update(attendees).set({ acceptsMessages: true }).where(eq(attendees.id, sellerId));
  expect(await api.db.$count(messageStops)).toBe(0);
  expect((await writeToSeller('After')).status).toBe(200);
});

test('somebody with two roles and one address has stopped messages in both', async () => {
  await writeToSpeaker();
  await api.db.update(speakers).set({ email: sellerEmail }).where(eq(speakers.email, speakerEmail));
  const id = (await api.call(conversations, { token: buyer })).body.conversations[0]?.id ?? '';
  await api.call(conversationCalls.receiveMessages, { body: { isStopped: true }, token: seller });
  expect((await answer({ id }, 'Hello?', buyer)).code).toBe('conversation-0002');
});

test('an attendee who is blocked by the organisers, or unregistered, neither gets nor sends', async () => {
  await writeToSeller();
  const named = { token: await linkOf(sellerEmail) };
  const id = (await api.call(conversations, { token: buyer })).body.conversations[0]?.id ?? '';
  await api.db.update(attendees).set({ isBlocked: true }).where(eq(attendees.id, sellerId));
  expect((await answer(named, 'Yes')).code).toBe('message-0002');
  expect((await answer({ id }, 'Hello?', buyer)).code).toBe('conversation-0002');
});

test('a report reaches the organisers with the conversation, once, and says nothing to the other one', async () => {
  await writeToSeller('Buy my coins');
  const named = { token: await linkOf(sellerEmail) };
  const reported = await change(named, 'report', undefined, { reason: 'Spam' });
  await change(named, 'report');
  expect(reported.body.isReported).toBe(true);
  expect(await api.db.$count(messageReports)).toBe(1);
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  expect(mail).toMatchObject({ topic: 'message-report' });
  expect(mail?.text).not.toContain('coins');

  const moderator = await organiserOf(api);
  const [entry] = await moderator.list('message-reports');
  const report = await moderator.show('message-reports', entry?.key ?? '');
  expect(report?.values).toMatchObject({
    reported: 'Beatrice Underhill',
    reason: 'Spam',
    conversation: expect.stringContaining('Beatrice Underhill: Buy my coins'),
    state: 'Open',
  });
  expect(JSON.stringify(report)).not.toContain('@');
  await moderator.set('message-reports', entry?.key ?? '', { state: 'Closed' });
  expect((await change(named, 'report')).status).toBe(200);
  expect((await moderator.show('message-reports', entry?.key ?? ''))?.values.state).toBe('Open');
  const id = (await api.call(conversations, { token: buyer })).body.conversations[0]?.id ?? '';
  expect((await read({ id }, buyer)).body.isReported).toBe(false);
});

test('a conversation goes with the account of either', async () => {
  await writeToSeller();
  await change({ token: await linkOf(sellerEmail) }, 'report');
  await change({ token: await linkOf(sellerEmail) }, 'stop');
  await api.db.delete(attendees).where(eq(attendees.id, sellerId));
  for (const table of [messages, messageThreads, messageReports, messageStops]) {
    expect(await api.db.$count(table)).toBe(0);
  }
  expect((await api.call(conversations, { token: buyer })).body.conversations).toEqual([]);
});
