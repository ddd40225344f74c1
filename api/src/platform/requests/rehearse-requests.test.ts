import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls } from '@summit/contract/calls/all-calls';
import * as authCalls from '@summit/contract/calls/auth';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as organiseAwardsCalls from '@summit/contract/calls/organise-awards';
import { errorMessage } from '@summit/contract/errors/errors';
import { defineCall, type WholeCall } from '@summit/contract/requests/call';
import { shape, whole } from '@summit/contract/requests/response-shapes';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import { hostileTexts } from '@summit/contract/testing/hostile-texts';
import { tags } from '../../people/tags/tags.tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { databaseCounts } from '../rate-limit/counts.queries.ts';
import { currentRehearsal, inRehearsal, outsideRehearsal } from '../rehearsal/current-rehearsal.ts';
import { rehearsalToken } from '../rehearsal/rehearsal-token.ts';
import { serve } from '../serve.ts';

const rows = Object.values(allCalls).flatMap((table): [string, WholeCall][] => Object.entries(table));

let api: TestApp;
/** A read that also writes, like the one that begins a payment. */
const calls = {
  writingRead: defineCall({
    method: 'GET',
    path: '/test/writing-read',
    access: 'public',
    summary: 'For tests',
    response: shape({ tags: whole() }),
    errors: [],
  }),
};
const tag = { id: 'rehearsed', name: 'Rehearsed' };
const rehearsal = () => ({
  at: new Date('2027-06-08T17:00:00Z'),
  statuses: { Company: 'VoteOne', Individual: 'VoteOne', Welcome: 'VoteOne' } as const,
  showsNominees: true,
  by: 'Stellan Brook',
  expiresAt: new Date(api.clock.now().getTime() + 3_600_000),
});
const header = () => ({ [facts.header]: rehearsalToken(api.app.platform.config.secret, rehearsal()) });

beforeAll(async () => {
  api = await openTestApp();
  serve(api.app, calls, {
    writingRead: async () => {
      const { rowCount } = await api.db.insert(tags).values(tag);
      return { tags: rowCount ?? 0 };
    },
  });
});
afterAll(() => api.close());

const writes = rows.filter(([, { method, allowedInRehearsal }]) => method !== 'GET' && !allowedInRehearsal);

test.each(writes)('%s is refused with a message before any other check', async (_name, call) => {
  const url = call.path.replaceAll(/:\w+/g, 'x');
  const response = await api.app.inject({ method: call.method, url, headers: header() });
  expect([response.statusCode, response.json()]).toMatchObject([
    403,
    { Code: 'rehearsal-0001', Message: errorMessage('rehearsal-0001') },
  ]);
});

test('only refreshing and ending a session still works, also with an expired rehearsal', async () => {
  const allowed = rows.filter(([, { allowedInRehearsal }]) => allowedInRehearsal).map(([name]) => name);
  expect(allowed).toEqual(['refreshToken', 'logout']);
  for (const headers of [header(), { [facts.header]: 'over' }]) {
    const { code } = await api.call(authCalls.refreshToken, { body: { refreshToken: 'unknown' }, headers });
    expect(code).toBe('authorization-0003');
    expect((await api.call(authCalls.logout, { body: {}, headers })).status).toBe(204);
  }
});

test('no forged token opens a rehearsal, or causes an error', async () => {
  const { path } = awardsCalls.awardsStatus;
  for (const text of hostileTexts) {
    const { statusCode } = await api.app.inject({ url: path, headers: { [facts.header]: text } });
    expect([400, 410], JSON.stringify(text)).toContain(statusCode);
  }
});

test('calls of organisers use the real site, not a rehearsal', async () => {
  const token = await api.organise('steward');
  const { code } = await api.call(organiseAwardsCalls.awardsDesk, { token, headers: header() });
  expect(code).toBe('rehearsal-0001');
});

test('the database refuses a read that also writes, with the same message', async () => {
  expect((await api.call(calls.writingRead, { headers: header() })).code).toBe('rehearsal-0001');
  expect((await api.call(calls.writingRead)).body).toEqual({ tags: 1 });
});

test('no code in a rehearsal can change the database, in a transaction or without one', async () => {
  const write = async () => void (await api.db.insert(tags).values(tag));
  const writeTogether = () => api.db.transaction(async (tx) => void (await tx.insert(tags).values(tag)));
  for (const work of [write, writeTogether]) {
    await expect(inRehearsal(rehearsal(), work)).rejects.toMatchObject({ cause: { code: '25006' } });
  }
  expect(currentRehearsal()).toBeNull();
});

test('attempts are counted as usual', async () => {
  const counts = databaseCounts(api.db, api.clock);
  const added = await inRehearsal(rehearsal(), () => counts.add('a key', 60));
  expect(added.count).toBe(1);
  expect(inRehearsal(rehearsal(), () => outsideRehearsal(currentRehearsal))).toBeNull();
});

test('requests after a rehearsed one use the real site', async () => {
  const before = api.app.platform.clock.now();
  await api.call(awardsCalls.awardsStatus, { headers: header() });
  expect(api.app.platform.clock.now().getTime() - before.getTime()).toBeLessThan(60_000);
  expect(inRehearsal(rehearsal(), () => api.app.platform.clock.now())).toEqual(rehearsal().at);
});
