import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organiser-passkeys';
import * as organiserCalls from '@summit/contract/calls/organisers';
import * as limits from '@summit/contract/limits/limits';
import { rateLimits } from '@summit/contract/limits/rate-limits';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import {
  addPasskey,
  logInWith,
  type SoftwarePasskey,
  softwarePasskey,
} from '../../../testing/software-passkey.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { organiserAudit, organisers } from '../organisers.tables.ts';

const [owner, steward] = demoOrganisers;

let api: TestApp;
let passkey: SoftwarePasskey;

beforeEach(async () => {
  api = await openTestApp();
  passkey = softwarePasskey();
  await addPasskey(api, await api.organise('owner'), passkey);
});
afterEach(() => api.close());

const challenge = async () => (await api.call(calls.passkeyLoginChallenge)).body;
const send = (body: ReturnType<SoftwarePasskey['use']>) => api.call(calls.passkeyLogin, { body });

/** The logins with passkeys in the record, the latest first. */
async function recorded(): Promise<unknown[]> {
  const rows = await api.db
    .select()
    .from(organiserAudit)
    .where(eq(organiserAudit.call, 'passkeyLogin'))
    .orderBy(desc(organiserAudit.id));
  return rows.map(({ organiserName, after }) => [organiserName, after]);
}

test('a passkey alone begins a full session, which is recorded', async () => {
  const { status, body } = await logInWith(api, passkey);
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: owner.fullName, roles: ['owner'] });
  const session = await api.call(organiserCalls.organiserSession, { token: body.token });
  expect(session.body.email).toBe(owner.email);
  // It counts as a recent confirmation.
  expect(session.body.confirmedUntil).not.toBeNull();
  expect(await recorded()).toEqual([[owner.fullName, 'logged in with a passkey']]);
});

test('a passkey without a signature counter can log in repeatedly', async () => {
  const synced = softwarePasskey({ counts: false });
  await addPasskey(api, await api.organise('steward'), synced);
  expect((await logInWith(api, synced)).body.name).toBe(steward.fullName);
  expect((await logInWith(api, synced)).status).toBe(200);
});

