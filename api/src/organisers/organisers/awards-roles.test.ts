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

/** A fictitious organiser whom the owner has added, with a session. */
async function invent(email: string, roles: OrganiserRole[]): Promise<string> {
  const createdAt = api.clock.now();
  const row = { email, name: 'Olive W.', roles, passwordHash: 'set', createdAt };
  const [made] = await api.db.insert(organisers).values(row).returning();
  return (await startOrganiserSession(api.db, made?.id ?? '', createdAt)).token;
}

async function listNotices() {
  const mails = await api.app.platform.mail.list(api.db, 50);
  return mails.filter(({ topic }) => topic === 'awards-notice');
}

const mailed = async () => (await listNotices()).map(({ to }) => to);

test('adding a steward needs an owner and an awards organiser, and notifies all awards organisers', async () => {
  const analyst = demoOrganisers[4].email;
  const { body } = await change(analyst, ['analyst', 'awardsSteward']);
  expect(body.roles).toEqual(['analyst']);
  expect((await mailed()).sort()).toEqual([auditorFacts.email, stewardFacts.email]);
  expect((await listNotices())[0]?.text).toContain('/backoffice/season/decisions');
  expect((await confirm(owner)).code).toBe('organiser-0004');
  expect((await confirm(await api.organise('auditor'))).status).toBe(204);
  expect((await getPerson(analyst)).roles).toEqual(['analyst', 'awardsSteward']);
  expect((await mailed()).length).toBeGreaterThan(4);
  expect((await confirm(await api.organise('auditor'))).code).toBe('cqrs-0009');
});

test('an owner cannot confirm with an organiser whom the owner has just added', async () => {
  const puppet = await invent('owner2@evil.example', ['owner']);
  await change(ownerFacts.email, ['owner', 'awardsSteward']);
  expect((await confirm(puppet)).code).toBe('organiser-0004');
  // Blocked awards organisers still count.
  await change(stewardFacts.email, ['awardsSteward'], true);
  await change(auditorFacts.email, ['awardsAuditor'], true);
  expect((await confirm(puppet)).code).toBe('organiser-0004');
  expect((await getPerson(ownerFacts.email)).roles).toEqual(['owner']);
  expect(await mailed()).toEqual(expect.arrayContaining([stewardFacts.email, auditorFacts.email]));
});

test('removing an awards role also needs two, and its holder cannot confirm it', async () => {
  await change(stewardFacts.email, ['desk']);
  expect((await getPerson(stewardFacts.email)).roles).toEqual(['desk', 'awardsSteward']);
  expect((await confirm(await api.organise('steward'))).code).toBe('organiser-0004');
  expect((await confirm(await api.organise('auditor'))).status).toBe(204);
  expect((await getPerson(stewardFacts.email)).roles).toEqual(['desk']);
});

test('an owner and an organiser invited by that owner cannot remove the last supervisor’s role', async () => {
  await api.db.delete(organisers).where(eq(organisers.email, auditorFacts.email));
  const puppet = await invent('owner2@evil.example', ['owner']);
  await change(stewardFacts.email, ['desk']);
  expect((await confirm(puppet)).code).toBe('organiser-0004');
  // This is impossible in one step and in exchange for another role.
  await change(stewardFacts.email, ['desk', 'awardsAuditor']);
  expect((await confirm(puppet)).code).toBe('organiser-0004');
  expect((await getPerson(stewardFacts.email)).roles).toEqual(['desk', 'awardsSteward']);
  // A hand-over works: first they confirm another organiser's role, who then confirms the removal of theirs.
  const analyst = demoOrganisers[4].email;
  await api.db.update(organisers).set({ passwordHash: 'set' }).where(eq(organisers.email, analyst));
  const successor = (await getPerson(analyst)).id;
  await change(stewardFacts.email, ['desk', 'awardsSteward']);
  await change(analyst, ['analyst', 'awardsSteward']);
  expect((await confirm(await api.organise('steward'))).status).toBe(204);
  await change(stewardFacts.email, ['desk']);
  const { token } = await startOrganiserSession(api.db, successor, api.clock.now());
  expect((await confirm(token)).status).toBe(204);
  expect((await getPerson(stewardFacts.email)).roles).toEqual(['desk']);
});

test('a request or confirmation resent after a lost response returns the same and is recorded once', async () => {
  const analyst = demoOrganisers[4].email;
  await change(analyst, ['analyst', 'awardsSteward']);
  await change(analyst, ['analyst', 'awardsSteward']);
  const { requests } = (await api.call(calls.awardsRoleRequests, { token: owner })).body;
  expect(requests).toHaveLength(1);
  expect(await mailed()).toHaveLength(2);
  const auditor = await api.organise('auditor');
  const params = { id: requests[0]?.id ?? '' };
  const agree = (token: string) => api.call(calls.confirmAwardsRoles, { token, params });
  expect([(await agree(auditor)).status, (await agree(auditor)).status]).toEqual([204, 204]);
  expect((await agree(await api.organise('steward'))).code).toBe('cqrs-0009');
  const { id } = await getPerson(analyst);
  const query = { filter: JSON.stringify({ subject: `organisers/${id}` }) };
  const { items } = (await api.call(calls.audit, { token: owner, query })).body;
  expect(items.map(({ call }) => call)).toEqual(['confirmAwardsRoles', 'changeOrganiser']);
});

test('a request that is taken back is on record, and the record names the call that made it', async () => {
  const newcomer = { email: 'new@demo.summit.example', name: 'Nell Ashby', roles: ['desk', 'awardsAuditor'] };
  await api.call(calls.addOrganiser, { token: owner, body: { ...newcomer, version: null } });
  await change(newcomer.email, ['desk']);
  expect((await api.call(calls.awardsRoleRequests, { token: owner })).body.requests).toEqual([]);
  const { id } = await getPerson(newcomer.email);
  const query = { filter: JSON.stringify({ subject: `organisers/${id}/awards-roles` }) };
  const { items } = (await api.call(calls.audit, { token: owner, query })).body;
  expect(items.map(({ call, before, after }) => [call, before, after])).toEqual([
    ['changeOrganiser', '{"requested":["awardsAuditor"]}', null],
    ['addOrganiser', '[]', '{"requested":["awardsAuditor"]}'],
  ]);
});

test('two owners add the first awards organiser', async () => {
  await api.db.delete(organisers).where(eq(organisers.email, stewardFacts.email));
  await api.db.delete(organisers).where(eq(organisers.email, auditorFacts.email));
  const second = await invent('second@demo.summit.example', ['owner']);
  await change(demoOrganisers[4].email, ['awardsAuditor']);
  expect((await confirm(owner)).code).toBe('organiser-0004');
  expect((await confirm(second)).status).toBe(204);
  expect((await getPerson(demoOrganisers[4].email)).roles).toEqual(['awardsAuditor']);
});

test('an owner who resets an auditor’s account gets no link, and the awards organisers are notified', async () => {
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

test('changing roles requires a recent confirmation', async () => {
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

test('every owner gets an email when an organiser gets the role of owner or permission for refunds, and only then', async () => {
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
