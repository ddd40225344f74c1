import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls } from '@summit/contract/calls/all-calls';
import type { WholeCall } from '@summit/contract/requests/call';
import { isReadAlike, sharedForMoments, storedNowhere } from '@summit/contract/requests/shared-caches';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

/** The parameters of reads that need some. */
const queries: Record<string, string> = {
  search: '?q=payments',
  awardsResults: '?awardsType=Company',
  captchaChallenge: '?action=login',
};

const calls = Object.values<Record<string, WholeCall>>(allCalls).flatMap((table) => Object.entries(table));
const reads = calls.filter(([, { method }]) => method === 'GET');

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

/** Makes an anonymous request. */
async function read(name: string, { path }: WholeCall, query = queries[name] ?? '') {
  const { statusCode, headers } = await api.app.inject(`${path.replaceAll(/:\w+/g, 'unknown')}${query}`);
  return { statusCode, cacheControl: String(headers['cache-control']) };
}

test.each(reads.filter(([, call]) => !isReadAlike(call)))(
  'the response of %s is not cached anywhere',
  async (name, call) => {
    const { cacheControl } = await read(name, call);
    expect(cacheControl).toMatch(/^(private, )?no-store$/);
  },
);

test('shared caches store public responses for a moment, and no refusals', async () => {
  const shared: string[] = [];
  for (const [name, call] of reads.filter(([, each]) => isReadAlike(each))) {
    const { statusCode, cacheControl } = await read(name, call);
    const isThere = statusCode < 300;
    expect([name, cacheControl]).toEqual([name, isThere ? sharedForMoments : 'no-store']);
    if (isThere) shared.push(name);
  }
  expect(shared).toEqual(
    expect.arrayContaining([
      'settings',
      'speakers',
      'agendaSessions',
      'packages',
      'search',
      'awardsStatus',
      'captcha',
    ]),
  );
  expect(shared.length).toBeGreaterThan(30);
});

test('a response for one visitor is not given to the next', async () => {
  for (const name of ['captchaChallenge', 'countryInfo']) {
    const [, call] = reads.find(([known]) => known === name) ?? [];
    expect((await read(name, call as WholeCall)).cacheControl).toBe(storedNowhere);
  }
});

test.each([
  ['emailDomainValidation', '?email=anna@example.org'],
  ['videos', '?token=unknown'],
])('the response of %s for a secret address is in no shared cache', async (name, query) => {
  const [, call] = reads.find(([known]) => known === name) ?? [];
  expect((await read(name, call as WholeCall, query)).cacheControl).not.toContain('public');
});
