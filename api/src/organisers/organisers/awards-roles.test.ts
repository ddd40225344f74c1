import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organisers';
import * as limits from '@summit/contract/limits/limits';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { startOrganiserSession } from './organiser-sessions.queries.ts';
import { organisers } from './organisers.tables.ts';

const [ownerFacts, stewardFacts, auditorFacts] = demoOrganisers;

let api: TestApp;
let owner: string;

beforeEach(async () => {
  api = await openTestApp();
  owner = await api.organise('owner');
});

afterEach(() => api.close());

async function getPerson(email: string) {
  const { body } = await api.call(calls.organisers, { token: owner });
  const found = body.organisers.find((one) => one.email === email);
  if (!found) throw new Error(`Nobody has the address ${email}.`);
  return found;
}

async function change(email: string, roles: OrganiserRole[], isBlocked = false) {
  const { id, version } = await getPerson(email);
  return api.call(calls.changeOrganiser, {
    token: owner,
    params: { id },
    body: { roles, isBlocked, version },
  });
}

async function confirm(token: string) {
  const { body } = await api.call(calls.awardsRoleRequests, { token: owner });
  return api.call(calls.confirmAwardsRoles, { token, params: { id: body.requests[0]?.id ?? 'nothing' } });
}

/** Somebody whom the owner has made up, with a session. */
async function invent(email: string, roles: OrganiserRole[]): Promise<string> {
  const createdAt = api.clock.now();
  const row = { email, name: 'Olive W.', roles, passwordHash: 'set', createdAt };
  const [made] = await api.db.insert(organisers).values(row).returning();
  return (await startOrganiserSession(api.db, made?.id ?? '', createdAt)).token;
}

async function mailed(): Promise<string[]> {
  const mails = await api.app.platform.mail.list(api.db, 50);
  return mails.filter(({ topic }) => topic === 'awards-notice').map(({ to }) => to);
}

test('a steward is made by an owner and somebody of the awards, and all of these are notified', async () => {
  const analyst = demoOrganisers[4].email;
  const { body } = await change(analyst, ['analyst', 'awardsSteward']);
  expect(body.roles).toEqual(['analyst']);
  expect((await mailed()).sort()).toEqual([auditorFacts.email, stewardFacts.email]);
  expect((await confirm(owner)).code).toBe('organiser-0004');
  expect((await confirm(await api.organise('auditor'))).status).toBe(204);
  expect((await getPerson(analyst)).roles).toEqual(['analyst', 'awardsSteward']);
  expect((await mailed()).length).toBeGreaterThan(4);
  expect((await confirm(await api.organise('auditor'))).code).toBe('cqrs-0009');
});

test('an owner who makes up the second person has no second person', async () => {
  const puppet = await invent('owner2@evil.example', ['owner']);
  await change(ownerFacts.email, ['owner', 'awardsSteward']);
  expect((await confirm(puppet)).code).toBe('organiser-0004');
  // Blocked, the people of the awards still count.
  await change(stewardFacts.email, ['awardsSteward'], true);
  await change(auditorFacts.email, ['awardsAuditor'], true);
  expect((await confirm(puppet)).code).toBe('organiser-0004');
  expect((await getPerson(ownerFacts.email)).roles).toEqual(['owner']);
  expect(await mailed()).toEqual(expect.arrayContaining([stewardFacts.email, auditorFacts.email]));
});

test('a role in the awards is taken by two as well, and nobody agrees to their own', async () => {
  await change(stewardFacts.email, ['desk']);
  expect((await getPerson(stewardFacts.email)).roles).toEqual(['desk', 'awardsSteward']);
  expect((await confirm(await api.organise('steward'))).code).toBe('organiser-0004');
  expect((await confirm(await api.organise('auditor'))).status).toBe(204);
  expect((await getPerson(stewardFacts.email)).roles).toEqual(['desk']);
});

test('where nobody is of the awards yet, two owners make the first', async () => {
  await api.db.delete(organisers).where(eq(organisers.email, stewardFacts.email));
  await api.db.delete(organisers).where(eq(organisers.email, auditorFacts.email));
  const second = await invent('second@demo.summit.example', ['owner']);
  await change(demoOrganisers[4].email, ['awardsAuditor']);
  expect((await confirm(owner)).code).toBe('organiser-0004');
  expect((await confirm(second)).status).toBe(204);
  expect((await getPerson(demoOrganisers[4].email)).roles).toEqual(['awardsAuditor']);
});

test('an owner who lets an auditor set themselves up again gets no link, and the auditor and the others are notified', async () => {
  const { version, name } = await getPerson(auditorFacts.email);
  const body = { email: auditorFacts.email, name, roles: ['awardsAuditor'], version };
  const { raw, body: said } = await api.call(calls.addOrganiser, { token: owner, body });
  expect(Object.keys(said)).toEqual(['expiresAt']);
  expect(raw.payload).not.toContain('set-up');
  const mails = await api.app.platform.mail.list(api.db, 10);
  expect(mails.filter(({ text }) => text.includes('set-up ')).map(({ to }) => to)).toEqual([
    auditorFacts.email,
  ]);
  expect((await mailed()).sort()).toEqual([auditorFacts.email, stewardFacts.email]);
});

test('who may do what is changed by somebody who has just said who they are, and by no old session', async () => {
  await change(stewardFacts.email, ['desk']);
  const [request] = (await api.call(calls.awardsRoleRequests, { token: owner })).body.requests;
  const auditor = await api.organise('auditor');
  api.clock.moveBy(limits.organiserConfirmation + 1000);
  const body = { email: 'me@evil.example', name: 'Ann', roles: ['owner'], version: null };
  const refused = [
    await api.call(calls.addOrganiser, { token: owner, body }),
    await change(stewardFacts.email, ['owner']),
    await api.call(calls.confirmAwardsRoles, { token: auditor, params: { id: request?.id ?? '' } }),
  ];
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'organiser-0005'));
});

test('every owner gets an email when somebody becomes an owner or may return money, and of nothing else', async () => {
  const listEmails = async () => {
    const mails = await api.app.platform.mail.list(api.db, 50);
    return mails.filter(({ topic }) => topic === 'organiser-roles');
  };
  await invent('second@demo.summit.example', ['owner']);
  const analyst = demoOrganisers[4].email;
  await change(analyst, ['analyst', 'desk']);
  expect(await listEmails()).toEqual([]);
  await change(analyst, ['analyst', 'finance']);
  await change(analyst, ['analyst', 'finance', 'desk']);
  expect((await listEmails()).map(({ to }) => to).sort()).toEqual(
    [ownerFacts.email, 'second@demo.summit.example'].sort(),
  );
  expect((await listEmails())[0]?.text).toContain(analyst);
  const body = { email: 'new@demo.summit.example', name: 'Nell Ashby', roles: ['owner'], version: null };
  await api.call(calls.addOrganiser, { token: owner, body });
  expect(await listEmails()).toHaveLength(4);
});
