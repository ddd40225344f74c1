import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LiveRemotes } from '@summit/contract/releases/live-remotes';
import type { CachedPage } from './html-cache.ts';
import { serveSitemap } from './sitemap.ts';

const page = { access: 'public', headerKind: 'plain', renderMode: 'server' } as const;
const live: LiveRemotes = {
  revision: 1,
  remotes: [
    {
      name: 'content',
      buildId: 'c1',
      containerName: 'content_c1',
      entry: 'http://localhost:3001/c1/entry.js',
      dialogs: [],
      pages: [
        { ...page, id: 'home', path: '/' },
        { ...page, id: 'speaker', path: '/speaker/:speakerId' },
        { ...page, id: 'speakerData', path: '/speakerData' },
        { ...page, id: 'gone', path: '/gone' },
        { ...page, id: 'terms', path: '/terms' },
        { ...page, id: 'packages', path: '/registration/packages', access: 'attendee' },
        { ...page, id: 'attendee', path: '/registration/attendee', renderMode: 'browser' },
      ],
    },
  ],
};
const whole: CachedPage = {
  status: 200,
  html: Buffer.from('<title>Summit</title>'),
  encodings: {},
  headers: {},
  degraded: false,
};
const pages: Record<string, CachedPage> = {
  '/': whole,
  '/speakerData': { ...whole, html: Buffer.from('<meta name="robots" content="noindex">') },
  '/terms': { ...whole, html: Buffer.from('{"dateModified":"2026-10-01"}') },
  '/gone': { ...whole, status: 404 },
};

const lists: Record<string, object> = {
  '/public/settings': { event: { startsOn: '2027-06-08', endsOn: '2027-06-10' }, awards: { year: 2027 } },
  '/public/awards/results?awardsType=Company': { years: [2027, 2026] },
  '/public/awards/results?awardsType=Individual': { years: [2026, 2025] },
  '/public/speakers': { speakers: [{ id: 'a-1', updatedAt: '2027-03-01T09:00:00.000Z' }, { id: 'b-2' }] },
  '/public/sponsors': { sponsors: [{ id: 'tidewarden' }] },
  '/public/articles': { articles: [{ id: 'rain', publishedAt: '2026-11-17T09:00:00.000Z' }] },
  '/public/photo-galleries': { photoGalleries: [{ id: 'opening', date: '2026-06-09' }] },
};

let api: Server;
let app: FastifyInstance;
let now: number;
let asked: string[];
/** The page of the terms while it fails. */
let failing: (() => Promise<CachedPage>) | undefined;

beforeEach(async () => {
  now = 0;
  asked = [];
  failing = undefined;
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(lists[request.url ?? '']));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  app = Fastify();
  serveSitemap(app, {
    siteOrigin: 'https://summit.example',
    apiUpstream: () => upstream,
    live: () => live,
    page: async (path) => {
      asked.push(path);
      if (failing && path === '/terms') return failing();
      return pages[path] ?? whole;
    },
    now: () => now,
  });
});

afterEach(async () => {
  await app.close();
  api.close();
});

const locations = async () => {
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('xml');
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
};

test('it lists indexed pages, agenda days, speakers, sponsors, articles, albums and earlier editions of the awards', async () => {
  expect(await locations()).toEqual([
    'https://summit.example/',
    'https://summit.example/terms',
    'https://summit.example/agenda?day=2027-06-09',
    'https://summit.example/agenda?day=2027-06-10',
    'https://summit.example/speaker/a-1',
    'https://summit.example/speaker/b-2',
    'https://summit.example/sponsors/tidewarden',
    'https://summit.example/articles/rain',
    'https://summit.example/photo-gallery?album=opening',
    'https://summit.example/awards/winners?year=2026',
    'https://summit.example/awards/individual/winners?year=2026',
    'https://summit.example/awards/individual/winners?year=2025',
    'https://summit.example/awards/leaders?year=2026',
    'https://summit.example/awards/leaders?year=2025',
  ]);
  expect(asked).toEqual(['/', '/speakerData', '/gone', '/terms']);
});

test('it states when a page last changed, where that is known', async () => {
  const { body } = await app.inject('/sitemap.xml');
  expect(body).toContain(
    '<url><loc>https://summit.example/speaker/a-1</loc><lastmod>2027-03-01T09:00:00.000Z</lastmod></url>',
  );
  expect([...body.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, ...change]) => change)).toEqual([
    ['https://summit.example/terms', '2026-10-01'],
    ['https://summit.example/speaker/a-1', '2027-03-01T09:00:00.000Z'],
    ['https://summit.example/articles/rain', '2026-11-17T09:00:00.000Z'],
    ['https://summit.example/photo-gallery?album=opening', '2026-06-09'],
  ]);
});

test('it is cached for a while, whatever pages are not indexed or not found', async () => {
  await Promise.all(Array.from({ length: 20 }, locations));
  await locations();
  expect(asked).toHaveLength(4);
  now = 16 * 60_000;
  await locations();
  expect(asked).toHaveLength(8);
});

test.each<[string, () => Promise<CachedPage>]>([
  ['has holes', async () => ({ ...whole, degraded: true })],
  ['has an error', async () => ({ ...whole, status: 500 })],
  ['is left to the browser', async () => ({ ...whole, status: 503, degraded: true })],
  ['is rejected', () => Promise.reject(new Error('The renderer was lost.'))],
])('a page that %s is missing only until the next request', async (_how, fail) => {
  const terms = 'https://summit.example/terms';
  failing = fail;
  const { statusCode, headers } = await app.inject('/sitemap.xml');
  expect({ statusCode, cached: headers['cache-control'] }).toEqual({ statusCode: 200, cached: 'no-cache' });
  const others = await locations();
  expect(others).not.toContain(terms);
  expect(others).toContain('https://summit.example/speaker/a-1');
  failing = undefined;
  expect(await locations()).toEqual(['https://summit.example/', terms, ...others.slice(1)]);
  expect(asked).toHaveLength(12);
  const again = await app.inject('/sitemap.xml');
  expect(again.headers['cache-control']).toBe('public, max-age=3600');
  expect(asked).toHaveLength(12);
});

test('without the API it lists the pages only', async () => {
  api.close();
  api.closeAllConnections();
  expect(await locations()).toEqual(['https://summit.example/', 'https://summit.example/terms']);
  await locations();
  expect(asked).toHaveLength(8);
});

test('robots.txt names the sitemap, allows pictures and films, and disallows the rest of the API', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body).toContain('Sitemap: https://summit.example/sitemap.xml');
  expect(body).toContain('Allow: /api/media/\n');
  expect(body).toContain('Allow: /api/public/awards/results-picture\n');
  expect(body).toContain('Disallow: /api/\n');
});
