import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as limits from '@summit/contract/limits/limits';
import { openTestApp, type TestApp, testDevice } from '../../testing/test-app.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { issueOneTimeToken, removeOldTokens } from '../public/one-time-tokens.queries.ts';
import { oneTimeTokens } from './sessions/sessions.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const email = 'vip@demo.summit.example';

async function issue(purpose: 'login' | 'photo' | 'passwordReset'): Promise<string> {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, email));
  return issueOneTimeToken(api.db, purpose, { id: row?.id ?? '', email }, api.clock.now());
}

describe.each([
  ['login', authCalls.loginByToken],
  ['photo', authCalls.loginByPhotoToken],
] as const)('login by a %s token', (purpose, row) => {
  const loginBy = (token: string) => api.call(row, { body: { token }, headers: { DeviceId: testDevice } });

  const refusal = {
    status: 404,
    body: { Code: 'cqrs-0009', Message: 'Your token is already used or invalid' },
  };

  test('signs its owner in, once', async () => {
    const token = await issue(purpose);
    const first = await loginBy(token);
    const second = await loginBy(token);
    const details = await api.call(attendeeSelfCalls.attendeeDetails, { token: first.body.accessToken });

    expect([first.status, details.body.email]).toEqual([200, email]);
    expect(second).toMatchObject(refusal);
  });

  test('signs in only one of several concurrent calls', async () => {
    const token = await issue(purpose);
    const responses = await Promise.all(Array.from({ length: 8 }, () => loginBy(token)));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('refuses a token that is unknown, expired, or for something else', async () => {
    const expiring = await issue(purpose);
    api.clock.moveBy(Math.max(limits.loginLinkLifetime, limits.registrationLinkLifetime) + 1000);
    const others = [await issue(purpose === 'login' ? 'photo' : 'login'), await issue('passwordReset')];

    for (const token of ['made-up', expiring, ...others]) {
      expect(await loginBy(token)).toMatchObject(refusal);
    }
  });

  test('refuses the token of an attendee who is an organiser by now', async () => {
    const token = await issue(purpose);
    const make = (organiserRole: string | null) =>
      api.db.update(attendees).set({ organiserRole }).where(eq(attendees.email, email));
    await make('content');
    const refused = await loginBy(token);
    await make(null);
    expect(refused).toMatchObject(refusal);
  });

  test.each([
    ['fm.cms-0069', { isBlocked: true }],
    ['fm.cms-0068', { loginIsDisabled: true }],
  ])('returns %s to an owner who is %j, and the token stays valid', async (code, change) => {
    const token = await issue(purpose);
    await api.db.update(attendees).set(change).where(eq(attendees.email, email));
    const refused = await loginBy(token);
    await api.db
      .update(attendees)
      .set({ isBlocked: false, loginIsDisabled: false })
      .where(eq(attendees.email, email));

    expect([refused.status, refused.code]).toEqual([403, code]);
    expect((await loginBy(token)).status).toBe(200);
  });
});

test('tokens are stored as hashes only, and old ones are removed', async () => {
  const token = await issue('login');
  const rows = await api.db.select().from(oneTimeTokens);
  expect(JSON.stringify(rows)).not.toContain(token);

  api.clock.moveBy(60 * 86_400_000);
  await removeOldTokens(api.db, api.clock.now());

  expect(await api.db.$count(oneTimeTokens)).toBe(0);
});
