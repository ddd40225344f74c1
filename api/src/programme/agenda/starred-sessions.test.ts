import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as limits from '@summit/contract/limits/limits';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sessions } from './agenda.tables.ts';

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

test('begins empty, and requires a login', async () => {
  expect(await read()).toEqual([]);
  expect((await api.call(agendaCalls.starredSessions)).status).toBe(401);
  expect((await api.call(agendaCalls.setStarredSessions, { body: { starred: [first] } })).status).toBe(401);
});

test('merges the stars of several devices, in order of time', async () => {
  await merge({ starred: [third], removed: [] });
  const both = await merge({ starred: [first, second], removed: [] });
  expect(new Set(both)).toEqual(new Set([first, second, third]));
  expect(both[0]).toBe(first);
  expect(await read()).toEqual(both);
});

test('removes only what a device has removed', async () => {
  const left = await merge({ starred: [], removed: [first] });
  expect(new Set(left)).toEqual(new Set([second, third]));
  expect(await merge({ starred: [], removed: ['never', first] })).toEqual(left);
  expect(await merge({ starred: [first], removed: [first] })).toEqual(left);
});

test('ignores repeated requests and unknown sessions', async () => {
  const before = await read();
  expect(await merge({ starred: [second, second, 'no-session'], removed: [] })).toEqual(before);
  expect(await merge({})).toEqual(before);
});

test('separates attendees', async () => {
  const other = await api.loginAs('sell');
  expect(await read(other)).toEqual([]);
  await merge({ starred: [first], removed: [] }, other);
  expect(await read()).not.toContain(first);
});

test('works with concurrent devices', async () => {
  const ids = [first, second, third];
  await Promise.all([...ids, ...ids].map((id) => merge({ starred: [id], removed: [] })));
  expect(new Set(await read())).toEqual(new Set(ids));
});

test('omits stars of an earlier edition, which my agenda does not show', async () => {
  await merge({ starred: [first, third] });
  const isThird = eq(sessions.id, third);
  const [row] = await api.db.select().from(sessions).where(isThird);
  const edition = row?.edition ?? 1;
  const move = (to: number) => api.db.update(sessions).set({ edition: to }).where(isThird);
  await move(edition - 1);
  expect(await read()).not.toContain(third);
  expect(await read()).toContain(first);
  await move(edition);
  expect(await read()).toContain(third);
});

test('refuses lists longer than any programme', async () => {
  const starred = Array.from({ length: limits.starredSessions + 1 }, (_, index) => `s-${index}`);
  const response = await api.call(agendaCalls.setStarredSessions, { body: { starred }, token });
  expect([response.status, response.code]).toEqual([400, 'validation.base-0001']);
});
