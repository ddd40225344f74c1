import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as authCalls from '@summit/contract/calls/auth';
import { rateLimits, visitorLimits } from '@summit/contract/limits/rate-limits';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { visitorFrom } from '../../testing/visitors.ts';
import { allMailRequestsFulfilled } from '../../testing/visits/mail-requests.ts';
import { findAttendeeByEmail } from '../public/attendees.queries.ts';
import { issueOneTimeToken } from '../public/one-time-tokens.queries.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

function login(
  email: string,
  password: string,
  { address, device = 'new' }: { address: string; device?: string },
) {
  const headers = { DeviceId: device, 'x-forwarded-for': address };
  return api.call(authCalls.login, { body: { email, password }, captcha: true, headers });
}

/** Uses up the account's limit of wrong passwords from many networks. */
async function useUpAccount(email: string): Promise<void> {
  for (let count = 0; count < rateLimits.loginOfAddress.limit; count += 1) {
    await api.app.platform.rateLimiter.take('loginOfAddress', { email });
  }
}

test('the owner of an account under attack can log in on a new device by an emailed link', async () => {
  const known = 'package@demo.summit.example';
  const unknown = 'nobody@x.example';
  const fromNewDevice = (email: string, address: string) =>
    login(email, demoPassword, { address, device: 'new-phone' });
  for (const email of [known, unknown]) {
    await useUpAccount(email);
  }
  const responses = [await fromNewDevice(known, '192.0.2.1'), await fromNewDevice(unknown, '192.0.2.1')];
  await fromNewDevice(known, '192.0.2.2');
  await allMailRequestsFulfilled(api);
  const mails = (await api.app.platform.mail.list(api.db, 50)).filter(({ topic }) => topic === 'login-link');

  for (const { status, raw } of responses) {
    expect(status).toBe(429);
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(800);
    expect(raw.json()).toMatchObject({
      Code: 'login-0001',
      Message: expect.stringMatching(/a link that logs you in is in your inbox.* try again in 15 minutes\.$/),
    });
  }
  expect(mails.map(({ to }) => to)).toEqual([known]);
  const token = /\/\?loginToken=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const headers = { DeviceId: 'new-phone' };
  const byLink = await api.call(authCalls.loginByToken, { body: { token }, headers });
  const afterwards = await fromNewDevice(known, '192.0.2.3');
  expect([byLink.status, afterwards.status]).toEqual([200, 200]);
}, 60_000);

test('an organiser gets a link for a new password instead of one that signs in', async () => {
  const email = 'organiser@demo.summit.example';
  await useUpAccount(email);
  await login(email, demoPassword, { address: '192.0.2.4' });
  await allMailRequestsFulfilled(api);
  const mails = await api.app.platform.mail.list(api.db, 50);
  const mail = mails.find(({ to }) => to === email);
  expect(mail?.topic).toBe('login-link');
  expect(mail?.text).not.toContain('loginToken');
  const token = /\/forgot-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await api.call(authCalls.resetPassword, { body: { token, password: 'Renewed1' } });
  expect((await login(email, 'Renewed1', { address: '192.0.2.5' })).status).toBe(200);
});

test('who has tried every other password can use the new one at once, on the same network', async () => {
  const email = 'sell@demo.summit.example';
  const here = { address: '192.0.2.7', device: 'laptop' };
  for (let count = 0; count <= rateLimits.loginOfAddressFromNetwork.limit; count += 1) {
    await login(email, 'Wrong1234', here);
  }
  expect((await login(email, demoPassword, here)).code).toBe('rate-limit-0001');
  const owner = { id: (await findAttendeeByEmail(api.db, email))?.id ?? '', email };
  const token = await issueOneTimeToken(api.db, 'passwordReset', owner, api.clock.now());
  await api.call(authCalls.resetPassword, {
    body: { token, password: 'Renewed1' },
    headers: { DeviceId: here.device, 'x-forwarded-for': here.address },
  });
  expect((await login(email, 'Renewed1', here)).status).toBe(200);
});

test('a blocked attendee gets no email', async () => {
  const email = 'blocked@demo.summit.example';
  await useUpAccount(email);
  const { code } = await login(email, demoPassword, { address: '192.0.2.6' });
  await allMailRequestsFulfilled(api);
  const mails = await api.app.platform.mail.list(api.db, 50);
  expect(code).toBe('login-0001');
  expect(mails.filter(({ to }) => to === email)).toEqual([]);
});

test('attempts count for the account, however its address is spelled', async () => {
  const attacker = { address: '198.51.100.7', device: 'attacker' };
  await Promise.all(
    Array.from({ length: 10 }, () => login('vip@demo.summit.example', 'Wrong1234', attacker)),
  );
  const codes = [];
  for (const email of ['VIP@demo.summit.example', 'Vip@DEMO.summit.example', 'VİP@demo.summit.example']) {
    const found = await findAttendeeByEmail(api.db, email);
    codes.push([found === null, (await login(email, 'Wrong1234', attacker)).status]);
  }
  // A letter that other programs take for an i makes another, unknown address.
  expect(codes.slice(0, 2)).toEqual([
    [false, 429],
    [false, 429],
  ]);
  expect(codes[2]).toEqual([true, 404]);
});

test('a new password is not hashed for an unknown token, and is limited like the login', async () => {
  const hash = vi.spyOn(api.app.platform.passwords, 'hash');
  const network = '203.0.113.250';
  const headers = { 'x-forwarded-for': network };
  const body = { token: 'made-up', password: 'Renewed1' };
  const unknownToken = await api.call(authCalls.resetPassword, { body, headers });
  expect(unknownToken.code).toBe('cqrs-0009');
  expect(hash).not.toHaveBeenCalled();

  for (let count = 1; count < visitorLimits.passwordResetOfDevice.limit; count += 1) {
    await api.app.platform.rateLimiter.visit('passwordResetOfDevice', visitorFrom(network));
  }
  const refused = await api.call(authCalls.resetPassword, { body, headers });
  expect([refused.status, refused.code]).toEqual([429, 'rate-limit-0001']);
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(800);
  hash.mockRestore();
});
