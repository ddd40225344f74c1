import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as messagingCalls from '@summit/contract/calls/messaging';
import { speakers } from '../../programme/speakers/speakers.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let buyer: string;
let speakerId: string;

beforeAll(async () => {
  api = await openTestApp();
  buyer = await api.loginAs('buy');
  const [speaker] = await api.db.select().from(speakers).where(eq(speakers.status, 'Published'));
  speakerId = speaker?.id ?? '';
});

afterAll(() => api.close());

// Each test begins with a speaker who accepts messages, whatever the previous one has changed.
beforeEach(() => change({ status: 'Published', canReceiveMessages: true, email: 'speaker@fresh.example' }));

async function change(set: Partial<typeof speakers.$inferInsert>): Promise<void> {
  await api.db.update(speakers).set(set).where(eq(speakers.id, speakerId));
}

function send(receiverId = speakerId) {
  const body = { receiverId, message: 'A question about your talk' };
  return api.call(messagingCalls.messageSpeaker, { body, token: buyer, captcha: true });
}

test('a message reaches a speaker who accepts messages', async () => {
  expect((await send()).status).toBe(200);
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  expect(mail).toMatchObject({ to: 'speaker@fresh.example', subject: 'A message from Beatrice Underhill' });
});

test.each<[string, Partial<typeof speakers.$inferInsert>]>([
  ['does not accept messages', { canReceiveMessages: false }],
  ['is not published', { status: 'Draft' }],
  ['has no address', { email: null }],
])('a speaker who %s gets no message', async (_what, set) => {
  await change(set);
  expect((await send()).code).toBe('attendee-to-speaker-msg-0001');
});

test('a speaker who does not exist gets no message', async () => {
  expect((await send('nobody')).code).toBe('attendee-to-speaker-msg-0001');
});

test('the settings can disable messages to speakers', async () => {
  const section = await readSection(api.db, 'speakers');
  await writeSection(api.db, 'speakers', { ...section, messagesEnabled: false }, api.clock.now());
  expect((await send()).code).toBe('attendee-to-speaker-msg-0001');
});
