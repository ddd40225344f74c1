import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as authCalls from '@summit/contract/calls/auth';
import * as limits from '@summit/contract/limits/limits';
import { rateLimits } from '@summit/contract/limits/rate-limits';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { attendees } from '../../attendees/attendees.tables.ts';
import { issueOneTimeToken } from '../../public/one-time-tokens.queries.ts';
import type { OneTimePurpose } from '../sessions/sessions.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const email = 'vip@demo.summit.example';

async function issue(purpose: OneTimePurpose = 'login', mailedTo = email): Promise<string> {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, email));
  return issueOneTimeToken(api.db, purpose, { id: row?.id ?? '', email: mailedTo }, api.clock.now());
}

const readLink = (token: string) => api.call(authCalls.mailedLink, { body: { token } });
const renew = (token: string) => api.call(authCalls.renewMailedLink, { body: { token } });
const logIn = (token: string) => api.call(authCalls.loginByToken, { body: { token } });
const mails = () => api.app.platform.mail.list(api.db, 10);

test('reading a link, however often, shows its owner and changes nothing', async () => {
  const token = await issue();
  for (let looks = 0; looks < 3; looks += 1) {
    expect((await readLink(token)).body).toEqual({
      state: 'usable',
      email: 'v•••@demo.summit.example',
      endsPassword: false,
    });
  }
  expect((await logIn(token)).status).toBe(200);
  expect((await readLink(token)).body.state).toBe('used');
});

test.each<[OneTimePurpose, string]>([
  ['login', '/registration/completed?loginToken='],
  ['photo', '/registration/photo?photoToken='],
  ['passwordReset', '?token='],
  ['confirmation', '/registration/completed?confirm='],
  ['completion', '/registration/completed?token='],
])('an expired %s link is replaced by one of its kind', async (purpose, address) => {
  const token = await issue(purpose);
  api.clock.moveBy(limits.registrationLinkLifetime + 1000);
  expect((await readLink(token)).body.state).toBe('expired');
  expect((await renew(token)).status).toBe(204);
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: email, topic: 'new-link' });
  expect(mail?.text).toContain(address);
});

test('an attendee without a ticket continues the registration by the link in the offer of a place', async () => {
  await api.db
    .update(attendees)
    .set({ registrationStatus: 'PendingPackageSelection' })
    .where(eq(attendees.email, email));
  await renew(await issue());
  expect((await mails())[0]?.text).toContain('/registration/packages?loginToken=');
});

test.each<OneTimePurpose>(['login', 'photo'])(
  'a %s link of an organiser is replaced by one for a new password',
  async (purpose) => {
    const token = await issue(purpose);
    await api.db.update(attendees).set({ organiserRole: 'content' }).where(eq(attendees.email, email));
    await renew(token);
    const [mail] = await mails();
    expect(mail?.text).toContain('/forgot-password?token=');
    expect(mail?.text).not.toMatch(/loginToken|photoToken/);
  },
);

test('a link that a scanner has used is replaced, and the new one signs in', async () => {
  const token = await issue();
  await logIn(token);
  await renew(token);
  const fresh = /loginToken=([\w-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
  expect((await logIn(fresh)).status).toBe(200);
});

test('a link to another address than the stored one is invalid', async () => {
  for (const mailedTo of ['VIP@demo.summit.example', 'old@demo.summit.example']) {
    const token = await issue('login', mailedTo);
    expect([(await readLink(token)).code, (await renew(token)).code, (await logIn(token)).code]).toEqual([
      'cqrs-0009',
      'cqrs-0009',
      'cqrs-0009',
    ]);
  }
  expect((await readLink('made-up')).code).toBe('cqrs-0009');
  expect(await mails()).toEqual([]);
});

test('the number of new links is limited per hour, and a blocked attendee gets none', async () => {
  const token = await issue();
  await api.db.update(attendees).set({ isBlocked: true }).where(eq(attendees.email, email));
  expect((await renew(token)).status).toBe(204);
  expect(await mails()).toEqual([]);
  await api.db.update(attendees).set({ isBlocked: false }).where(eq(attendees.email, email));
  for (let more = 1; more < rateLimits.mailedLinkOfAttendee.limit; more += 1) await renew(token);
  expect((await renew(token)).code).toBe('rate-limit-0001');
});
