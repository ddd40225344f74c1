import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as messagingCalls from '@summit/contract/calls/messaging';
import * as limits from '@summit/contract/limits/limits';
import { rateLimits } from '@summit/contract/limits/rate-limits';
import { sessions } from '../../programme/agenda/agenda.tables.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sessionMessages } from './session-messages.tables.ts';

let api: TestApp;
let sessionId: string;

beforeAll(async () => {
  api = await openTestApp();
  const [open] = await api.db.select().from(sessions).where(eq(sessions.acceptsQuestions, true));
  sessionId = open?.id ?? '';
});

afterAll(() => api.close());

function ask(body: Record<string, unknown>, token?: string) {
  const whole = { sessionId, message: 'What comes next?', ...body };
  return api.call(messagingCalls.messageSession, { body: whole, token, captcha: true });
}

test('a visitor can ask with an address', async () => {
  const { status, body } = await ask({ email: 'visitor@fresh.example', firstName: 'Vera' });
  const [stored] = await api.db.select().from(sessionMessages).where(eq(sessionMessages.id, body.id));
  const [mail] = await api.app.platform.mail.list(api.db, 1);

  expect(status).toBe(200);
  expect(stored).toMatchObject({
    sessionId,
    attendeeId: null,
    email: 'visitor@fresh.example',
    firstName: 'Vera',
  });
  expect(mail).toMatchObject({ topic: 'session-message', to: expect.stringContaining('@') });
});

test('a name with line breaks becomes one line of the email', async () => {
  await ask({ email: 'visitor@fresh.example', firstName: 'Vera\n\nThe organisers', company: 'Fresh\nAir' });
  const [mail] = await api.app.platform.mail.list(api.db, 1);

  expect(mail?.text).toMatch(/^Vera The organisers \(Fresh Air\) <visitor@fresh\.example> asks:\n\n/);
});

test('an attendee asks with the account’s name', async () => {
  const { body } = await ask({ email: 'someone@else.example', firstName: 'Else' }, await api.loginAs('buy'));
  const [stored] = await api.db.select().from(sessionMessages).where(eq(sessionMessages.id, body.id));

  expect(stored).toMatchObject({
    email: 'buy@demo.summit.example',
    firstName: 'Beatrice',
    company: 'Northmere Retail',
  });
});

test.each([
  ['no address', {}, 'email'],
  ['a message that is too long', { email: 'v@fresh.example', message: 'x'.repeat(301) }, 'message'],
  ['a message with tags', { email: 'v@fresh.example', message: '<b>x</b>' }, 'message'],
])('%s is refused', async (_what, body, field) => {
  const { code, raw } = await ask(body);
  expect(code).toBe('validation.base-0001');
  expect(raw.json().failures).toMatchObject([{ field }]);
});

test('a session that does not exist or accepts no questions gets none', async () => {
  const [closed] = await api.db.select().from(sessions).where(eq(sessions.acceptsQuestions, false));
  const email = 'v@fresh.example';

  expect((await ask({ email, sessionId: 'nothing' })).code).toBe('cqrs-0009');
  expect((await ask({ email, sessionId: closed?.id })).code).toBe('cqrs-0009');
});

test('settings without a limit use the default, like the form', async () => {
  const agenda = await readSection(api.db, 'agenda');
  const askQuestion = { ...agenda.askQuestion, charactersLimit: 0 };
  await writeSection(api.db, 'agenda', { ...agenda, askQuestion }, api.clock.now());
  const [usual, longer] = [limits.question, limits.question + 1].map((length) => 'x'.repeat(length));
  expect((await ask({ email: 'v@fresh.example', message: usual })).status).toBe(200);
  expect((await ask({ email: 'v@fresh.example', message: longer })).code).toBe('validation.base-0001');
  await writeSection(api.db, 'agenda', agenda, api.clock.now());
});

test('questions are refused without an address for them', async () => {
  const event = await readSection(api.db, 'event');
  await writeSection(api.db, 'event', { ...event, contactEmail: '' }, api.clock.now());
  const stored = await api.db.$count(sessionMessages);
  expect((await ask({ email: 'v@fresh.example' })).code).toBe('message-0001');
  expect(await api.db.$count(sessionMessages)).toBe(stored);
  await writeSection(api.db, 'event', event, api.clock.now());
});

test('the number of questions is limited', async () => {
  const token = await api.loginAs('sell');
  const responses = await Promise.all(
    Array.from({ length: rateLimits.message.limit + 3 }, () => ask({}, token)),
  );
  expect(responses.filter(({ code }) => code === 'fm.cms-0123')).toHaveLength(3);
});
