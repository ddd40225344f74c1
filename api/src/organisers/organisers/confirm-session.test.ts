import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organisers';
import * as purposeListCalls from '@summit/contract/calls/purpose-lists';
import * as limits from '@summit/contract/limits/limits';
import { demoOrganiserPassword, demoOtpSecret } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const takeList = (token: string) =>
  api.call(purposeListCalls.purposeList, { token, params: { purpose: 'door' } });

const confirm = (token: string, body: { password?: string; code?: string }) =>
  api.call(calls.confirmOrganiser, { token, body });

const code = () =>
  generateSync({ secret: demoOtpSecret, epoch: Math.floor(api.clock.now().getTime() / 1000) });

test('an export demands that password or code were given not long ago, and opens once they are', async () => {
  const token = await api.organise('owner');
  expect((await takeList(token)).status).toBe(200);
  api.clock.moveBy(limits.organiserConfirmation + 1000);
  expect(await takeList(token)).toMatchObject({ status: 403, code: 'organiser-0005' });
  // What demands nothing of the kind goes on.
  expect((await api.call(calls.organiserSession, { token })).status).toBe(200);

  expect((await confirm(token, { code: code() })).status).toBe(200);
  expect((await takeList(token)).status).toBe(200);

  api.clock.moveBy(limits.organiserConfirmation + 1000);
  expect((await takeList(token)).code).toBe('organiser-0005');
  expect((await confirm(token, { password: demoOrganiserPassword })).status).toBe(200);
  expect((await takeList(token)).status).toBe(200);
});

test('a code opens the session once, and only that of who gave it', async () => {
  const [token, other] = [await api.organise('owner'), await api.organise('owner')];
  api.clock.moveBy(limits.organiserConfirmation + 60_000);
  const once = code();
  expect((await confirm(token, { code: once })).status).toBe(200);
  expect((await takeList(other)).code).toBe('organiser-0005');
  expect((await confirm(other, { code: once })).code).toBe('organiser-0006');
});

test('wrong ones are counted, so that a session is no way to guess them', async () => {
  const token = await api.organise('content');
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    codes.push((await confirm(token, { password: `guess number ${tries}` })).code);
  }
  expect(codes[0]).toBe('organiser-0006');
  expect(codes.at(-1)).toBe('rate-limit-0001');
  expect((await confirm(token, {})).status).toBeGreaterThanOrEqual(400);
});

test('a session says whose it is and what it opens', async () => {
  const token = await api.organise('analyst');
  const { body } = await api.call(calls.organiserSession, { token });
  expect(body).toMatchObject({ name: 'Ana Lister', roles: ['analyst'] });
  expect(body.permissions).toContain('figures.read');
  expect(body.permissions).not.toContain('settings.change');
  expect(Date.parse(body.confirmedUntil ?? '')).toBeGreaterThan(api.clock.now().getTime());
});
