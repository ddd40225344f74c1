import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organisers';
import * as limits from '@summit/contract/limits/limits';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { findOrganiserByEmail } from './organiser-rows.queries.ts';
import { startOwnSession } from './organiser-sessions.queries.ts';
import { organiserAudit, organisers } from './organisers.tables.ts';

const [owner] = demoOrganisers;

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const read = async (token: string) => (await api.call(calls.organiserSession, { token })).status;

test('an organiser can log out on all other devices, with a record, and stays logged in here', async () => {
  const [here, telephone] = [await api.organise('owner'), await api.organise('owner')];
  const steward = await api.organise('steward');
  expect((await api.call(calls.endOtherSessions, { token: here })).status).toBe(204);
  expect([await read(here), await read(telephone), await read(steward)]).toEqual([200, 401, 200]);
  const rows = await api.db.select().from(organiserAudit);
  expect(rows).toEqual([
    expect.objectContaining({
      organiserName: owner.fullName,
      call: 'endOtherSessions',
      subject: expect.stringMatching(/^organisers\/.*\/sessions$/),
    }),
  ]);
});

test('this requires a recent confirmation', async () => {
  const [here, telephone] = [await api.organise('owner'), await api.organise('owner')];
  api.clock.moveBy(limits.organiserConfirmation + 1000);
  expect((await api.call(calls.endOtherSessions, { token: here })).code).toBe('organiser-0005');
  expect(await read(telephone)).toBe(200);
});

test('no session begins after a block or a new password, even if the login was checked before', async () => {
  const found = await findOrganiserByEmail(api.db, owner.email);
  if (!found) throw new Error('There is no owner.');
  const begin = async () => (await startOwnSession(api.db, found, api.clock.now())) !== null;
  const change = (facts: Partial<typeof found>) =>
    api.db.update(organisers).set(facts).where(eq(organisers.id, found.id));
  expect(await begin()).toBe(true);
  await change({ isBlocked: true });
  expect(await begin()).toBe(false);
  await change({ isBlocked: false, passwordHash: 'of another password' });
  expect(await begin()).toBe(false);
});

test('a set-up link works once, also when used concurrently', async () => {
  const person = { email: 'new@demo.summit.example', name: 'Nell Ashby', roles: ['desk'], version: null };
  await api.call(calls.addOrganiser, { token: await api.organise('owner'), body: person });
  const [mail] = await api.app.platform.mail.list(api.db, 1);
  const [, token = ''] = /set-up (\S+)/.exec(mail?.text ?? '') ?? [];
  const setUp = (password: string) => api.call(calls.organiserSetUp, { body: { token, password } });
  const both = await Promise.all([setUp('a long enough password'), setUp('another of some length')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});
