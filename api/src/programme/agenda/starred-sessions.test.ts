import { afterAll, beforeAll, expect, test } from 'vitest';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as limits from '@summit/contract/limits/limits';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let token: string;

beforeAll(async () => {
  api = await openTestApp();
  token = await api.loginAs('buy');
});

afterAll(() => api.close());

const [first, second, third] = [
  'the-plumbing-is-the-product',
  'four-pages',
  'stablecoins-boring-at-last',
] as const;

async function merge(body: object, as = token): Promise<string[]> {
  return (await api.call(agendaCalls.setStarredSessions, { body, token: as })).body.sessionIds;
}

async function read(as = token): Promise<string[]> {
  return (await api.call(agendaCalls.starredSessions, { token: as })).body.sessionIds;
}

test('begins with nothing, and is for visitors who are signed in', async () => {
  expect(await read()).toEqual([]);
  expect((await api.call(agendaCalls.starredSessions)).status).toBe(401);
  expect((await api.call(agendaCalls.setStarredSessions, { body: { starred: [first] } })).status).toBe(401);
});

test('joins what several devices have starred, in order of time', async () => {
  await merge({ starred: [third], removed: [] });
  const both = await merge({ starred: [first, second], removed: [] });
  expect(new Set(both)).toEqual(new Set([first, second, third]));
  expect(both[0]).toBe(first);
  expect(await read()).toEqual(both);
});

test('removes what a device has removed, and only that', async () => {
  const left = await merge({ starred: [], removed: [first] });
  expect(new Set(left)).toEqual(new Set([second, third]));
  expect(await merge({ starred: [], removed: ['never', first] })).toEqual(left);
  expect(await merge({ starred: [first], removed: [first] })).toEqual(left);
});

test('changes nothing when it is sent again, or with what is no session', async () => {
  const before = await read();
  expect(await merge({ starred: [second, second, 'no-session'], removed: [] })).toEqual(before);
  expect(await merge({})).toEqual(before);
});

test('keeps attendees apart', async () => {
  const other = await api.loginAs('sell');
  expect(await read(other)).toEqual([]);
  await merge({ starred: [first], removed: [] }, other);
  expect(await read()).not.toContain(first);
});

test('holds when two devices send at the same time', async () => {
  const ids = [first, second, third];
  await Promise.all([...ids, ...ids].map((id) => merge({ starred: [id], removed: [] })));
  expect(new Set(await read())).toEqual(new Set(ids));
});

test('refuses lists that no programme is long enough for', async () => {
  const starred = Array.from({ length: limits.starredSessions + 1 }, (_, index) => `s-${index}`);
  const response = await api.call(agendaCalls.setStarredSessions, { body: { starred }, token });
  expect([response.status, response.code]).toEqual([400, 'validation.base-0001']);
});