describe('a challenge', () => {
  test('is valid once, so that a response cannot be replayed', async () => {
    const signed = passkey.use(await challenge());
    expect((await send(signed)).status).toBe(200);
    expect((await send(signed)).code).toBe('passkey-0007');
    expect(await recorded()).toHaveLength(1);
  });

  test('is valid once for concurrent requests', async () => {
    const signed = passkey.use(await challenge());
    const [one, two] = await Promise.all([send(signed), send(signed)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
  });

  test('expires after some minutes', async () => {
    const asked = await challenge();
    api.clock.moveBy(limits.passkeyChallenge);
    expect((await send(passkey.use(asked))).code).toBe('passkey-0007');
  });

  test('has to be issued by this API', async () => {
    const invented = { challenge: Buffer.alloc(32, 7).toString('base64url') };
    expect((await send(passkey.use(invented))).code).toBe('passkey-0007');
  });

  test('of one tab does not affect that of another', async () => {
    const [first, second] = [await challenge(), await challenge()];
    expect((await send(passkey.use(second))).status).toBe(200);
    expect((await send(passkey.use(first))).status).toBe(200);
  });

  test('of a session is not valid for a login', async () => {
    const token = await api.organise('owner');
    const { body } = await api.call(calls.confirmationChallenge, { token });
    expect((await send(passkey.use(body))).code).toBe('passkey-0007');
  });
});

describe('a login is refused', () => {
  test('from another origin, which is named', async () => {
    const response = await logInWith(api, passkey, { origin: 'http://127.0.0.1:3000' });
    expect(response.code).toBe('passkey-0003');
    expect(response.raw.json<{ Message: string }>().Message).toContain('http://localhost:3000');
  });

  test('with the same response for any error of the passkey', async () => {
    const unknown = softwarePasskey();
    const asked = await challenge();
    const { userHandle } = passkey.use(asked);
    const refused = [
      await logInWith(api, unknown, { userHandle }),
      // The key of another device claims to be this one.
      await send({ ...unknown.use(asked, { userHandle }), credentialId: passkey.credentialId }),
      await send({ ...passkey.use(await challenge()), signature: 'AAAA' }),
      await logInWith(api, passkey, { rpId: 'elsewhere.example' }),
      await logInWith(api, passkey, { isVerified: false }),
      await logInWith(api, passkey, { type: 'webauthn.create' }),
      await logInWith(api, passkey, { userHandle: Buffer.from('somebody else').toString('base64url') }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'passkey-0006'));
    expect(new Set(refused.map(({ raw }) => raw.json<{ Message: string }>().Message)).size).toBe(1);
    // An unknown passkey leaves no record; a known one does.
    expect(await recorded()).toEqual(Array.from({ length: 6 }, () => [owner.fullName, 'wrong passkey']));
    expect((await logInWith(api, passkey)).status).toBe(200);
  });

  test('once the passkey was removed', async () => {
    const token = await api.organise('owner');
    const [own] = (await api.call(calls.passkeys, { token })).body.passkeys;
    await api.call(calls.removePasskey, { token, params: { id: own?.id ?? '' } });
    expect((await logInWith(api, passkey)).code).toBe('passkey-0006');
  });

  test('to a blocked organiser, with a record', async () => {
    await api.db.update(organisers).set({ isBlocked: true }).where(eq(organisers.email, owner.email));
    expect((await logInWith(api, passkey)).code).toBe('passkey-0006');
    expect(await recorded()).toEqual([[owner.fullName, 'blocked']]);
  });

  test('after many wrong ones, but its owner can still log in with password and code', async () => {
    const { limit, windowSeconds } = rateLimits.organiserCodes;
    for (let tries = 0; tries < limit; tries += 1) await logInWith(api, passkey, { isVerified: false });
    expect((await logInWith(api, passkey)).code).toBe('rate-limit-0001');
    const token = await api.organise('owner');
    const code = await api.call(organiserCalls.confirmOrganiser, { token, body: { code: '000000' } });
    expect(code.code).toBe('organiser-0006');
    api.clock.moveBy(windowSeconds * 1000);
    expect((await logInWith(api, passkey)).status).toBe(200);
  });
});

test('a decreasing counter indicates a copy: it is refused, recorded, and reported to its owner by email', async () => {
  expect((await logInWith(api, passkey, { signCount: 40 })).status).toBe(200);
  for (const signCount of [40, 12, 0]) {
    expect((await logInWith(api, passkey, { signCount })).code).toBe('passkey-0006');
  }
  expect((await recorded()).slice(0, 3)).toEqual([1, 2, 3].map(() => [owner.fullName, 'copied passkey']));
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  expect(mail).toMatchObject({ to: owner.email, topic: 'organiser-passkey' });
  expect(mail?.text).toContain('there may be a copy');
  // A response without a valid signature does not indicate a copy.
  const forged = { ...passkey.use(await challenge(), { signCount: 3 }), signature: 'AAAA' };
  await send(forged);
  expect((await recorded())[0]).toEqual([owner.fullName, 'wrong passkey']);
  expect((await logInWith(api, passkey, { signCount: 41 })).status).toBe(200);
});

describe('a network in which others have used up the limit of passwords', () => {
  const network = '127.0.0.1';

  async function useUp(name: 'organiserLoginFromNetwork' | 'passkeyChallengeFromNetwork', left = 0) {
    for (let count = left; count < rateLimits[name].limit; count += 1) {
      await api.app.platform.rateLimiter.take(name, { network });
    }
  }

  test('still lets an organiser log in with a passkey', async () => {
    await useUp('organiserLoginFromNetwork');
    expect((await logInWith(api, passkey)).status).toBe(200);
  });

  test('has challenges that successful logins do not use up', async () => {
    await useUp('passkeyChallengeFromNetwork', 1);
    for (let logins = 0; logins < 2; logins += 1) expect((await logInWith(api, passkey)).status).toBe(200);
    await challenge();
    expect((await api.call(calls.passkeyLoginChallenge)).code).toBe('rate-limit-0001');
  });
});
