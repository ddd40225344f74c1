import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as limits from '@summit/contract/limits/limits';
import { rateLimits } from '@summit/contract/limits/rate-limits';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import type { StoredMail } from '../../../platform/mail/outbox.queries.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { allMailRequestsFulfilled } from '../../../testing/visits/mail-requests.ts';
import { attendees } from '../../attendees/attendees.tables.ts';
import { findAttendeeByEmail } from '../../public/attendees.queries.ts';
import { issueOneTimeToken } from '../../public/one-time-tokens.queries.ts';
import { saveMailRequest } from '../mailed-links/mail-requests.queries.ts';
import { mailRequests, type OneTimePurpose } from '../sessions/sessions.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const buyer = 'buy@demo.summit.example';
const seller = 'sell@demo.summit.example';
const unknown = 'nobody@x.example';

let visitor = 0;

/** Each request has its own network address, unless the test is about addresses. */
function forgot(email: string, variant?: 'attendee', address = `203.0.113.${(visitor += 1)}`) {
  return api.call(authCalls.forgotPasswordRequest, {
    body: { email },
    query: variant ? { variant } : {},
    captcha: true,
    headers: { 'x-forwarded-for': address },
  });
}

function reset(token: string, password: string) {
  return api.call(authCalls.resetPassword, { body: { token, password } });
}

function login(email: string, password: string, device = 'laptop') {
  const headers = { DeviceId: device, 'x-forwarded-for': `198.51.100.${(visitor += 1)}` };
  return api.call(authCalls.login, { body: { email, password }, captcha: true, headers });
}

async function mailsTo(email: string): Promise<StoredMail[]> {
  await allMailRequestsFulfilled(api);
  const mails = await api.app.platform.mail.list(api.db, 1000);
  return mails.filter(({ to, topic }) => to === email && topic === 'password-reset');
}

