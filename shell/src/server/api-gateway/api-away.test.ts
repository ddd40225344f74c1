import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RenderedPage } from '@summit/rendering/render-protocol';
import { servePages } from '../pages/pages.ts';
import { createRegistry } from '../testing/fake-registry.ts';
import { onlyLive } from '../testing/only-live.ts';
import { testCache } from '../testing/test-cache.ts';
import { gatewayPage } from './gateway.ts';

const hashes = { styleHashes: [], scriptHashes: [] };
const whole: RenderedPage = { ...hashes, status: 200, html: 'All 36 speakers', degraded: false };
const holes: RenderedPage = { ...hashes, status: 200, html: 'Skeletons', degraded: true };
const assets = { main: '/m.js', styles: [], federation: '/f.js', font: '/f.woff2', buildId: 's1' };

let site: FastifyInstance;
let render: () => Promise<RenderedPage>;
let rendered: number;
let now: number;

beforeEach(() => {
  now = 0;
  rendered = 0;
  site = Fastify();
  servePages(site, {
    ...onlyLive,
    cache: testCache({ freshMs: 10_000, staleMs: 24 * 3600_000, now: () => now }),
    render: () => {
      rendered += 1;
      return render();
    },
    find: () => ({ name: 'the page of speakers', reads: ['q', 'company'] }),
    gateway: () =>
      gatewayPage({ registry: createRegistry(1), assets, publicApiBase: '/api', development: false }),
    policyFor: () => '',
    report: () => undefined,
  });
});
afterEach(() => site.close());

const read = async (path = '/speakers') => (await site.inject(path)).body;

/** Reads until the page rendered in the background is served. */
async function readUntil(wanted: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const body = await read();
    if (body === wanted) return body;
    await pause(10);
  }
  return read();
}

test.each([
  ['returns nothing', () => Promise.resolve(holes)],
  ['hangs until the renderer gives up', () => Promise.reject(new Error('hung'))],
])('a cached page stays complete for a day while the API %s', async (_how, without) => {
  render = () => Promise.resolve(whole);
  await read();
  render = without;
  for (const hour of [1, 8, 23]) {
    now = hour * 3600_000;
    expect(await read()).toBe('All 36 speakers');
    await pause(50);
    expect(await read()).toBe('All 36 speakers');
    await pause(50);
  }
  // Rendering was retried throughout.
  expect(rendered).toBeGreaterThan(3);
});

test('an uncached page is served with holes, and complete as soon as the API is back', async () => {
  render = () => Promise.resolve(holes);
  expect(await read()).toBe('Skeletons');
  render = () => Promise.resolve(whole);
  expect(await readUntil('All 36 speakers')).toBe('All 36 speakers');
});

test('an uncached page that cannot be rendered is left to the browser, with the API’s address', async () => {
  render = () => Promise.reject(new Error('hung'));
  const html = await read();
  expect(html).toContain('"apiBaseUrl":"/api"');
  expect(html).toContain('data-main="/m.js"');
  render = () => Promise.resolve(whole);
  expect(await readUntil('All 36 speakers')).toBe('All 36 speakers');
});

test('many visitors of an uncached page share one rendering while the API is slow', async () => {
  render = () => new Promise((resolve) => setTimeout(() => resolve(whole), 100));
  const bodies = await Promise.all(Array.from({ length: 20 }, () => read()));
  expect(new Set(bodies)).toEqual(new Set(['All 36 speakers']));
  expect(rendered).toBe(1);
});
