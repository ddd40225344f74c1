import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { LiveRemotes } from '../federation/live-remotes.ts';
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
        { ...page, id: 'broken', path: '/broken' },
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
  '/broken': { ...whole, degraded: true },
};

let api: Server;
let app: FastifyInstance;
let now: number;
let asked: string[];

beforeEach(async () => {
  now = 0;
  asked = [];
  api = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ speakers: [{ id: 'a-1', updatedAt: '2027-03-01T09:00:00.000Z' }, { id: 'b-2' }] }),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  app = Fastify();
  serveSitemap(app, {
    siteOrigin: 'https://summit.example',
    apiUpstream: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    live: () => live,
    page: async (path) => {
      asked.push(path);
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

test('it names the pages that may be found, and every speaker', async () => {
  expect(await locations()).toEqual([
    'https://summit.example/',
    'https://summit.example/speaker/a-1',
    'https://summit.example/speaker/b-2',
  ]);
  expect(asked).toEqual(['/', '/speakerData', '/broken']);
});

test('of a speaker it tells when the page changed last, where that is known', async () => {
  const { body } = await app.inject('/sitemap.xml');
  expect(body).toContain(
    '<url><loc>https://summit.example/speaker/a-1</loc><lastmod>2027-03-01T09:00:00.000Z</lastmod></url>',
  );
  expect(body.match(/<lastmod>/g)).toHaveLength(1);
});

test('it is made once for all who ask, and again later', async () => {
  await locations();
  await locations();
  expect(asked).toHaveLength(3);
  now = 16 * 60_000;
  await locations();
  expect(asked).toHaveLength(6);
});

test('without the API it names the pages', async () => {
  api.close();
  api.closeAllConnections();
  expect(await locations()).toEqual(['https://summit.example/']);
  await locations();
  expect(asked).toHaveLength(6);
});

test('robots are led to it, and away from the API', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body).toContain('Sitemap: https://summit.example/sitemap.xml');
  expect(body).toContain('Disallow: /api/');
});
