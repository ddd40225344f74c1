import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organiser-passkeys';
import * as purposeListCalls from '@summit/contract/calls/purpose-lists';
import * as limits from '@summit/contract/limits/limits';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import { addPasskey, type SoftwarePasskey, softwarePasskey } from '../../../testing/software-passkey.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { organiserAudit } from '../organisers.tables.ts';

const [owner, steward] = demoOrganisers;

let api: TestApp;
let passkey: SoftwarePasskey;

beforeAll(async () => {
  api = await openTestApp();
  passkey = softwarePasskey();
  await addPasskey(api, await api.organise('owner'), passkey);
});
afterAll(() => api.close());

/** A session without a recent confirmation. */
async function sessionOf(name: Parameters<TestApp['organise']>[0]): Promise<string> {
  const token = await api.organise(name);
  api.clock.moveBy(limits.organiserConfirmation + 1000);
  return token;
}

const takeList = (token: string) =>
  api.call(purposeListCalls.purposeList, { token, params: { purpose: 'door' } });

const challenge = async (token: string) => (await api.call(calls.confirmationChallenge, { token })).body;

const confirm = (token: string, body: ReturnType<SoftwarePasskey['use']>) =>
  api.call(calls.confirmByPasskey, { token, body });

/** The confirmations of an organiser in the record. */
async function recorded(organiserName: string): Promise<unknown[]> {
  const rows = await api.db.select().from(organiserAudit).where(eq(organiserAudit.call, 'confirmByPasskey'));
  return rows.filter((row) => row.organiserName === organiserName).map(({ after }) => after);
}

test('a passkey gives a recent confirmation, in this session only', async () => {
  const [token, other] = [await api.organise('owner'), await sessionOf('owner')];
  expect((await takeList(token)).code).toBe('organiser-0005');
  const asked = await challenge(token);
  expect(asked.allowCredentials).toEqual([
    { id: passkey.credentialId, type: 'public-key', transports: ['internal'] },
  ]);
  const before = api.clock.now().getTime();
  const { status, body } = await confirm(token, passkey.use(asked));
  expect(status).toBe(200);
  const confirmedAt = Date.parse(body.confirmedUntil) - limits.organiserConfirmation;
  expect(confirmedAt).toBeGreaterThanOrEqual(before);
  expect(confirmedAt).toBeLessThanOrEqual(api.clock.now().getTime());
  expect((await takeList(token)).status).toBe(200);
  expect((await takeList(other)).code).toBe('organiser-0005');
  expect(await recorded(owner.fullName)).toEqual(['confirmed with a passkey']);
});

test('a device that omits the user handle can confirm as well, because it was requested by its id', async () => {
  const token = await sessionOf('owner');
  const { userHandle: _left, ...used } = passkey.use(await challenge(token));
  expect((await confirm(token, used)).status).toBe(200);
});

test('a challenge belongs to one session: neither another tab nor a login can use it', async () => {
  const [token, other] = [await api.organise('owner'), await sessionOf('owner')];
  const signed = passkey.use(await challenge(token));
  expect((await confirm(other, signed)).code).toBe('passkey-0007');
  expect((await confirm(token, signed)).status).toBe(200);
  expect((await confirm(token, signed)).code).toBe('passkey-0007');
  const ofLogin = (await api.call(calls.passkeyLoginChallenge)).body;
  expect((await confirm(token, passkey.use(ofLogin))).code).toBe('passkey-0007');
});

test('a colleague’s passkey, or one without user verification, cannot confirm', async () => {
  const token = await sessionOf('steward');
  const own = softwarePasskey();
  expect((await api.call(calls.confirmationChallenge, { token })).code).toBe('passkey-0009');
  await addPasskey(api, await api.organise('steward'), own);
  const refused = [
    await confirm(token, passkey.use(await challenge(token))),
    await confirm(token, own.use(await challenge(token), { isVerified: false })),
    await confirm(token, own.use(await challenge(token), { rpId: 'elsewhere.example' })),
  ];
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'passkey-0006'));
  expect(refused[0]?.raw.json<{ Message: string }>().Message).toContain('your password');
  const elsewhere = own.use(await challenge(token), { origin: 'https://elsewhere.example' });
  expect((await confirm(token, elsewhere)).code).toBe('passkey-0003');
  expect(await recorded(steward.fullName)).toEqual(['wrong passkey', 'wrong passkey']);
});

test('wrong attempts are limited, so that a session cannot be used to try many', async () => {
  const token = await sessionOf('owner');
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const used = passkey.use(await challenge(token), { isVerified: false });
    codes.push((await confirm(token, used)).code);
  }
  expect(codes[0]).toBe('passkey-0006');
  expect(codes.at(-1)).toBe('rate-limit-0001');
});
