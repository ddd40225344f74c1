import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organisers';
import { rateLimits } from '@summit/contract/limits/rate-limits';
import { demoOrganiserPassword, demoOrganisers, demoOtpSecret } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit, organisers } from './organisers.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const owner = demoOrganisers[0];

function logIn(
  body: Partial<{ email: string; password: string; code: string; wayIn: string }> = {},
  headers: Record<string, string> = {},
) {
  const epoch = Math.floor(api.clock.now().getTime() / 1000);
  const code = generateSync({ secret: demoOtpSecret, epoch });
  const right = { email: owner.email, password: demoOrganiserPassword, code };
  return api.call(calls.organiserLogin, { body: { ...right, ...body }, headers });
}

describe('records and warnings of a login', () => {
  const mails = async () =>
    (await api.app.platform.mail.list(api.db, 10)).map(({ to, topic, text }) => ({ to, topic, text }));
  const recorded = async () => {
    const rows = await api.db.select().from(organiserAudit).where(eq(organiserAudit.call, 'organiserLogin'));
    return rows.map(({ organiserName, after }) => [organiserName, after]);
  };

  test('every login and wrong code is recorded, wrong passwords are not', async () => {
    await logIn({ password: 'not the right one' });
    await logIn({ code: '000000' });
    await logIn();
    await api.db.update(organisers).set({ isBlocked: true }).where(eq(organisers.email, owner.email));
    await logIn();
    expect(await recorded()).toEqual([
      [owner.fullName, 'wrong code'],
      [owner.fullName, 'logged in'],
      [owner.fullName, 'blocked'],
    ]);
  });

  test('five wrong codes after the right password cause a warning, once an hour', async () => {
    for (let tries = 0; tries < 4; tries += 1) await logIn({ code: '000000' });
    expect(await mails()).toEqual([]);
    for (let tries = 0; tries < 3; tries += 1) await logIn({ code: '000000' });
    expect(await mails()).toMatchObject([{ to: owner.email, topic: 'organiser-wrong-codes' }]);
  });

  test('codes are limited separately: after ten wrong ones the right one has to wait', async () => {
    for (let tries = 0; tries < 10; tries += 1) await logIn({ code: '000000' });
    expect((await logIn()).code).toBe('rate-limit-0001');
    api.clock.moveBy(rateLimits.organiserCodes.windowSeconds * 1000);
    expect((await logIn()).status).toBe(200);
  });
});

/** The recipient of the latest email with a login code, and the code. */
async function wayIn() {
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  return [mail?.to, /log-in \S+ (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''] as const;
}

describe('an organiser whose address others have locked', () => {
  const guessFrom = (network: number, guess: number) =>
    api.call(calls.organiserLogin, {
      body: { email: owner.email, password: `guess ${guess}`, code: '000000' },
      headers: { 'x-forwarded-for': `203.0.113.${network}` },
    });

  async function lock(): Promise<void> {
    const { limit } = rateLimits.organiserLoginOfAddress;
    for (let guess = 0; guess <= limit; guess += 1) await guessFrom(Math.floor(guess / 10), guess);
  }

  test('gets a code by email, which is needed to log in besides password and authenticator', async () => {
    await lock();
    expect((await logIn()).code).toBe('rate-limit-0001');
    const [to, code] = await wayIn();
    expect(to).toBe(owner.email);
    expect((await logIn({ wayIn: `${code}x` })).code).toBe('rate-limit-0001');
    expect((await logIn({ wayIn: code, password: 'not the right one' })).code).toBe('organiser-0001');
    expect((await logIn({ wayIn: code, code: '000000' })).code).toBe('organiser-0001');
    expect((await logIn({ wayIn: code })).status).toBe(200);
    api.clock.moveBy(3_600_000);
    await lock();
    expect((await logIn({ wayIn: code })).code).toBe('rate-limit-0001');
  });

  test('cannot be used to guess the password: attempts with the emailed code are limited, too', async () => {
    await lock();
    const [, code] = await wayIn();
    const found = await api.db.select().from(organisers).where(eq(organisers.email, owner.email));
    const { limit } = rateLimits.organiserLoginOfAddress;
    for (let count = 0; count < limit - 1; count += 1) {
      await api.app.platform.rateLimiter.take('organiserLoginOfAddress', { id: `${found[0]?.id} by mail` });
    }
    expect((await logIn({ wayIn: code, password: 'a guess' })).code).toBe('organiser-0001');
    expect((await logIn({ wayIn: code })).code).toBe('rate-limit-0001');
  });

  test('gets one email an hour, and an unknown address none', async () => {
    await lock();
    for (let guess = 0; guess < 5; guess += 1) await guessFrom(20, guess);
    expect(await api.app.platform.mail.list(api.db, 10)).toHaveLength(1);
  });
});

describe('a network in which others have used up the limit of logins', () => {
  const network = '198.51.100.7';
  const inHall = { 'x-forwarded-for': network };
  const { limit } = rateLimits.organiserLoginFromNetwork;

  async function useUp(tries: number): Promise<void> {
    const { rateLimiter } = api.app.platform;
    for (let count = 0; count < tries; count += 1) {
      await rateLimiter.take('organiserLoginFromNetwork', { network });
    }
  }

  test('still lets an organiser log in with a code from an email', async () => {
    await useUp(limit);
    expect((await logIn({}, inHall)).code).toBe('rate-limit-0001');
    const [to, code] = await wayIn();
    expect(to).toBe(owner.email);
    const [mail] = await api.app.platform.mail.list(api.db, 1);
    expect(mail?.text).toContain(`/backoffice?wayIn=${code}`);
    expect((await logIn({ wayIn: code, password: 'not the right one' }, inHall)).code).toBe('organiser-0001');
    expect((await logIn({ wayIn: code }, inHall)).status).toBe(200);
  });

  test('is not affected by successful logins of organisers', async () => {
    await useUp(limit - 1);
    for (let logins = 0; logins < 2; logins += 1) {
      expect((await logIn({}, inHall)).status).toBe(200);
      api.clock.moveBy(60_000);
    }
  });
});
