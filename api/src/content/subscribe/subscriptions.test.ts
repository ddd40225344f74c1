import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as calls from '@summit/contract/calls/subscriptions';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { subscribers } from './subscribers.tables.ts';

let api: TestApp;
let token: string;

const email = 'ann@expo.example';

beforeEach(async () => {
  api = await openTestApp();
  await subscribe();
  token = (await newestEmail()).token;
});

afterEach(() => api.close());

function subscribe() {
  const body = { email, firstName: 'Ann', consent: true };
  return api.call(attendeeRegistrationCalls.shortAttendee, { body, captcha: true });
}

/** The newest email to the subscriber, and the token of its link. */
async function newestEmail() {
  const all = await api.app.platform.mail.list(api.db, 100);
  const mails = all.filter(({ to }) => to === email);
  return { count: mails.length, token: /unsubscribe\?token=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '' };
}

async function row() {
  const [found] = await api.db.select().from(subscribers).where(eq(subscribers.email, email));
  return found;
}

test('shows whether an address is subscribed, with the address masked, and changes nothing', async () => {
  const { body } = await api.call(calls.subscription, { query: { token } });
  expect(body).toEqual({ email: 'a•••@expo.example', isSubscribed: true });
  expect((await row())?.unsubscribedAt).toBeNull();
});

test('unsubscribes once, and returns the same the second time', async () => {
  const first = await api.call(calls.unsubscribe, { query: { token } });
  const ended = (await row())?.unsubscribedAt;
  api.clock.moveBy(60_000);
  const second = await api.call(calls.unsubscribe, { query: { token } });

  expect(first.body).toEqual({ email: 'a•••@expo.example', isSubscribed: false });
  expect(second.body).toEqual(first.body);
  expect(ended).toBeInstanceOf(Date);
  expect((await row())?.unsubscribedAt).toEqual(ended);
});

test('undoes unsubscribing as a new consent, without an email', async () => {
  const consented = (await row())?.consentedAt;
  await api.call(calls.unsubscribe, { query: { token } });
  api.clock.moveBy(60_000);
  const { body } = await api.call(calls.subscribeAgain, { query: { token } });

  expect(body.isSubscribed).toBe(true);
  expect(await row()).toMatchObject({ unsubscribedAt: null });
  expect((await row())?.consentedAt.getTime()).toBeGreaterThan(consented?.getTime() ?? Infinity);
  expect((await newestEmail()).count).toBe(1);
});

test('subscribes an unsubscribed visitor who requests it again, with an email', async () => {
  await api.call(calls.unsubscribe, { query: { token } });
  await subscribe();

  expect(await row()).toMatchObject({ unsubscribedAt: null });
  expect(await newestEmail()).toEqual({ count: 2, token });
});

test.each(Object.keys(calls) as (keyof typeof calls)[])('%s refuses an unknown token', async (name) => {
  const [id = '', signature = ''] = token.split('.');
  const other = `${id.replace(/^./, (sign) => (sign === '0' ? '1' : '0'))}.${signature}`;
  const wrong = [other, id, `${id}.`, `${id}.${signature}x`, 'x', `${id}.${signature.toLowerCase()}é`, '.'];
  for (const one of wrong) {
    const { status, code } = await api.call(calls[name], { query: { token: one } });
    expect([status, code]).toEqual([404, 'cqrs-0009']);
  }
  expect((await row())?.unsubscribedAt).toBeNull();
});

test('does not unsubscribe when a mail scanner follows its links', async () => {
  const response = await api.app.inject(`${calls.unsubscribe.path}?token=${token}`);

  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toMatch(new RegExp(`/subscribe/unsubscribe\\?token=${token}$`));
  expect((await row())?.unsubscribedAt).toBeNull();
});

const boundary = 'x';
test.each([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'a form in parts',
    `multipart/form-data; boundary=${boundary}`,
    `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  ],
])('unsubscribes when a mail program posts %s to the address in the header', async (_what, type, payload) => {
  const url = `/api${calls.unsubscribe.path}?token=${token}`;
  const response = await api.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  expect(response.statusCode).toBe(200);
  expect((await row())?.unsubscribedAt).toBeInstanceOf(Date);
});
