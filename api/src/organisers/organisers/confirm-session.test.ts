import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organisers';
import * as purposeListCalls from '@summit/contract/calls/purpose-lists';
import * as limits from '@summit/contract/limits/limits';
import { rateLimits } from '@summit/contract/limits/rate-limits';
import { demoOrganiserPassword, demoOrganisers, demoOtpSecret } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit } from './organisers.tables.ts';

const [, steward, auditor] = demoOrganisers;

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

test('an export requires a recent password or code, and works after entering one', async () => {
  const token = await api.organise('owner');
  expect((await takeList(token)).status).toBe(200);
  api.clock.moveBy(limits.organiserConfirmation + 1000);
  expect(await takeList(token)).toMatchObject({ status: 403, code: 'organiser-0005' });
  // Calls without this requirement still work.
  expect((await api.call(calls.organiserSession, { token })).status).toBe(200);

  expect((await confirm(token, { code: code() })).status).toBe(200);
  expect((await takeList(token)).status).toBe(200);

  api.clock.moveBy(limits.organiserConfirmation + 1000);
  expect((await takeList(token)).code).toBe('organiser-0005');
  expect((await confirm(token, { password: demoOrganiserPassword })).status).toBe(200);
  expect((await takeList(token)).status).toBe(200);
});

test('a code confirms a session once, and only that of its owner', async () => {
  const [token, other] = [await api.organise('owner'), await api.organise('owner')];
  api.clock.moveBy(limits.organiserConfirmation + 60_000);
  const once = code();
  expect((await confirm(token, { code: once })).status).toBe(200);
  expect((await takeList(other)).code).toBe('organiser-0005');
  expect((await confirm(other, { code: once })).code).toBe('organiser-0006');
});

test('wrong attempts are limited, so that a session cannot be used for guessing', async () => {
  const token = await api.organise('content');
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    codes.push((await confirm(token, { password: `guess number ${tries}` })).code);
  }
  expect(codes[0]).toBe('organiser-0006');
  expect(codes.at(-1)).toBe('rate-limit-0001');
  expect((await confirm(token, {})).status).toBeGreaterThanOrEqual(400);
});

test('a session returns its organiser and permissions', async () => {
  const token = await api.organise('analyst');
  const { body } = await api.call(calls.organiserSession, { token });
  expect(body).toMatchObject({ name: 'Ana Lister', roles: ['analyst'] });
  expect(body.permissions).toContain('figures.read');
  expect(body.permissions).not.toContain('settings.change');
  expect(Date.parse(body.confirmedUntil ?? '')).toBeGreaterThan(api.clock.now().getTime());
});

test('confirmations are recorded, and many wrong ones cause a warning, once an hour', async () => {
  const token = await api.organise('steward');
  for (let tries = 0; tries < 6; tries += 1) await confirm(token, { password: `guess number ${tries}` });
  await confirm(token, { code: '000000' });
  await confirm(token, { password: demoOrganiserPassword });
  const rows = await api.db.select().from(organiserAudit).where(eq(organiserAudit.call, 'confirmOrganiser'));
  const ofSteward = rows.filter(({ organiserName }) => organiserName === steward.fullName);
  expect(ofSteward.map(({ after }) => after)).toEqual([
    ...Array.from({ length: 6 }, () => 'wrong password in a session'),
    'wrong code in a session',
    'confirmed in a session',
  ]);
  const mails = await api.app.platform.mail.list(api.db, 20);
  const warned = mails.filter(({ topic, to }) => topic === 'organiser-guesses' && to === steward.email);
  expect(warned).toHaveLength(1);
});

test('attempts in a session do not count towards the login’s limit', async () => {
  const token = await api.organise('auditor');
  const { limit } = rateLimits.organiserCodes;
  for (let tries = 0; tries < limit; tries += 1) await confirm(token, { code: '000000' });
  expect((await confirm(token, { password: demoOrganiserPassword })).code).toBe('rate-limit-0001');
  const body = { email: auditor.email, password: demoOrganiserPassword, code: code() };
  expect((await api.call(calls.organiserLogin, { body })).status).toBe(200);
});
