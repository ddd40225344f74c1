import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as limits from '@summit/contract/limits/limits';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { attendees } from '../../attendees/attendees.tables.ts';
import { removeExpiredSessions } from '../../public/session-rows.queries.ts';
import { loginSessions } from './sessions.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const buyer = 'buy@demo.summit.example';

function login(email: string, device = 'laptop') {
  const body = { email, password: demoPassword };
  return api.call(authCalls.login, { body, captcha: true, headers: { DeviceId: device } });
}

function refresh(refreshToken: string, device = 'laptop') {
  return api.call(authCalls.refreshToken, { body: { refreshToken }, headers: { DeviceId: device } });
}

function logout(refreshToken?: string) {
  return api.call(authCalls.logout, { body: refreshToken === undefined ? {} : { refreshToken } });
}

async function setAttendee(email: string, change: { isBlocked?: boolean; loginIsDisabled?: boolean }) {
  await api.db.update(attendees).set(change).where(eq(attendees.email, email));
}

async function getId(email: string): Promise<string> {
  const [row] = await api.db.select().from(attendees).where(eq(attendees.email, email));
  return row?.id ?? '';
}

async function getSessions(email: string): Promise<string[]> {
  const attendeeId = await getId(email);
  const rows = await api.db.select().from(loginSessions).where(eq(loginSessions.attendeeId, attendeeId));
  return rows.map(({ deviceId }) => deviceId).sort();
}

