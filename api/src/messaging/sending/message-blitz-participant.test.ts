import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as blitzCalls from '@summit/contract/calls/blitz';
import * as messagingCalls from '@summit/contract/calls/messaging';
import { rateLimits } from '@summit/contract/limits/rate-limits';
import { blitzParticipants } from '../../registration/blitz/blitz.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { messages, messageThreads } from '../conversations/messaging.tables.ts';

let api: TestApp;
let buyer: string;
let blitzId: string;

const receiverEmail = 'zainab.okoro@truewick.example';

beforeAll(async () => {
  api = await openTestApp();
  buyer = await api.loginAs('buy');
  const query = { 'filter.Metadata.companyName.Like': 'Truewick' };
  const { body } = await api.call(blitzCalls.blitzParticipants, { query });
  blitzId = body.blitzes[0]?.id ?? '';
});

afterAll(() => api.close());

afterEach(async () => {
  await api.db.delete(messageThreads);
});

function send(changed: object = {}, token: string | undefined = buyer) {
  const body = { blitzId, receiverEmail, message: 'Shall we talk about payslips?', ...changed };
  return api.call(messagingCalls.messageBlitzParticipant, { body, token, captcha: true });
}

const change = (set: Partial<typeof blitzParticipants.$inferInsert>) =>
  api.db.update(blitzParticipants).set(set).where(eq(blitzParticipants.id, blitzId));

const codeWhile = async (section: { isEnabled?: boolean; hideEnvelope?: boolean }) => {
  const before = await readSection(api.db, 'blitz');
  await writeSection(api.db, 'blitz', { ...before, ...section }, api.clock.now());
  const { code } = await send();
  await writeSection(api.db, 'blitz', before, api.clock.now());
  return code;
};

test('a message is stored and queued for email, without the sender’s address', async () => {
  const { status, body } = await send();
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  const [stored] = await api.db.select().from(messages);
  expect(status).toBe(200);
  expect(stored?.id).toBe(body.id);
  expect(await api.db.select().from(messageThreads)).toMatchObject([
    { receiverKind: 'BlitzParticipant', receiverId: blitzId },
  ]);
  expect(mail).toMatchObject({ to: receiverEmail, subject: 'A message from Beatrice Underhill' });
  expect(mail?.text).toContain('Dear Zainab Okoro,');
  expect(mail?.text).toContain('Shall we talk about payslips?');
  expect(mail?.text).not.toContain('buy@demo');
});

test('the recipient is either contact, whatever the spelling of the address', async () => {
  expect((await send({ receiverEmail: 'Emil.Straka@Truewick.example' })).status).toBe(200);
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  expect(mail?.to).toBe('emil.straka@truewick.example');
});

test('the list identifies contacts without their addresses', async () => {
  const query = { 'filter.Metadata.companyName.Like': 'Truewick' };
  const { body } = await api.call(blitzCalls.blitzParticipants, { query });
  const contactId = body.blitzes[0]?.contacts.find(({ name }) => name === 'Emil Straka')?.id;
  const sent = await send({ receiverEmail: undefined, contactId });
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  expect([sent.status, mail?.to]).toEqual([200, 'emil.straka@truewick.example']);
  expect((await send({ receiverEmail: undefined, contactId: 'nobody' })).code).toBe(
    'attendee-to-blitz-msg-0001',
  );
  expect((await send({ receiverEmail: undefined })).code).toBe('validation.base-0001');
});

test.each([
  ['a person who is not at the table', { receiverEmail: 'tobias.pike@solent-and-pike.example' }],
  ['a table that does not exist', { blitzId: '00000000-0000-4000-8000-000000000000' }],
  ['no id at all', { blitzId: "x' or '1" }],
])('%s gets no message', async (_whom, wrong) => {
  const { status, code } = await send(wrong);
  expect([status, code]).toEqual([404, 'attendee-to-blitz-msg-0001']);
});

test('a table that is not approved gets no message', async () => {
  await change({ status: 'Submitted' });
  expect((await send()).code).toBe('attendee-to-blitz-msg-0001');
  await change({ status: 'Approved' });
  expect((await send()).status).toBe(200);
});

test('the settings can disable messages or the blitz', async () => {
  expect(await codeWhile({ hideEnvelope: true })).toBe('attendee-to-blitz-msg-0001');
  expect(await codeWhile({ isEnabled: false })).toBe('attendee-to-blitz-msg-0001');
});

test('the message is checked, and the address must be valid', async () => {
  expect((await send({ message: 'Hello <b>you</b>' })).code).toBe('validation.base-0001');
  expect((await send({ receiverEmail: 'zainab' })).code).toBe('validation.base-0001');
});

test('nothing is sent without a login or a captcha', async () => {
  const body = { blitzId, receiverEmail, message: 'Hello' };
  const anonymous = await api.call(messagingCalls.messageBlitzParticipant, { body, captcha: true });
  const unsolved = await api.call(messagingCalls.messageBlitzParticipant, { body, token: buyer });
  expect([anonymous.status, anonymous.raw.json().Message]).toEqual([401, 'Please login!']);
  expect(unsolved.code).toBe('googlecaptcha-0001');
  expect(await api.db.select().from(messages)).toEqual([]);
});

test('the sender’s limit includes all other messages', async () => {
  const { id: senderId } = await api.app.platform.identify(buyer);
  const sentAt = api.clock.now();
  const [thread] = await api.db
    .insert(messageThreads)
    .values({
      pairKey: 'Attendee test',
      starterId: senderId,
      receiverKind: 'Attendee',
      receiverId: 'x',
      lastMessageAt: sentAt,
    })
    .returning();
  const row = { threadId: thread?.id, senderId, text: 'x', sentAt };
  await api.db.insert(messages).values(Array.from({ length: rateLimits.message.limit - 1 }, () => row));
  const responses = await Promise.all(['One', 'Two', 'Three'].map((message) => send({ message })));
  expect(responses.map(({ status, code }) => code ?? status).sort()).toEqual([
    200,
    'fm.cms-0123',
    'fm.cms-0123',
  ]);
});

test('attendees cannot write to themselves', async () => {
  await change({ contacts: [{ name: 'Beatrice', email: 'buy@demo.summit.example' }] });
  expect((await send({ receiverEmail: 'buy@demo.summit.example' })).code).toBe('attendee-to-blitz-msg-0001');
});
