import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Registry, RegistryAction } from '@summit/contract/releases/registry';
import { registryRevisionHeader, releaseHealthPath } from '@summit/contract/releases/release-health';
import { signed } from '@summit/rendering/signing/signed-text';
import { SiteMetrics } from '../metrics/site-metrics.ts';
import type { CachedPage } from '../pages/html-cache.ts';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import { ReleaseHealth } from './release-health.ts';

const secret = 'of the site';
const page: CachedPage = {
  status: 200,
  html: Buffer.from(''),
  encodings: {},
  headers: {},
  degraded: false,
  release: 'awards@a2',
  pageId: 'welcome',
};
let app: FastifyInstance;
let health: ReleaseHealth;
let registry: Registry;

beforeEach(async () => {
  health = new ReleaseHealth({ secret, metrics: new SiteMetrics(), report: () => undefined });
  app = Fastify();
  await app.register(health.routes);
  app.get('/page', async (request) => {
    health.countView(request, page);
    return '';
  });
  registry = createRegistry(0);
});

afterEach(() => app.close());

/** Makes a build live. */
function change(action: RegistryAction, buildId: string): void {
  const { revision, history } = registry;
  const entry = { remote: 'awards', buildId, action, at: new Date(revision).toISOString() };
  const next = createRegistry(revision + 1, liveRelease('awards', 'http://localhost:3003', buildId));
  registry = { ...next, history: [...history, entry] };
  health.follow(registry);
}

/** The counted views of a2, and the revision that the health gate receives with them. */
async function ask(): Promise<[views: number | undefined, revision: unknown]> {
  const authorization = `Bearer ${signed(secret, 'health', String(Date.now()))}`;
  const url = `${releaseHealthPath}?release=awards@a2`;
  const response = await app.inject({ url, headers: { authorization } });
  const [tallies] = response.json<{ own: number[] }[]>();
  return [tallies?.own[0], Number(response.headers[registryRevisionHeader])];
}

test('the counts of a release that was rolled back are reset when it is promoted again', async () => {
  change('promote', 'a1');
  change('promote', 'a2');
  await app.inject('/page');
  await app.inject('/page');
  expect(await ask()).toEqual([2, 2]);
  change('rollback', 'a1');
  expect(await ask()).toEqual([2, 3]);
  change('promote', 'a2');
  expect(await ask()).toEqual([undefined, 4]);
  await app.inject('/page');
  expect(await ask()).toEqual([1, 4]);
});

test('a release that a rollback restores keeps its counts', async () => {
  change('promote', 'a2');
  await app.inject('/page');
  change('promote', 'a3');
  change('rollback', 'a2');
  expect(await ask()).toEqual([1, 3]);
});