/** The token in the link of the latest email. */
async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /\/forgot-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('requesting a new password', () => {
  test('returns the same for known and unknown addresses, and sends email only to known ones', async () => {
    const known = await forgot(' Buy@demo.summit.example ');
    const other = await forgot(unknown);

    expect([known.status, other.status]).toEqual([204, 204]);
    expect(known.raw.payload).toBe(other.raw.payload);
    const [mail] = await mailsTo(buyer);
    expect(mail?.subject).toMatch(/^Choose a new password for /);
    expect(mail?.text).toContain('Dear Beatrice,');
    expect(mail?.html).toContain('Choose a password');
    expect(await mailsTo(unknown)).toEqual([]);
  });

  test('responds before looking the address up, so that timing reveals nothing', async () => {
    const responses = await api.db.transaction(async (tx) => {
      // Queries of the attendees have to wait now until both calls have responded.
      await tx.execute(sql`lock table ${attendees} in access exclusive mode`);
      return [await forgot(seller), await forgot(unknown)];
    });

    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
  });

  test('the variant for attendees reports an unknown address', async () => {
    const known = await forgot(seller, 'attendee');
    const other = await forgot(unknown, 'attendee');

    expect([known.status, other.status, other.code]).toEqual([204, 404, 'cqrs-0009']);
    expect(other.raw.json().Message).toBe('Attendee data not found');
    expect(await mailedToken(seller)).not.toBe('');
  });

  test.each([undefined, 'attendee'] as const)(
    'is limited like the login, for known and unknown addresses alike (variant %o)',
    async (variant) => {
      const address = variant ? '198.18.0.1' : '198.18.0.2';
      for (const email of ['vip@demo.summit.example', unknown]) {
        const before = Array.from({ length: 10 }, () => forgot(email, variant, address));
        await Promise.all(before);
        const refused = await forgot(email, variant, address);

        expect([refused.status, refused.code]).toEqual([429, 'rate-limit-0001']);
        expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(800);
      }
      const elsewhere = await forgot('vip@demo.summit.example', variant);
      expect(elsewhere.status).toBe(204);
    },
  );

  test('requests for different accounts are limited per network address', async () => {
    for (let batch = 0; batch < 4; batch += 1) {
      const many = Array.from({ length: 25 }, (_, index) => `many${batch * 25 + index}@x.example`);
      await Promise.all(many.map((email) => forgot(email, 'attendee', '198.18.0.3')));
    }

    expect((await forgot(buyer, 'attendee', '198.18.0.3')).code).toBe('rate-limit-0001');
  });

  test('sends no email to a blocked attendee, with the same response', async () => {
    const email = 'blocked@demo.summit.example';
    const responses = [await forgot(email), await forgot(email, 'attendee')];
    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('stays possible for an account with many requests, with a limited number of emails', async () => {
    const email = 'crypto@demo.summit.example';
    const { limit } = rateLimits.passwordRequestOfAddress;
    for (let count = 0; count < limit; count += 1) {
      await api.app.platform.rateLimiter.take('passwordRequestOfAddress', { email });
    }
    const responses = [await forgot(email), await forgot(email, 'attendee')];
    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('the next process executes pending requests once', async () => {
    const email = 'package@demo.summit.example';
    await saveMailRequest(api.db, 'passwordReset', email, api.clock.now());
    await Promise.all([allMailRequestsFulfilled(api), allMailRequestsFulfilled(api)]);

    expect(await mailsTo(email)).toHaveLength(1);
    expect(await api.db.$count(mailRequests)).toBe(0);
  });

  test('requires a captcha', async () => {
    const { code } = await api.call(authCalls.forgotPasswordRequest, { body: { email: buyer } });
    expect(code).toBe('googlecaptcha-0001');
  });
});

describe('setting a new password', () => {
  test('works once, and ends all sessions of the attendee', async () => {
    const email = 'invited@demo.summit.example';
    const session = await login(email, demoPassword, 'laptop');
    const other = await login(email, demoPassword, 'phone');
    await forgot(email);
    const token = await mailedToken(email);
    const done = await reset(token, 'Renewed1');
    const again = await reset(token, 'Renewed2');
    const details = await api.call(attendeeSelfCalls.attendeeDetails, { token: session.body.accessToken });
    const refreshes = await Promise.all(
      [session, other].map(({ body }, index) =>
        api.call(authCalls.refreshToken, {
          body: { refreshToken: body.refreshToken },
          headers: { DeviceId: index === 0 ? 'laptop' : 'phone' },
        }),
      ),
    );

    expect([done.status, again.status, again.code]).toEqual([204, 404, 'cqrs-0009']);
    expect(again.raw.json().Message).toBe('Attendee data not found');
    expect(details.code).toBe('authorization-0001');
    expect(refreshes.map(({ code }) => code)).toEqual(['authorization-0003', 'authorization-0003']);
    expect((await login(email, demoPassword)).code).toBe('cqrs-0009');
    const renewed = await login(email, 'Renewed1');
    expect(renewed.status).toBe(200);
    const token2 = renewed.body.accessToken;
    expect((await api.call(attendeeSelfCalls.attendeeDetails, { token: token2 })).status).toBe(200);
  });

  test('invalidates the other emailed links', async () => {
    const email = 'request@demo.summit.example';
    await forgot(email);
    const older = await mailedToken(email);
    api.clock.moveBy(1000);
    await forgot(email);
    const newer = await mailedToken(email);
    const attendee = await findAttendeeByEmail(api.db, email);
    const issue = (purpose: OneTimePurpose) =>
      issueOneTimeToken(api.db, purpose, { id: attendee?.id ?? '', email }, api.clock.now());
    const [loginLink, photoLink] = [await issue('login'), await issue('photo')];
    await reset(newer, 'Renewed1');

    expect(newer).not.toBe(older);
    expect((await reset(older, 'Renewed2')).code).toBe('cqrs-0009');
    for (const [row, token] of [
      [authCalls.loginByToken, loginLink],
      [authCalls.loginByPhotoToken, photoLink],
    ] as const) {
      expect((await api.call(row, { body: { token } })).code).toBe('cqrs-0009');
    }
  });

  test('does not work with an unknown or expired token', async () => {
    const email = 'pending@demo.summit.example';
    await forgot(email);
    const token = await mailedToken(email);
    api.clock.moveBy(limits.passwordLinkLifetime + 1000);
    const made = await reset('made-up', 'Renewed1');
    const expired = [await reset(token, 'Renewed1'), await reset(token, 'Renewed1')];

    expect([made.status, made.code]).toEqual([404, 'cqrs-0009']);
    for (const { status, raw } of expired) {
      expect(status).toBe(401);
      expect(raw.json()).toMatchObject({
        Code: 'cryptography-0001',
        Message: 'This link has expired. Please ask for a new one.',
      });
    }
  });

  test('refuses a weak password without using the token up', async () => {
    const email = 'stepone@demo.summit.example';
    await forgot(email);
    const token = await mailedToken(email);
    const weak = await reset(token, 'short');

    expect(weak.code).toBe('validation.base-0001');
    expect((await reset(token, 'Renewed1')).status).toBe(204);
  });

  test('succeeds for only one of many concurrent calls with a token', async () => {
    await forgot(seller);
    const token = await mailedToken(seller);
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => reset(token, `Renewed${index}`)),
    );

    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});
