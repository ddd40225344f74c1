import { agendaCalls } from '@summit/contract/calls/agenda';
import { limits } from '@summit/contract/limits';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await openTestApp();
  token = await test.loginAs('buy');
});

afterAll(() => test.close());

const [first, second, third] = [
  'the-plumbing-is-the-product',
  'four-pages',
  'stablecoins-boring-at-last',
] as const;

async function merge(body: object, as = token): Promise<string[]> {
  return (await test.call(agendaCalls.setStarredSessions, { body, token: as })).body.sessionIds;
}

async function read(as = token): Promise<string[]> {
  return (await test.call(agendaCalls.starredSessions, { token: as })).body.sessionIds;
}

it('begins with nothing, and is for whoever is signed in', async () => {
  expect(await read()).toEqual([]);
  expect((await test.call(agendaCalls.starredSessions)).status).toBe(401);
  expect((await test.call(agendaCalls.setStarredSessions, { body: { starred: [first] } })).status).toBe(401);
});

it('joins what several devices have starred, in order of time', async () => {
  await merge({ starred: [third], removed: [] });
  const both = await merge({ starred: [first, second], removed: [] });
  expect(new Set(both)).toEqual(new Set([first, second, third]));
  expect(both[0]).toBe(first);
  expect(await read()).toEqual(both);
});

it('removes what a device has removed, and only that', async () => {
  const left = await merge({ starred: [], removed: [first] });
  expect(new Set(left)).toEqual(new Set([second, third]));
  expect(await merge({ starred: [], removed: ['never', first] })).toEqual(left);
  expect(await merge({ starred: [first], removed: [first] })).toEqual(left);
});

it('changes nothing when it is sent again, or with what is no session', async () => {
  const before = await read();
  expect(await merge({ starred: [second, second, 'no-session'], removed: [] })).toEqual(before);
  expect(await merge({})).toEqual(before);
});

it('keeps attendees apart', async () => {
  const other = await test.loginAs('sell');
  expect(await read(other)).toEqual([]);
  await merge({ starred: [first], removed: [] }, other);
  expect(await read()).not.toContain(first);
});

it('holds when two devices send at the same time', async () => {
  const ids = [first, second, third];
  await Promise.all([...ids, ...ids].map((id) => merge({ starred: [id], removed: [] })));
  expect(new Set(await read())).toEqual(new Set(ids));
});

it('refuses lists that no programme is long enough for', async () => {
  const starred = Array.from({ length: limits.starredSessions + 1 }, (_, index) => `s-${index}`);
  const answer = await test.call(agendaCalls.setStarredSessions, { body: { starred }, token });
  expect([answer.status, answer.code]).toEqual([400, 'validation.base-0001']);
});
