import * as argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as limits from '@summit/contract/limits/limits';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp, testDevice } from '../../testing/test-app.ts';
import { attendees } from '../attendees/attendees.tables.ts';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const buyer = 'buy@demo.summit.example';

interface From {
  device?: string;
  /** The visitor's network address, as the site's server forwards it. */
  address?: string;
}

function login(
  email: string,
  password: string = demoPassword,
  { device = testDevice, address = '203.0.113.1' }: From = {},
) {
  const headers = { DeviceId: device, 'x-forwarded-for': address };
  return api.call(authCalls.login, { body: { email, password }, captcha: true, headers });
}

async function setAttendee(email: string, change: { isBlocked?: boolean; loginIsDisabled?: boolean }) {
  await api.db.update(attendees).set(change).where(eq(attendees.email, email));
}

/** Makes this many attempts, several of them concurrently. */
async function inBatches(count: number, attempt: (number: number) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < count; first += 25) {
    await Promise.all(
      Array.from({ length: Math.min(25, count - first) }, (_, index) => attempt(first + index)),
    );
  }
}

describe('login', () => {
  test('returns both tokens', async () => {
    const { status, body } = await login(' Buy@demo.summit.example ');

    expect(status).toBe(200);
    expect(body).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) });
  });

  test('returns the same for a wrong password and an unknown address', async () => {
    const wrong = await login(buyer, 'Wrong1234');
    const unknown = await login('nobody@demo.summit.example');

    for (const { status, raw } of [wrong, unknown]) {
      expect(status).toBe(404);
      expect(raw.json()).toMatchObject({ Code: 'cqrs-0009', Message: 'Incorrect username or password.' });
    }
  });

  test('does the same work for an unknown address as for a wrong password, so that timing reveals nothing', async () => {
    const workFor = async (email: string) => {
      const verify = vi.mocked(argon2.verify).mockClear();
      await login(email, 'Wrong1234');
      // `$argon2id$v=19$m=19456,t=2,p=1$…`: the hash that a password is compared with contains the cost.
      return verify.mock.calls.map(([hash, password]) => [String(hash).split('$', 4), password]);
    };
    const forWrong = await workFor(buyer);

    expect(forWrong).toEqual([[['', 'argon2id', 'v=19', expect.stringMatching(/^m=/)], 'Wrong1234']]);
    expect(await workFor('nobody@demo.summit.example')).toEqual(forWrong);
  });

  test('reports a blocked account only to its owner', async () => {
    const owner = await login('blocked@demo.summit.example');
    const other = await login('blocked@demo.summit.example', 'Wrong1234');

    expect([owner.code, owner.status, other.code]).toEqual(['fm.cms-0069', 403, 'cqrs-0009']);
    expect(owner.raw.json().Message).toBe('Blocked attendee can not login on site');
  });

  test('reports a cancelled registration only to its owner', async () => {
    const email = 'stepone@demo.summit.example';
    await setAttendee(email, { loginIsDisabled: true });
    const owner = await login(email);
    const other = await login(email, 'Wrong1234');
    await setAttendee(email, { loginIsDisabled: false });

    expect([owner.code, owner.status, other.code]).toEqual(['fm.cms-0068', 403, 'cqrs-0009']);
    expect(owner.raw.json().Message).toBe("Attendee with such status can't login on site");
    expect((await login(email)).status).toBe(200);
  });

  test('names the missing fields', async () => {
    const { raw } = await api.call(authCalls.login, { body: {}, captcha: true });

    expect(raw.json().Code).toBe('validation.base-0001');
    expect(raw.json().failures).toMatchObject([
      { field: 'email', errorCode: '0001' },
      { field: 'password', errorCode: '0001' },
    ]);
  });

  test('needs a new captcha each time, but an invalid form does not use it up', async () => {
    const captcha = await api.solvedCaptcha(authCalls.login);
    const body = { email: buyer, password: demoPassword };
    const without = await api.call(authCalls.login, { body });
    const wrong = await api.call(authCalls.login, { body, captcha: 'nonsense' });
    const mistyped = await api.call(authCalls.login, { body: { email: 'x' }, captcha });
    const first = await api.call(authCalls.login, { body, captcha });
    const second = await api.call(authCalls.login, { body, captcha });

    expect([without.code, wrong.code, mistyped.code]).toEqual([
      'googlecaptcha-0001',
      'googlecaptcha-0002',
      'validation.base-0001',
    ]);
    expect([first.status, second.code]).toEqual([200, 'googlecaptcha-0003']);
  });
});

