import { asc, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organiser-passkeys';
import * as organiserCalls from '@summit/contract/calls/organisers';
import * as limits from '@summit/contract/limits/limits';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import type { Tx } from '../../../platform/db/db.ts';
import {
  addPasskey,
  logInWith,
  type SoftwarePasskey,
  softwarePasskey,
} from '../../../testing/software-passkey.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findOrganiserByEmail } from '../organiser-rows.queries.ts';
import { endOrganiserSessions, startOwnSession } from '../organiser-sessions.queries.ts';
import { organiserAudit } from '../organisers.tables.ts';
import { addPasskey as addOwnPasskey } from './own-passkeys.ts';
import { lockPasskey } from './passkey-rows.queries.ts';

const [owner] = demoOrganisers;

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await openTestApp();
  token = await api.organise('owner');
});
afterEach(() => api.close());

const list = async (of = token) => (await api.call(calls.passkeys, { token: of })).body.passkeys;
const challenge = async (of = token) => (await api.call(calls.newPasskeyChallenge, { token: of })).body;
const add = (body: ReturnType<SoftwarePasskey['make']>, of = token) =>
  api.call(calls.addPasskey, { token: of, body });

/** The changes of passkeys in the record, the oldest first. */
async function recorded() {
  const rows = await api.db
    .select()
    .from(organiserAudit)
    .where(like(organiserAudit.subject, 'organisers/%/passkeys%'))
    .orderBy(asc(organiserAudit.id));
  return rows.map(({ call, before, after }) => ({ call, before, after }));
}

/** The emails about passkeys, the latest first. */
async function mails() {
  const all = await api.app.platform.mail.list(api.db, 10);
  return all.filter(({ topic }) => topic === 'organiser-passkey');
}

test('the requested passkey is discoverable, verifies the user, and contains no personal data', async () => {
  const asked = await challenge();
  expect(asked).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: owner.email, displayName: owner.fullName },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  expect(Buffer.from(asked.user.id, 'base64url').toString()).not.toContain('@');
  expect(asked.pubKeyCredParams.map(({ alg }) => alg)).toContain(-7);
});

test('a passkey is added, used, renamed and removed, with a record and an email for each change', async () => {
  const passkey = softwarePasskey();
  const { body: added } = await addPasskey(api, token, passkey, 'Telephone');
  expect(await list()).toEqual([{ ...added, name: 'Telephone', lastUsedAt: null }]);
  expect((await mails())[0]).toMatchObject({ to: owner.email });
  expect((await mails())[0]?.text).toMatch(/Added[^]*Telephone/);
  expect((await challenge()).excludeCredentials.map(({ id }) => id)).toEqual([passkey.credentialId]);

  const before = api.clock.now().toISOString();
  await logInWith(api, passkey);
  const [{ lastUsedAt } = { lastUsedAt: null }] = await list();
  expect([before, lastUsedAt, api.clock.now().toISOString()].sort()[1]).toBe(lastUsedAt);

  const params = { id: added.id };
  const renamed = await api.call(calls.renamePasskey, { token, params, body: { name: 'Old telephone' } });
  expect(renamed.body.name).toBe('Old telephone');
  // Setting the same name again is not a change.
  await api.call(calls.renamePasskey, { token, params, body: { name: 'Old telephone' } });
  expect((await api.call(calls.removePasskey, { token, params })).status).toBe(204);
  expect(await list()).toEqual([]);
  const late = [
    await api.call(calls.renamePasskey, { token, params, body: { name: 'Again' } }),
    await api.call(calls.removePasskey, { token, params }),
    await api.call(calls.removePasskey, { token, params: { id: 'nothing' } }),
  ];
  expect(late.map(({ code }) => code)).toEqual(late.map(() => 'cqrs-0009'));

  expect(await recorded()).toEqual([
    { call: 'addPasskey', before: null, after: { name: 'Telephone' } },
    { call: 'renamePasskey', before: { name: 'Telephone' }, after: { name: 'Old telephone' } },
    { call: 'removePasskey', before: { name: 'Old telephone' }, after: null },
  ]);
  expect(await mails()).toHaveLength(3);
});

