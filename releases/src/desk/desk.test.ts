import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { changeRelease, releases } from '@summit/contract/calls/organise-releases';
import type { ResponseOf } from '@summit/contract/requests/call';
import { type DeskOrder, releaseDesk } from '@summit/contract/shapes/organise/release-desk';
import { createGateFixture, getHealth } from '../health/testing/gate-fixture.ts';
import { releaseSteps } from '../promotion/testing/release-steps.ts';
import { readRegistry } from '../registry/registry-store.ts';
import { siteSettings } from '../settings/site-settings.ts';
import { releaseDeskServer } from './desk-server.ts';

const steps = releaseSteps();
const { fixture } = createGateFixture(steps.dataDir);
const key = 'the key of the API alone, long enough';
const registry = () => readRegistry(steps.dataDir());
let desk: FastifyInstance;
let said: string[];

beforeEach(() => {
  said = [];
  // The fixture's signing secret is shorter than a site's has to be.
  const given = { DATA_DIR: steps.dataDir(), SITE_SERVERS: fixture.address };
  const settings = { ...siteSettings(given), secret: 'of the site' };
  desk = releaseDeskServer({ settings, key, report: (line) => void said.push(line) });
});

afterEach(() => desk.close());

async function ask<T>(method: 'GET' | 'POST', url: string, payload?: object) {
  const response = await desk.inject({
    method,
    url,
    headers: { authorization: `Bearer ${key}` },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: (response.body ? response.json() : null) as T };
}

const change = (order: Partial<DeskOrder>) =>
  ask<ResponseOf<typeof changeRelease>>('POST', releaseDesk.changePath, {
    ...{ remote: 'awards', action: 'promote', buildId: 'a2', percent: 100, mayDropPages: false },
    ...{ revision: registry().revision, by: 'Olive Owner', isDryRun: false },
    ...order,
  });

const readAwards = async () => {
  const { body } = await ask<ResponseOf<typeof releases>>('GET', releaseDesk.releasesPath);
  return { ...body.remotes[0], servers: body.servers };
};

test.each(['', 'Bearer ', 'Bearer another key', key])(
  'a request with the authorization "%s" can read and change nothing',
  async (authorization) => {
    await steps.release('a1');
    for (const url of [releaseDesk.releasesPath, releaseDesk.previewPath]) {
      const { statusCode, body } = await desk.inject({ url, headers: { authorization } });
      expect([statusCode, body]).toEqual([401, '']);
    }
    const post = { method: 'POST', url: releaseDesk.changePath, headers: { authorization } } as const;
    expect((await desk.inject({ ...post, payload: {} })).statusCode).toBe(401);
  },
);

test('lists live releases, rollouts and candidates with health, history and the target of a rollback', async () => {
  await steps.release('a0');
  await steps.release('a1');
  await steps.candidate('a2', {}, { by: 'Tim Team', notes: ['the jury has a page'] });
  await steps.candidate('a3');
  await steps.share(10, 'a2');
  fixture.counted = [getHealth('a1', 200, 0), getHealth('a2', 60, 40)];
  const { servers, ...awards } = await readAwards();
  expect(awards).toMatchObject({
    name: 'awards',
    live: { buildId: 'a1', version: '1.0.0', health: { views: 200, failed: 0, verdict: 'unwatched' } },
    share: {
      ...{ buildId: 'a2', percent: 10 },
      health: { views: 60, failed: 40, verdict: 'failing', pages: ['welcome'] },
    },
    candidates: [{ buildId: 'a3' }],
    before: 'a0',
  });
  expect(awards.history?.map(({ action }) => action)).toEqual([
    ...['share', 'candidate', 'candidate', 'promote', 'promote'],
  ]);
  expect(awards.history?.[2]).toMatchObject({ by: 'Tim Team', notes: ['the jury has a page'] });
  expect(servers).toEqual({ all: 1, responding: 0, showing: 0 });
});

test('a dry run shows the effect of a change without making it; the history of the change names its author', async () => {
  await steps.release('a1');
  await steps.candidate('a2');
  const before = registry();
  const dry = await change({ isDryRun: true });
  expect(dry.body).toEqual({
    before: { live: 'a1 (1.0.0)', share: null, candidates: 'a2 (1.0.0)' },
    after: { live: 'a2 (1.0.0)', share: null, candidates: null },
    ...{ newPages: [], droppedPages: [], problems: [] },
  });
  expect(registry()).toEqual(before);
  expect((await change({ why: 'The season begins.' })).body).toEqual(dry.body);
  expect(registry().history.at(-1)).toMatchObject({
    ...{ action: 'promote', buildId: 'a2', by: 'Olive Owner', why: 'The season begins.' },
  });
  expect(said).toEqual(['Olive Owner: promote awards a2 from the backoffice.']);
});

test('a share can grow and be withdrawn, and the previous release can be restored', async () => {
  await steps.release('a0');
  await steps.release('a1');
  await steps.candidate('a2');
  expect((await change({ percent: 1 })).body.after.share).toBe('a2 (1.0.0), 1%');
  expect((await change({ percent: 10 })).body.after.share).toBe('a2 (1.0.0), 10%');
  expect((await change({ action: 'withdraw' })).body.after).toMatchObject({ share: null, candidates: null });
  expect((await change({ action: 'rollback', buildId: 'a1' })).body.after.live).toBe('a0 (1.0.0)');
  expect(steps.liveBuild()).toBe('a0');
});

test('a refusal changes nothing and states every reason; pages are dropped only if that is intended', async () => {
  await steps.release('a1');
  await steps.candidate('a2', { pages: [] }, { drops: 'any' });
  const { revision } = registry();
  const { body } = await change({});
  expect(body.problems).toEqual([expect.stringContaining('it drops the page /awards/hall')]);
  expect(body.after).toEqual(body.before);
  expect((await change({ action: 'withdraw', buildId: 'a9' })).body.problems).toEqual([
    "'a9' is no candidate of it",
  ]);
  expect(registry().revision).toBe(revision);
  const meant = await change({ mayDropPages: true });
  expect(meant.body.droppedPages).toEqual(['/awards/hall']);
  expect(steps.liveBuild()).toBe('a2');
});

test('a change is refused if another one was made meanwhile', async () => {
  await steps.release('a1');
  await steps.candidate('a2');
  const { revision } = registry();
  await steps.candidate('a3');
  expect((await change({ revision })).status).toBe(409);
  expect((await change({ action: 'rollback', buildId: 'a9' })).status).toBe(409);
  expect((await change({ percent: 50 as number as 10 })).status).toBe(400);
  expect(steps.liveBuild()).toBe('a1');
});

test('a preview is a link to the first page of a candidate, valid for a day; other releases have none', async () => {
  await steps.candidate('a2');
  const at = (buildId: string) => `${releaseDesk.previewPath}?remote=awards&buildId=${buildId}`;
  const { body } = await ask<{ address: string; expiresAt: string }>('GET', at('a2'));
  expect(body.address).toMatch(/^http:\/\/localhost:3000\/awards\/hall\?.+/);
  expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(23 * 3600_000);
  expect((await ask('GET', at('a1'))).status).toBe(404);
});
