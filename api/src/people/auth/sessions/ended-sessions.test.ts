import { AsyncLocalStorage } from 'node:async_hooks';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as limits from '@summit/contract/limits/limits';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loginSessions } from './sessions.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const email = 'sell@demo.summit.example';

async function login(device = 'laptop') {
  const input = {
    body: { email, password: demoPassword },
    captcha: true,
    headers: { DeviceId: device },
  } as const;
  return (await api.call(authCalls.login, input)).body;
}

function refresh(refreshToken: string, device = 'laptop') {
  return api.call(authCalls.refreshToken, { body: { refreshToken }, headers: { DeviceId: device } });
}

/** A call's response to an access token: its status, with the code of a refusal. */
async function responseTo(accessToken: string): Promise<string> {
  const { status, code } = await api.call(attendeeSelfCalls.attendeeDetails, { token: accessToken });
  return code === undefined ? `${status}` : `${status} ${code}`;
}

const refused = '401 authorization-0001';

describe('an access token is refused immediately', () => {
  test('after the logout', async () => {
    const { accessToken, refreshToken } = await login();
    const before = await responseTo(accessToken);
    await api.call(authCalls.logout, { body: { refreshToken } });
    expect([before, await responseTo(accessToken)]).toEqual(['200', refused]);
  });

  test('after the logout with a later token of its session', async () => {
    const { accessToken, refreshToken } = await login();
    const { body } = await refresh(refreshToken);
    await api.call(authCalls.logout, { body: { refreshToken: body.refreshToken } });
    expect([await responseTo(accessToken), await responseTo(body.accessToken)]).toEqual([refused, refused]);
  });

  test('after another login on the same device', async () => {
    const first = await login();
    const second = await login();
    expect([await responseTo(first.accessToken), await responseTo(second.accessToken)]).toEqual([
      refused,
      '200',
    ]);
  });

  test('after its session was ended because of a reused refresh token', async () => {
    const { refreshToken } = await login();
    const { body } = await refresh(refreshToken);
    api.clock.moveBy(60_000);
    const fresh = await responseTo(body.accessToken);
    await refresh(refreshToken);
    expect([fresh, await responseTo(body.accessToken)]).toEqual(['200', refused]);
  });

  test('when its session has expired, even if it was just refreshed', async () => {
    const { refreshToken } = await login();
    api.clock.moveBy(limits.sessionLifetime - 30_000);
    const { body } = await refresh(refreshToken);
    const before = await responseTo(body.accessToken);
    api.clock.moveBy(60_000);
    expect([before, await responseTo(body.accessToken)]).toEqual(['200', refused]);
  });
});

describe('an access token stays valid', () => {
  test('when its session is refreshed during calls', async () => {
    const { accessToken, refreshToken } = await login();
    const [, ...responses] = await Promise.all([
      refresh(refreshToken),
      ...Array.from({ length: 10 }, () => responseTo(accessToken)),
    ]);
    expect(new Set([...responses, await responseTo(accessToken)])).toEqual(new Set(['200']));
  });

  test('when another device logs in and out', async () => {
    const { accessToken } = await login('laptop');
    const other = await login('phone');
    await api.call(authCalls.logout, { body: { refreshToken: other.refreshToken } });
    expect([await responseTo(accessToken), await responseTo(other.accessToken)]).toEqual(['200', refused]);
  });
});

test('checking the session needs no additional query', async () => {
  const { accessToken } = await login();
  // The API's own jobs query the database at the same time.
  const looking = new AsyncLocalStorage<true>();
  const own: unknown[] = [];
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    if (looking.getStore()) own.push(given[0]);
    return query.apply(this, given) as never;
  });
  await looking.run(true, () => api.app.platform.identify(accessToken));
  expect(own).toHaveLength(1);
});

test('a token with another attendee’s session is refused', async () => {
  const { accessToken } = await login();
  const other = await api.loginAs('vip');
  const [, claims] = other.split('.');
  const { sub } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as { sub: string };
  await api.db.update(loginSessions).set({ attendeeId: sub }).where(eq(loginSessions.deviceId, 'laptop'));
  expect(await responseTo(accessToken)).toBe(refused);
});