test('adding one requires a recent confirmation', async () => {
  const asked = await challenge();
  api.clock.moveBy(limits.organiserConfirmation + 1000);
  expect((await api.call(calls.newPasskeyChallenge, { token })).code).toBe('organiser-0005');
  expect((await add(softwarePasskey().make(asked))).code).toBe('organiser-0005');
  expect(await list()).toEqual([]);
});

describe('a passkey is not added', () => {
  test('with a challenge that was used, belongs to another tab, or has expired', async () => {
    const [passkey, other] = [softwarePasskey(), softwarePasskey()];
    const asked = await challenge();
    const secondTab = await api.organise('owner');
    expect((await add(passkey.make(asked), secondTab)).code).toBe('passkey-0007');
    expect((await add(passkey.make(asked))).status).toBe(200);
    expect((await add(other.make(asked))).code).toBe('passkey-0007');
    const late = await challenge();
    api.clock.moveBy(limits.passkeyChallenge);
    expect((await add(other.make(late))).code).toBe('passkey-0007');
    expect(await list()).toHaveLength(1);
  });

  test('if it is for another site, without user verification, or not a passkey', async () => {
    const passkey = softwarePasskey();
    const make = async (otherwise: Parameters<SoftwarePasskey['make']>[2]) =>
      passkey.make(await challenge(), 'Telephone', otherwise);
    expect((await add(await make({ origin: 'https://elsewhere.example' }))).code).toBe('passkey-0003');
    const refused = [
      await make({ rpId: 'elsewhere.example' }),
      await make({ isVerified: false }),
      await make({ type: 'webauthn.get' }),
      { ...(await make({})), attestation: 'AAAA' },
    ];
    for (const made of refused) expect((await add(made)).code).toBe('passkey-0005');
    expect((await add({ ...(await make({})), clientData: 'AAAA' })).code).toBe('passkey-0007');
    expect(await list()).toEqual([]);
  });

  test('a second time, by its owner in two tabs or by another organiser', async () => {
    const passkey = softwarePasskey();
    const secondTab = await api.organise('owner');
    const [one, two] = [await challenge(), await challenge(secondTab)];
    const both = await Promise.all([add(passkey.make(one)), add(passkey.make(two), secondTab)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const steward = await api.organise('steward');
    expect((await addPasskey(api, steward, passkey)).code).toBe('passkey-0004');
    expect(await list(steward)).toEqual([]);
  });

  test('beyond the maximum number', async () => {
    for (let count = 0; count < limits.passkeys - 1; count += 1) {
      await addPasskey(api, token, softwarePasskey());
    }
    const secondTab = await api.organise('owner');
    const [one, two] = [await challenge(), await challenge(secondTab)];
    const both = [add(softwarePasskey().make(one)), add(softwarePasskey().make(two), secondTab)];
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await api.call(calls.newPasskeyChallenge, { token })).code).toBe('passkey-0008');
  });
});

test('organisers cannot see, rename or remove passkeys of others', async () => {
  const { body } = await addPasskey(api, token, softwarePasskey());
  const steward = await api.organise('steward');
  expect(await list(steward)).toEqual([]);
  const theirs = { token: steward, params: { id: body.id } };
  expect((await api.call(calls.renamePasskey, { ...theirs, body: { name: 'Mine' } })).code).toBe('cqrs-0009');
  expect((await api.call(calls.removePasskey, theirs)).code).toBe('cqrs-0009');
  expect(await list()).toHaveLength(1);
});