describe('the refresh token', () => {
  test('is replaced by a successor that works', async () => {
    const { body } = await login(buyer);
    const first = await refresh(body.refreshToken);
    const second = await refresh(first.body.refreshToken);
    const token = second.body.accessToken;

    expect(first.body.refreshToken).not.toBe(body.refreshToken);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await api.call(attendeeSelfCalls.attendeeDetails, { token })).body.email).toBe(buyer);
  });

  test('fifty concurrent refreshes get the same successor', async () => {
    const { body } = await login(buyer);
    const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(body.refreshToken)));

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map((response) => response.body.refreshToken)).size).toBe(1);
  });

  test('returns the same successor when it is resent after a lost response, however late', async () => {
    const { body } = await login(buyer);
    const lost = await refresh(body.refreshToken);
    api.clock.moveBy(3 * 86_400_000);
    const again = await refresh(body.refreshToken);
    const token = again.body.accessToken;

    expect([again.status, again.body.refreshToken]).toEqual([200, lost.body.refreshToken]);
    expect((await api.call(attendeeSelfCalls.attendeeDetails, { token })).body.email).toBe(buyer);
    expect((await refresh(again.body.refreshToken)).status).toBe(200);
  });

  test('ends the whole session when it is reused after its successor was used', async () => {
    const { body } = await login(buyer);
    const successor = await refresh(body.refreshToken);
    await api.call(attendeeSelfCalls.attendeeDetails, { token: successor.body.accessToken });
    api.clock.moveBy(60_000);
    const reused = await refresh(body.refreshToken);
    const afterwards = await refresh(successor.body.refreshToken);

    expect([reused.status, reused.code]).toEqual([401, 'authorization-0002']);
    expect([afterwards.status, afterwards.code]).toEqual([401, 'authorization-0003']);
  });

  test('ends the session when it is two refreshes old, even within the grace period', async () => {
    const { body } = await login(buyer);
    const first = await refresh(body.refreshToken);
    await refresh(first.body.refreshToken);

    expect((await refresh(body.refreshToken)).code).toBe('authorization-0002');
  });

  test('does not affect sessions of other devices', async () => {
    const stolen = await login(buyer, 'stolen');
    const other = await login(buyer, 'other');
    const { body } = await refresh(stolen.body.refreshToken, 'stolen');
    await api.call(attendeeSelfCalls.attendeeDetails, { token: body.accessToken });
    api.clock.moveBy(60_000);
    expect((await refresh(stolen.body.refreshToken, 'stolen')).code).toBe('authorization-0002');

    expect((await refresh(other.body.refreshToken, 'other')).status).toBe(200);
  });

  test('from another device ends the session', async () => {
    const { body } = await login(buyer);
    const thief = await refresh(body.refreshToken, 'another-device');
    const owner = await refresh(body.refreshToken);

    expect([thief.code, owner.code]).toEqual(['authorization-0002', 'authorization-0003']);
  });

  test('expires thirty days after the login, however often it was refreshed', async () => {
    const { body } = await login(buyer);
    api.clock.moveBy(20 * 86_400_000);
    const refreshed = await refresh(body.refreshToken);
    api.clock.moveBy(11 * 86_400_000);
    const expired = await refresh(refreshed.body.refreshToken);

    expect([refreshed.status, expired.status, expired.code]).toEqual([200, 401, 'authorization-0003']);
  });

  test.each(['made-up', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.0.${'a'.repeat(43)}`])(
    'is refused if it was never issued: %s',
    async (token) => {
      const { status, code } = await refresh(token);

      expect([status, code]).toEqual([401, 'authorization-0003']);
    },
  );

  test('is invalid with another number, and does not end the session', async () => {
    const { body } = await login(buyer);
    const [sessionId, , signature] = body.refreshToken.split('.');
    const forged = await refresh(`${sessionId}.7.${signature}`);

    expect([forged.code, (await refresh(body.refreshToken)).status]).toEqual(['authorization-0003', 200]);
  });

  test.each([
    ['fm.cms-0069', { isBlocked: true }],
    ['fm.cms-0068', { loginIsDisabled: true }],
  ])('is refused with %s when its owner has become %j, and the session is over', async (code, change) => {
    const email = 'crypto@demo.summit.example';
    const { body } = await login(email);
    await setAttendee(email, change);
    const refused = await refresh(body.refreshToken);
    await setAttendee(email, { isBlocked: false, loginIsDisabled: false });

    expect([refused.status, refused.code]).toEqual([403, code]);
    expect((await refresh(body.refreshToken)).code).toBe('authorization-0003');
  });
});

describe('logout', () => {
  test('ends the session on the server, with the newest token or an older one', async () => {
    const first = await login(buyer);
    const second = await login(buyer, 'phone');
    const successor = await refresh(second.body.refreshToken, 'phone');
    const responses = [await logout(first.body.refreshToken), await logout(second.body.refreshToken)];

    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    expect((await refresh(first.body.refreshToken)).code).toBe('authorization-0003');
    expect((await refresh(successor.body.refreshToken, 'phone')).code).toBe('authorization-0003');
  });

  test.each([undefined, '', 'made-up'])('returns the same for the token %o', async (token) => {
    expect((await logout(token)).status).toBe(204);
  });
});

describe('sessions', () => {
  test('a login replaces the previous session of the device', async () => {
    const email = 'vip@demo.summit.example';
    const first = await login(email, 'phone');
    const second = await login(email, 'phone');
    await login(email, 'laptop');

    expect(await getSessions(email)).toEqual(['laptop', 'phone']);
    expect((await refresh(first.body.refreshToken, 'phone')).code).toBe('authorization-0003');
    expect((await refresh(second.body.refreshToken, 'phone')).status).toBe(200);
  });

  test('five hundred successive logins leave one row for each device', async () => {
    const email = 'invited@demo.summit.example';
    const before = await api.db.$count(loginSessions);
    const statuses = new Set<number>();
    let last = '';
    for (let count = 0; count < 500; count += 1) {
      const { status, body } = await login(email, `device-${count % 3}`);
      statuses.add(status);
      last = body.refreshToken;
    }

    expect([...statuses]).toEqual([200]);
    expect(await getSessions(email)).toEqual(['device-0', 'device-1', 'device-2']);
    expect(await api.db.$count(loginSessions)).toBe(before + 3);
    expect((await refresh(last, `device-${499 % 3}`)).status).toBe(200);
  }, 180_000);

  test('a login beyond the maximum number of devices ends only the oldest session', async () => {
    const email = 'stepone@demo.summit.example';
    const tokens: string[] = [];
    for (let count = 0; count <= limits.signedInDevices; count += 1) {
      tokens.push((await login(email, `device-${count}`)).body.refreshToken);
      api.clock.moveBy(1000);
    }

    expect(await getSessions(email)).toHaveLength(limits.signedInDevices);
    expect((await refresh(tokens[0] ?? '', 'device-0')).code).toBe('authorization-0003');
    expect((await refresh(tokens[1] ?? '', 'device-1')).status).toBe(200);
    expect((await refresh(tokens.at(-1) ?? '', `device-${limits.signedInDevices}`)).status).toBe(200);
  });

  test('many concurrent logins of one device leave one session', async () => {
    const email = 'request@demo.summit.example';
    const responses = await Promise.all(Array.from({ length: 8 }, () => login(email)));
    const refreshed = await Promise.all(responses.map(({ body }) => refresh(body.refreshToken)));

    expect(await getSessions(email)).toHaveLength(1);
    expect(refreshed.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('only expired ones are removed', async () => {
    const email = 'pending@demo.summit.example';
    await login(email, 'old');
    api.clock.moveBy(29 * 86_400_000);
    await login(email, 'new');
    api.clock.moveBy(2 * 86_400_000);
    await removeExpiredSessions(api.db, api.clock.now());

    expect(await getSessions(email)).toEqual(['new']);
  });
});
