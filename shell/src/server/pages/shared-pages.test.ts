import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyRegistry, type Registry } from '@summit/contract/releases/registry';
import { prefetchHeader } from '@summit/contract/requests/request-headers';
import { sharedForMoments } from '@summit/contract/requests/shared-caches';
import type { RenderedPage } from '@summit/rendering/render-protocol';
import { previewToken } from '@summit/rendering/signing/preview-link';
import { liveRelease } from '../testing/fake-registry.ts';
import { testCache } from '../testing/test-cache.ts';
import { signedLot } from '../variants/share-lot.ts';
import { Variants } from '../variants/variants.ts';
import { servePages } from './pages.ts';

const secret = 'of the site';
const siteOrigin = 'http://localhost:3000';
const next = liveRelease('awards', 'http://localhost:3003', 'a2');
const lot = (number: number) => ({ cookie: `release-share=${signedLot(secret, number)}` });
const page = { status: 200, html: '<!doctype html>', styleHashes: [], scriptHashes: [], degraded: false };
const pages: Record<string, Partial<RenderedPage>> = {
  '/holes': { degraded: true },
  '/away': { status: 503, degraded: true },
  '/404': { status: 404 },
};

let app: FastifyInstance;
let registry: Registry;

beforeEach(() => {
  registry = { ...emptyRegistry, candidates: { awards: [next] } };
  const options = { secret, siteOrigin, registry: () => registry, isReady: () => true, report: () => {} };
  const variants = new Variants(options);
  app = Fastify();
  servePages(app, {
    cache: testCache(),
    choose: (request) => variants.choose(request),
    live: () => ({ key: '', registry }),
    render: async ({ path }) => ({ ...page, ...pages[path] }),
    find: (path) => ({
      name: path,
      reads: path === '/videos' ? ['token'] : ['q'],
      withholds: path.startsWith('/invited') ? ['token'] : [],
    }),
    gateway: () => ({ ...page, status: 503, degraded: true }),
    policyFor: () => '',
    onView: () => 'view;desc="token"',
    report: () => {},
  });
});

afterEach(() => app.close());

const preview = () => {
  const now = Date.now();
  const facts = { remote: 'awards', buildId: 'a2', audience: siteOrigin, expiresAt: now + 10_000 };
  return { cookie: `release-preview=${previewToken(secret, facts, now)}` };
};

test.each<[what: string, url: string, headers: Record<string, string>]>([
  ['a page', '/', {}],
  ['a page with parameters', '/agenda?q=a&utm=b', {}],
  ['a page without the secret that it reads', '/videos?utm=b', {}],
  ['a page with a secret that it does not read', '/agenda?token=a', {}],
  ['a page in a frame', '/', { 'sec-fetch-dest': 'iframe' }],
  ['a page for a device with an old lot that is in no rollout', '/', lot(7)],
])('%s can be cached by a CDN for a moment, and sets no cookie', async (_what, url, headers) => {
  const response = await app.inject({ url, headers });
  expect(response.headers).toMatchObject({
    'cache-control': sharedForMoments,
    vary: 'accept-encoding, sec-fetch-dest',
    etag: expect.stringMatching(/^"/),
  });
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.headers['cdn-cache-control']).toBeUndefined();
});

test.each<[what: string, url: string, headers: () => Record<string, string>, expected: string]>([
  ['a page with holes', '/holes', () => ({}), 'no-cache'],
  ['a page that is left to the browser', '/away', () => ({}), 'no-cache'],
  ['a missing page', '/404', () => ({}), 'no-cache'],
  ['the response to a program', '/404', () => ({ accept: 'application/json' }), 'no-cache'],
  ['a page by a secret link', '/invited?token=s3cret', () => ({}), 'private, no-cache'],
  ['a page that reads the secret of its link', '/videos?token=s3cret', () => ({}), 'private, no-cache'],
  ['a preview', '/', preview, 'private, no-store'],
  [
    'a page that a script fetches ahead',
    '/',
    () => ({ [prefetchHeader.name]: prefetchHeader.value }),
    'private, no-cache',
  ],
  ['a page that a browser fetches ahead', '/', () => ({ 'sec-purpose': 'prefetch' }), 'private, no-cache'],
  [
    'a preview that is fetched ahead',
    '/',
    () => ({ ...preview(), 'sec-purpose': 'prefetch' }),
    'private, no-store',
  ],
  [
    'what follows a preview that is over',
    '/',
    () => ({ cookie: 'release-preview=x.y' }),
    'private, no-cache',
  ],
])('%s is not cached by a CDN', async (_what, url, headers, expected) => {
  expect((await app.inject({ url, headers: headers() })).headers['cache-control']).toBe(expected);
});

test('during a rollout a page depends on the device’s lot, and no CDN caches it', async () => {
  registry = { ...registry, shares: { awards: { ...next, percent: 10 } } };
  const first = await app.inject('/');
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.headers['set-cookie']).toContain('release-share=');
  const drawn = await app.inject({ url: '/', headers: lot(7) });
  expect(drawn.headers).toMatchObject({
    'cache-control': sharedForMoments,
    'cdn-cache-control': 'no-store',
    vary: 'accept-encoding, sec-fetch-dest, cookie',
  });
  expect(drawn.headers['set-cookie']).toBeUndefined();
  const forged = await app.inject({ url: '/', headers: { cookie: 'release-share=7.forged' } });
  expect(forged.headers['cache-control']).toBe('private, no-cache');
});

test('a revalidated page gets a 304 with a new time and token', async () => {
  const { headers } = await app.inject('/');
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers).toMatchObject({ 'cache-control': sharedForMoments, etag: headers.etag });
  expect(again.headers['server-timing']).toMatch(/^clock;desc="\d+", view;desc="token"$/);
});
