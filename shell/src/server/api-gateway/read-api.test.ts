import { afterAll, beforeAll, expect, test } from 'vitest';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import { respond } from '@summit/shared-auth/testing-responses';
import { type FakeApi, fakeApi } from '../testing/fake-api.ts';
import { readApi } from './read-api.ts';

const asked: unknown[] = [];
let api: FakeApi;

beforeAll(async () => {
  api = await fakeApi([
    respond(contentCalls.staticContent, ({ query }) => {
      asked.push(query);
      return { staticContent: [], totalItems: 0, totalPages: 0 };
    }),
    respond(contentCalls.cookieAlert, () => new Promise<never>(() => {})),
  ]);
});

afterAll(() => api.close());

test('reads the address in a call’s row, with its query', async () => {
  const query = { 'filter.Name.StartsWith': 'frame.' };
  const { totalItems } = await readApi(api.address, contentCalls.staticContent, { query, withinMs: 2000 });

  expect(totalItems).toBe(0);
  expect(asked).toEqual([query]);
});

test('a refusal throws an error that names the call', async () => {
  await expect(readApi(api.address, awardsCalls.awardsStatus, { withinMs: 2000 })).rejects.toThrow(
    `${awardsCalls.awardsStatus.path} responded 503`,
  );
});

test('an API that does not respond in time is an error', async () => {
  await expect(readApi(api.address, contentCalls.cookieAlert, { withinMs: 50 })).rejects.toThrow(/timeout/i);
});
