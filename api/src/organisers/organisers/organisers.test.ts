import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organisers';
import * as limits from '@summit/contract/limits/limits';
import { demoOrganiserPassword, demoOrganisers, demoOtpSecret } from '@summit/contract/session/demo-accounts';
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
  test('needs password and code, and its session expires or ends by logging out', async () => {
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

  test('accepts a code once, and also the previous or next one', async () => {
    const used = codeNow();
    expect((await logIn({ code: used })).status).toBe(200);
    expect((await logIn({ code: used })).code).toBe('organiser-0001');
    api.clock.moveBy(30_000);
    const earlier = codeNow();
    api.clock.moveBy(29_000);
    expect((await logIn({ code: earlier })).status).toBe(200);
  });

  test.each([
    ['with a space in its middle', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with a no-break space', (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`],
    [
      'in Arabic digits',
      (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
    ],
  ])('takes a code that is typed %s', async (_how, type) => {
    expect((await logIn({ code: type(codeNow()) })).status).toBe(200);
  });

  test('returns the same for an unknown address, a wrong password, a wrong code and a blocked organiser', async () => {
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

  test('refuses an organiser whose authenticator was encrypted with another secret', async () => {
    const otpSecret = sealOtpSecret(demoOtpSecret, 'what the API had before, long enough');
    await api.db.update(organisers).set({ otpSecret }).where(eq(organisers.email, owner.email));
    expect((await logIn()).code).toBe('organiser-0001');
  });

  test('limits guessing: after ten attempts even the right password has to wait', async () => {
    for (let guess = 0; guess < 10; guess += 1) await logIn({ password: `guess ${guess}` });
    expect((await logIn()).code).toBe('rate-limit-0001');
  });
});

/** The organisers as an owner reads them. */
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
    // It is sent only to their address.
    expect(mail?.to).toBe(newcomer.email);
    expect(setUpToken.length).toBeGreaterThan(20);
    expect(raw.payload).not.toContain(setUpToken);
    return setUpToken;
  }

  test('uses the token once to set a password and an authenticator, and logs in with both', async () => {
    const setUpToken = await invite();
    expect((await logIn({ email: newcomer.email, password })).code).toBe('organiser-0001');

    const { body } = await api.call(calls.organiserSetUp, { body: { token: setUpToken, password } });
    expect(body.otpAddress).toContain(encodeURIComponent(newcomer.email));
    const code = codeNow(body.otpSecret);
    expect((await logIn({ email: newcomer.email, password, code })).body.roles).toEqual(['desk']);
    const again = await api.call(calls.organiserSetUp, { body: { token: setUpToken, password } });
    expect(again.code).toBe('organiser-0002');
  });

  test('has two days for this, and needs a password of sufficient length', async () => {
    const setUpToken = await invite();
    const short = await api.call(calls.organiserSetUp, { body: { token: setUpToken, password: 'Short1' } });
    expect(short.code).toBe('validation.base-0001');
    api.clock.moveBy(limits.organiserInvitation);
    const late = await api.call(calls.organiserSetUp, { body: { token: setUpToken, password } });
    expect(late.code).toBe('organiser-0002');
  });

  test('is added only once by two concurrent owners, and can be invited again after reading the entry', async () => {
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

test('an event without an owner gets one who can set up the account; one with an owner does not', async () => {
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

  test('apply immediately: a block ends the session, and other roles permit other calls', async () => {
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

  test('always leave an organiser who can make them', async () => {
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

  test('are refused on the basis of an outdated version', async () => {
    const token = await api.organise('owner');
    const { id, version } = await getPerson(steward.email);
    const change = (roles: string[], isBlocked: boolean) =>
      api.call(calls.changeOrganiser, { token, params: { id }, body: { roles, isBlocked, version } });
    expect((await change(['awardsSteward'], true)).status).toBe(200);
    const late = await change(['awardsSteward', 'analyst'], false);
    expect([late.status, late.code]).toEqual([409, 'resource-0001']);
    expect(await getPerson(steward.email)).toMatchObject({ roles: ['awardsSteward'], isBlocked: true });
  });

  test('are recorded with author, time, before and after, without secrets, in a final record', async () => {
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