describe('removing a passkey', () => {
  const isOpen = async (of: string) =>
    (await api.call(organiserCalls.organiserSession, { token: of })).status === 200;
  const remove = (id: string, of = token) => api.call(calls.removePasskey, { token: of, params: { id } });

  test('ends all sessions of its owner except the present one', async () => {
    const passkey = softwarePasskey();
    const { body } = await addPasskey(api, token, passkey, 'Stolen telephone');
    const stolen = (await logInWith(api, passkey)).body.token;
    const [other, steward] = [await api.organise('owner'), await api.organise('steward')];
    expect((await remove(body.id)).status).toBe(204);
    expect([await isOpen(token), await isOpen(steward)]).toEqual([true, true]);
    expect([await isOpen(stolen), await isOpen(other)]).toEqual([false, false]);
  });

  test('requires a recent confirmation, because it ends sessions', async () => {
    const { body } = await addPasskey(api, token, softwarePasskey());
    const stale = await api.organise('owner');
    api.clock.moveBy(limits.organiserConfirmation + 1000);
    expect((await remove(body.id, stale)).code).toBe('organiser-0005');
    expect([(await list()).length, await isOpen(token)]).toEqual([1, true]);
  });

  test('during a login with it leaves no session of that login', async () => {
    const passkey = softwarePasskey();
    const { body } = await addPasskey(api, token, passkey);
    const [login] = await Promise.all([logInWith(api, passkey), remove(body.id)]);
    if (login.status === 200) expect(await isOpen(login.body.token)).toBe(false);
    expect(await list()).toEqual([]);
    const found = await findOrganiserByEmail(api.db, owner.email);
    if (!found) throw new Error('There is no owner.');
    // A login that was checked before the removal begins no session after it.
    const isPresent = async (tx: Tx) => (await lockPasskey(tx, found.id, body.id)) !== null;
    expect(await startOwnSession(api.db, found, api.clock.now(), isPresent)).toBeNull();
  });
});

test('setting up the account again removes all passkeys, because a device may be lost', async () => {
  const passkey = softwarePasskey();
  await addPasskey(api, token, passkey, 'Lost telephone');
  const everybody = (await api.call(organiserCalls.organisers, { token })).body.organisers;
  const known = everybody.find(({ email }) => email === owner.email);
  const body = { email: owner.email, name: owner.fullName, roles: ['owner'], version: known?.version };
  await api.call(organiserCalls.addOrganiser, { token, body });
  const [invitation] = await api.app.platform.mail.list(api.db, 1);
  const [, setUpToken = ''] = /set-up (\S+)/.exec(invitation?.text ?? '') ?? [];
  // Until then the passkeys stay, because someone else may have requested the link.
  expect((await logInWith(api, passkey)).status).toBe(200);

  const chosen = { token: setUpToken, password: 'a long enough password' };
  expect((await api.call(organiserCalls.organiserSetUp, { body: chosen })).status).toBe(200);
  expect((await logInWith(api, passkey)).code).toBe('passkey-0006');
  const query = { filter: JSON.stringify({ subject: `organisers/${known?.id}/set-up` }) };
  const record = await api.call(organiserCalls.audit, { token: await api.organise('owner'), query });
  expect(record.body.items).toHaveLength(1);
  expect(record.body.items[0]).toMatchObject({
    organiser: owner.fullName,
    call: 'organiserSetUp',
    after: expect.stringContaining('"removedPasskeys":1') as unknown,
  });
  expect((await mails())[0]?.text).toMatch(/Removed[^]*Lost telephone/);
});

test('a passkey being created while its owner sets up the account again is not added', async () => {
  const made = softwarePasskey().make(await challenge());
  const organiser = await api.app.platform.identifyOrganiser(token);
  if (!organiser) throw new Error('There is no session.');
  // This is what the set-up does after the call was admitted.
  await endOrganiserSessions(api.db, organiser.id);
  const adding = addOwnPasskey(api.app.platform, organiser, made, token);
  await expect(adding).rejects.toMatchObject({ code: 'authorization-0001' });
  expect(await list(await api.organise('owner'))).toEqual([]);
});