describe('guessing', () => {
  test('blocks the account at that address after ten wrong passwords, even for the right one', async () => {
    const victim = 'sell@demo.summit.example';
    const attacker = { address: '198.51.100.1', device: 'attacker' };
    await inBatches(10, () => login(victim, 'Wrong1234', attacker));
    const refused = await login(victim, demoPassword, attacker);
    const otherAccount = await login(buyer, demoPassword, attacker);
    const owner = await login(victim, demoPassword, { address: '203.0.113.9' });
    api.clock.moveBy(15 * 60_000);
    const later = await login(victim, demoPassword, attacker);

    expect([refused.status, refused.code]).toEqual([429, 'rate-limit-0001']);
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(800);
    expect([otherAccount.status, owner.status, later.status]).toEqual([200, 200, 200]);
  });

  test('a thousand wrong logins block only the device that makes them, not its network', async () => {
    const attacker = { address: '198.51.100.2', device: 'attacker' };
    await inBatches(1000, (number) => login(`guess${number % 150}@x.example`, 'Wrong1234', attacker));
    const refused = await login(buyer, demoPassword, attacker);
    const owner = await login(buyer, demoPassword, { address: attacker.address });

    expect([refused.status, refused.code]).toEqual([429, 'rate-limit-0001']);
    expect(refused.raw.headers['retry-after']).toBeDefined();
    expect(owner.status).toBe(200);
  }, 60_000);

  test('from many addresses is limited per account, but not for a device where its owner is signed in', async () => {
    const victim = 'crypto@demo.summit.example';
    await login(victim, demoPassword, { device: 'own-phone' });
    await login(victim, demoPassword, { device: '' });
    await inBatches(101, (number) =>
      login(victim, 'Wrong1234', { address: `192.0.2.${number % 11}`, device: `one of many ${number}` }),
    );
    const stranger = await login(victim, demoPassword, { address: '192.0.2.200', device: 'new' });
    const nameless = await login(victim, demoPassword, { address: '192.0.2.202', device: '' });
    const owner = await login(victim, demoPassword, { address: '192.0.2.201', device: 'own-phone' });

    expect([stranger.status, stranger.code, owner.status]).toEqual([429, 'login-0001', 200]);
    expect(nameless.code).toBe('login-0001');
  }, 60_000);
});

describe('the access token', () => {
  const details = attendeeSelfCalls.attendeeDetails;

  test('is valid for attendee calls for ten minutes', async () => {
    const token = await api.loginAs('buy');
    const now = await api.call(details, { token });
    api.clock.moveBy(limits.accessTokenLifetime + 1000);
    const later = await api.call(details, { token });

    expect(now.status).toBe(200);
    expect([later.status, later.code]).toEqual([401, 'cryptography-0001']);
  });

  test.each([{ isBlocked: true }, { loginIsDisabled: true }])(
    'becomes invalid immediately when its owner becomes %j',
    async (change) => {
      const token = await api.loginAs('vip');
      await setAttendee('vip@demo.summit.example', change);
      const { status, code } = await api.call(details, { token });
      await setAttendee('vip@demo.summit.example', { isBlocked: false, loginIsDisabled: false });

      expect([status, code]).toEqual([401, 'authorization-0001']);
    },
  );
});
