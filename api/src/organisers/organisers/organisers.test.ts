import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allCalls } from '@summit/contract/calls/all-calls';
import * as calls from '@summit/contract/calls/organisers';
import * as limits from '@summit/contract/limits/limits';
import type { WholeCall } from '@summit/contract/requests/call';
import { demoOrganiserPassword, demoOrganisers, demoOtpSecret } from '@summit/contract/session/demo-accounts';
import { isPermitted, organiserRoles, type Permission } from '@summit/contract/session/organisers';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addFirstOwner } from './first-owner.queries.ts';
import { sealOtpSecret } from './one-time-codes.ts';
import { organiserAudit, organisers } from './organisers.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const owner = demoOrganisers[0];

function codeNow(secret: string = demoOtpSecret): string {
  return generateSync({ secret, epoch: Math.floor(api.clock.now().getTime() / 1000) });
}

function logIn(body: Partial<{ email: string; password: string; code: string }> = {}) {
  const right = { email: owner.email, password: demoOrganiserPassword, code: codeNow() };
  return api.call(calls.organiserLogin, { body: { ...right, ...body } });
}

describe('the login', () => {
  test('takes password and code, and its session ends by itself, or by logging out', async () => {
    const { body } = await logIn();
    expect(body).toMatchObject({ name: owner.fullName, roles: ['owner'] });
    const read = () => api.call(calls.organisers, { token: body.token });
    expect((await read()).status).toBe(200);
    api.clock.moveBy(limits.organiserSession);
    expect((await read()).code).toBe('authorization-0001');

    const again = (await logIn()).body.token;
    await api.call(calls.organiserLogout, { token: again });
    expect((await api.call(calls.organisers, { token: again })).code).toBe('authorization-0001');
  });

  test('takes a code once, and the one of the moment before or after', async () => {
    const used = codeNow();
    expect((await logIn({ code: used })).status).toBe(200);
    expect((await logIn({ code: used })).code).toBe('organiser-0001');
    api.clock.moveBy(30_000);
    const earlier = codeNow();
    api.clock.moveBy(29_000);
    expect((await logIn({ code: earlier })).status).toBe(200);
  });

  test('says the same of an unknown address, a wrong password, a wrong code and somebody who is blocked', async () => {
    await api.db
      .update(organisers)
      .set({ isBlocked: true })
      .where(eq(organisers.email, demoOrganisers[3].email));
    const refused = [
      await logIn({ email: 'nobody@demo.summit.example' }),
      await logIn({ password: 'not the right one' }),
      await logIn({ code: '000000' }),
      await logIn({ code: 'abcdef' }),
      await logIn({ email: demoOrganisers[3].email }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'organiser-0001'));
    const texts = new Set(refused.map(({ raw }) => raw.json<{ Message: string }>().Message));
    expect(texts.size).toBe(1);
  });

  test('refuses somebody whose authenticator was stored under another secret of the API', async () => {
    const otpSecret = sealOtpSecret(demoOtpSecret, 'what the API had before, long enough');
    await api.db.update(organisers).set({ otpSecret }).where(eq(organisers.email, owner.email));
    expect((await logIn()).code).toBe('organiser-0001');
  });

  test('ends guessing: after ten tries even the right password has to wait', async () => {
    for (let guess = 0; guess < 10; guess += 1) await logIn({ password: `guess ${guess}` });
    expect((await logIn()).code).toBe('rate-limit-0001');
  });
});

/** As an owner reads them. */
async function getPerson(email: string) {
  const { body } = await api.call(calls.organisers, { token: await api.organise('owner') });
  const found = body.organisers.find((one) => one.email === email);
  if (!found) throw new Error(`Nobody has the address ${email}.`);
  return found;
}

describe('a new organiser', () => {
  const newcomer = { email: 'new@demo.summit.example', name: 'Nell Ashby', roles: ['desk'], version: null };
  const password = 'a long enough password';

  async function invite(): Promise<string> {
    const token = await api.organise('owner');
    const { raw } = await api.call(calls.addOrganiser, { token, body: newcomer });
    const [mail] = await api.app.platform.mail.list(api.db, 1);
    const [, setUpToken = ''] = /set-up (\S+)/.exec(mail?.text ?? '') ?? [];
    // To their address, and to nobody else.
    expect(mail?.to).toBe(newcomer.email);
    expect(setUpToken.length).toBeGreaterThan(20);
    expect(raw.payload).not.toContain(setUpToken);
    return setUpToken;
  }

  test('sets a password and an authenticator with the token, once, and logs in with both', async () => {
    const setUpToken = await invite();
    expect((await logIn({ email: newcomer.email, password })).code).toBe('organiser-0001');

    const { body } = await api.call(calls.organiserSetUp, { body: { token: setUpToken, password } });
    expect(body.otpAddress).toContain(encodeURIComponent(newcomer.email));
    const code = codeNow(body.otpSecret);
    expect((await logIn({ email: newcomer.email, password, code })).body.roles).toEqual(['desk']);
    const again = await api.call(calls.organiserSetUp, { body: { token: setUpToken, password } });
    expect(again.code).toBe('organiser-0002');
  });

  test('has two days for it, and a password of some length', async () => {
    const setUpToken = await invite();
    const short = await api.call(calls.organiserSetUp, { body: { token: setUpToken, password: 'Short1' } });
    expect(short.code).toBe('validation.base-0001');
    api.clock.moveBy(limits.organiserInvitation);
    const late = await api.call(calls.organiserSetUp, { body: { token: setUpToken, password } });
    expect(late.code).toBe('organiser-0002');
  });

  test('is added once by two owners who both saw nobody there, and invited again by one who saw them', async () => {
    await invite();
    const token = await api.organise('owner');
    const roles = ['sales'];
    const late = await api.call(calls.addOrganiser, { token, body: { ...newcomer, roles } });
    expect([late.status, late.code]).toEqual([409, 'resource-0001']);
    const { version } = await getPerson(newcomer.email);
    const body = { ...newcomer, roles, version };
    expect((await api.call(calls.addOrganiser, { token, body })).status).toBe(200);
    expect((await getPerson(newcomer.email)).roles).toEqual(roles);
  });
});

