import { afterEach, beforeEach, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { subscribers } from './subscribers.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

const body = { email: 'ann@expo.example', firstName: 'Ann', consent: true };

const subscribe = (sent: object = body) =>
  api.call(attendeeRegistrationCalls.shortAttendee, { body: { ...sent }, captcha: true });

test('stores an address with the time of its consent', async () => {
  expect((await subscribe()).status).toBe(204);
  expect(await api.db.select().from(subscribers)).toMatchObject([{ email: body.email, firstName: 'Ann' }]);
});

test('returns the same for a repeated address, and stores it once', async () => {
  const first = await subscribe();
  const [stored] = await api.db.select().from(subscribers);
  api.clock.moveBy(60_000);
  const again = await Promise.all([subscribe({ ...body, email: 'ANN@expo.example' }), subscribe()]);
  expect(again.map(({ status, raw }) => [status, raw.payload])).toEqual([
    [first.status, first.raw.payload],
    [first.status, first.raw.payload],
  ]);
  expect(await api.db.select().from(subscribers)).toEqual([stored]);
});

test('sends one email to the address, with the unsubscribe link and without the entered name', async () => {
  await subscribe({ ...body, firstName: 'You won' });
  await subscribe();
  const mails = await api.app.platform.mail.list(api.db, 10);
  expect(mails.map(({ to, topic }) => [to, topic])).toEqual([[body.email, 'subscribed']]);
  expect(mails[0]?.text).toMatch(/Unsubscribe:\n\S+\/subscribe\/unsubscribe\?token=\S+$/);
  expect(mails[0]?.html).toMatch(
    /<a [^>]*href="[^"]+\/subscribe\/unsubscribe\?token=[^"]+"[^>]*>Unsubscribe<\/a>/,
  );
  expect(mails[0]?.html).not.toContain('You won');
});

test('requires consent, an address and a captcha', async () => {
  for (const wrong of [{ consent: false }, { consent: undefined }, { email: 'x' }]) {
    expect((await subscribe({ ...body, ...wrong })).code).toBe('validation.base-0001');
  }
  const unsolved = await api.call(attendeeRegistrationCalls.shortAttendee, { body });
  expect(unsolved.code).toBe('googlecaptcha-0001');
  expect(await api.db.$count(subscribers)).toBe(0);
});

test('refuses an address of a forbidden domain', async () => {
  expect((await subscribe({ ...body, email: 'ann@expo.invalid' })).code).toBe('email.domain-0001');
});