test('an event without an owner gets one, who can set themselves up; one with an owner does not', async () => {
  const needs = { db: api.db, clock: api.clock };
  const first = { email: 'first@demo.summit.example', name: 'Fern Holt' };
  await expect(addFirstOwner(needs, first)).rejects.toThrow('can add organisers');

  await api.db.delete(organisers);
  await expect(addFirstOwner(needs, { ...first, email: 'nobody' })).rejects.toThrow();
  await addFirstOwner(needs, first);
  // The first token was lost.
  const token = await addFirstOwner(needs, first);
  const password = 'a long enough password';
  const { body } = await api.call(calls.organiserSetUp, { body: { token, password } });
  const code = codeNow(body.otpSecret);
  expect((await logIn({ email: first.email, password, code })).body.roles).toEqual(['owner']);
});

describe('changes of organisers', () => {
  const steward = demoOrganisers[1];

  test('count at once: a block ends the session, other roles open other calls', async () => {
    const token = await api.organise('owner');
    const theirs = await api.organise('steward');
    const change = async (wanted: { roles: string[]; isBlocked: boolean }) => {
      const { id, version } = await getPerson(steward.email);
      return api.call(calls.changeOrganiser, { token, params: { id }, body: { ...wanted, version } });
    };
    const audit = () => api.call(calls.audit, { token: theirs });

    expect((await audit()).code).toBe('oauth.advanced-0007');
    await change({ roles: ['awardsSteward', 'privacy'], isBlocked: false });
    expect((await audit()).status).toBe(200);
    await change({ roles: ['awardsSteward', 'privacy'], isBlocked: true });
    expect((await audit()).code).toBe('authorization-0001');
  });

  test('leave somebody who can make them', async () => {
    const token = await api.organise('owner');
    const { id, version } = await getPerson(owner.email);
    const params = { id };
    for (const body of [
      { roles: ['content'], isBlocked: false, version },
      { roles: ['owner'], isBlocked: true, version },
    ]) {
      expect((await api.call(calls.changeOrganiser, { token, params, body })).code).toBe('organiser-0003');
    }
    expect((await api.call(calls.audit, { token })).body.items).toEqual([]);
  });

  test('are refused to an owner who saw somebody as they were before another owner changed them', async () => {
    const token = await api.organise('owner');
    const { id, version } = await getPerson(steward.email);
    const change = (roles: string[], isBlocked: boolean) =>
      api.call(calls.changeOrganiser, { token, params: { id }, body: { roles, isBlocked, version } });
    expect((await change(['awardsSteward'], true)).status).toBe(200);
    const late = await change(['awardsSteward', 'analyst'], false);
    expect([late.status, late.code]).toEqual([409, 'resource-0001']);
    expect(await getPerson(steward.email)).toMatchObject({ roles: ['awardsSteward'], isBlocked: true });
  });

  test('are on record with who, when, before and after, without secrets, and the record is final', async () => {
    const token = await api.organise('owner');
    const { id, version } = await getPerson(steward.email);
    const body = { roles: ['awardsSteward', 'analyst'], isBlocked: false, version };
    await api.call(calls.changeOrganiser, { token, params: { id }, body });

    const { body: record, raw } = await api.call(calls.audit, {
      token,
      query: { filter: JSON.stringify({ subject: 'organisers' }) },
    });
    expect(record.items).toEqual([
      expect.objectContaining({
        organiser: owner.fullName,
        call: 'changeOrganiser',
        subject: `organisers/${id}`,
      }),
    ]);
    const [entry] = record.items;
    expect(JSON.parse(entry?.before ?? '')).toMatchObject({ roles: ['awardsSteward'] });
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ roles: ['awardsSteward', 'analyst'] });
    expect(raw.payload).not.toMatch(/argon2|otpSecret|setUpToken/);
    await expect(api.db.delete(organiserAudit)).rejects.toThrow();
    await expect(api.db.update(organiserAudit).set({ organiserName: 'Nobody' })).rejects.toThrow();
  });
});

describe('each call of organisers', () => {
  const rows = Object.values(allCalls)
    .flatMap((table): [string, WholeCall][] => Object.entries(table))
    .filter(([, { permission }]) => permission !== undefined);

  test.each(rows)('%s is for the roles that are permitted it', async (_name, call) => {
    const token = await api.organise('analyst');
    const id = await api.db.select().from(organisers).where(eq(organisers.email, demoOrganisers[4].email));
    const allowed: string[] = [];
    for (const role of organiserRoles) {
      await api.db
        .update(organisers)
        .set({ roles: [role] })
        .where(eq(organisers.id, id[0]?.id ?? ''));
      // Nothing that could succeed: the permission is asked for first.
      const { code } = await api.call(call, { token, params: { id: 'nothing', type: 'nothing' } as never });
      if (code !== 'oauth.advanced-0007') allowed.push(role);
    }
    const permission = call.permission as Permission;
    expect(allowed).toEqual(organiserRoles.filter((role) => isPermitted([role], permission)));
  });
});
