import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as limits from '@summit/contract/limits/limits';
import { type Registry, registryPath } from '@summit/contract/releases/registry';
import { startTracing } from '@summit/tracing/tracing';
import { until } from '../app/testing/until.ts';
import { uploadPaths } from './api-gateway/api-proxy.ts';
import { shellConfigFrom } from './config.ts';
import { Draining } from './http/draining.ts';
import { siteClientLimits } from './http/slow-clients.ts';
import { SiteMetrics } from './metrics/site-metrics.ts';
import { buildSiteServer } from './site-server.ts';
import { createRegistry, liveRelease } from './testing/fake-registry.ts';

/** A rendering program that shows with which revision it renders; that of revision 3 cannot be loaded. */
const program = `
let revision;
process.on('message', (order) => {
  if (order.kind === 'setup') {
    setInterval(() => process.send({ kind: 'beat' }), order.setup.beatMs);
    if (order.setup.server.revision === 3) throw new Error('its entry is missing');
    return process.send({ kind: 'ready', problems: [] });
  }
  if (order.kind === 'releases') ({ revision } = order.releases.server);
  if (order.kind !== 'render') return;
  const { id, path } = order;
  process.send({ kind: 'begun', id });
  if (path === '/content') process.exit(1);
  const html = path === '/traced' ? order.traceparent : path + ' of revision ' + revision;
  const page = { status: path === '/404' ? 404 : 200, html, styleHashes: [], scriptHashes: [], degraded: false };
  const done = () => process.send({ kind: 'rendered', id, page, memory: 0 });
  setTimeout(done, path.startsWith('/slow') ? 500 : 0);
});
process.on('disconnect', () => process.exit());
`;

let folder: string;
let site: FastifyInstance;
let metrics: SiteMetrics;
let draining: Draining;

function write(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function goLive(registry: Registry): void {
  const file = join(folder, registryPath);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(registry));
}

const paths = ['/', '/content', '/speakers', '/traced', '/slow', '/slow/:number'];

function revision(number: number): Registry {
  const release = liveRelease('content', 'http://localhost:3001', `c${number}`);
  const facts = { access: 'public', headerKind: 'plain', renderMode: 'server' } as const;
  release.descriptor.pages = paths.map((path) => ({ id: path, path, ...facts }));
  return createRegistry(number, release);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  write('dist/s1/server/main.js', program);
  write('dist/s1/server/package.json', '{ "type": "commonjs" }');
  write('dist/s1/browser/main.0a1b2c3d.js', 'start()');
  write('dist/s1/browser/federation.js', 'load()');
  write('dist/s1/browser/archivo.woff2', '');
  goLive(revision(1));
  const build = join(folder, 'dist/s1');
  const away = 'http://127.0.0.1:9';
  metrics = new SiteMetrics();
  draining = new Draining();
  site = await buildSiteServer(
    shellConfigFrom({
      SHELL_BUILD: build,
      DATA_DIR: folder,
      API_UPSTREAM: away,
      FRAME_ANCESTORS: 'https://a.example',
      SITE_ORIGIN: 'https://summit.example',
      TRUSTED_PROXIES: '10.0.0.0/8',
    }),
    metrics,
    draining,
  );
  site.log.level = 'silent';
});

afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => site.inject(url);

test('every address is a page, rendered with the live releases', async () => {
  expect((await get('/speakers')).body).toBe('/speakers of revision 1');
  expect((await get('/nowhere')).statusCode).toBe(404);
});

test('a rendering belongs to the trace that the request for its page began', async () => {
  const settings = { endpoint: 'http://127.0.0.1:9', headers: {}, ratio: 0 };
  const stop = startTracing('summit-site', settings, () => undefined);
  const { body } = await get('/traced');
  await stop();
  expect(body).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
});

test('every response forbids content sniffing, and a page has its security policies', async () => {
  for (const url of ['/', '/registry.json', '/favicon.svg', '/assets/s1/main.0a1b2c3d.js', '/api/x']) {
    expect((await get(url)).headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  }
  const { headers } = await get('/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'self' https://a.example");
});

test('monitoring, but not visitors, can read which process renders which revision, and the cache', async () => {
  await get('/speakers');
  const text = await metrics.text();
  expect(text).toMatch(/^site_render_duration_seconds_count\{.*outcome="whole"\} 1$/m);
  expect(text).toMatch(/^site_rendered_revision 1$/m);
  expect(text).toMatch(/^site_cached_bytes [1-9]/m);
  expect((await get('/metrics')).body).toBe('/404 of revision 1');
});

test('a site that is about to stop is not ready, but still serves requests', async () => {
  expect((await get('/ready')).statusCode).toBe(200);
  draining.begin(site.server);
  expect((await get('/ready')).statusCode).toBe(503);
  expect((await get('/speakers')).body).toBe('/speakers of revision 1');
});

test('fifty pages being rendered when the site closes are all finished', async () => {
  await site.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.server.address() as AddressInfo;
  let arrived = 0;
  site.server.on('request', () => (arrived += 1));
  const responses = Array.from({ length: 50 }, (_, number) =>
    fetch(`http://127.0.0.1:${port}/slow/${number}`).then((response) => response.text()),
  );
  await until(() => arrived === 50);
  const closed = site.close();
  const bodies = await Promise.all(responses);
  expect(bodies.filter((body) => body.endsWith('of revision 1'))).toHaveLength(50);
  await closed;
});

test('open tabs can read which releases are live', async () => {
  const { headers, body } = await get('/registry.json');
  expect(headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(body)).toMatchObject({
    revision: 1,
    remotes: [{ name: 'content', entry: '/r/content/c1/browser/remoteEntry.js' }],
  });
});

test('a promotion reaches visitors automatically, and drops cached pages', async () => {
  await get('/speakers');
  goLive(revision(2));
  let body = '';
  await until(() => {
    void get('/speakers').then((response) => (body = response.body));
    return body.endsWith('revision 2');
  });
  expect((await get('/health')).json()).toEqual({ status: 'ok', revision: 2 });
});

test('visitors get the previous release if the new one cannot be loaded', async () => {
  const warned = vi.spyOn(site.log, 'warn');
  goLive(revision(3));
  await until(() => warned.mock.calls.join().includes('revision 3 is not rendered on the server'));
  expect((await get('/health')).json()).toMatchObject({ revision: 3 });
  expect((await get('/speakers')).body).toBe('/speakers of revision 1');
});

test('a page that ends its process is left to the browser, the others are rendered', async () => {
  const { statusCode, body } = await get('/content');
  expect([statusCode, body.includes('needs JavaScript')]).toEqual([503, true]);
  expect((await get('/speakers')).body).toBe('/speakers of revision 1');
});

test('an unknown address gets the error page, and an unknown call the API’s error', async () => {
  expect(await get('/%E0%A4%A')).toMatchObject({ statusCode: 404, body: '/404 of revision 1' });
  expect((await get('/api/%E0%A4%A')).json()).toMatchObject({ Code: 'request-0001' });
  const sent = await site.inject({ method: 'POST', url: '/speakers', payload: { name: 'Anna' } });
  expect([sent.statusCode, sent.headers.allow, sent.body]).toEqual([405, 'GET, HEAD', '/404 of revision 1']);
});

test('only trusted proxies can set a visitor’s address', async () => {
  site.get('/test/address', async ({ ip }) => ip);
  const from = async (remoteAddress: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    return (await site.inject({ url: '/test/address', remoteAddress, headers })).body;
  };
  expect(await from('10.0.0.5')).toBe('203.0.113.9');
  expect(await from('127.0.0.1')).toBe('203.0.113.9');
  expect(await from('192.0.2.8')).toBe('192.0.2.8');
});

test('uploads of files have no time limit, all other requests do', () => {
  const bodyMs = (url: string) => siteClientLimits.bodyMs({ url } as IncomingMessage);
  for (const path of uploadPaths) expect(bodyMs(`/api${path}?device=1`)).toBeNull();
  for (const url of ['/about', '/api/public/login', '/blitz/logo']) {
    expect(bodyMs(url)).toBeLessThanOrEqual(30_000);
  }
  expect(site.server).toMatchObject({ requestTimeout: limits.uploadTime });
  expect(site.server.headersTimeout).toBeLessThanOrEqual(30_000);
});

test('pending requests are finished when the site closes', async () => {
  await site.listen({ host: '127.0.0.1', port: 0 });
  const asked = once(site.server, 'request');
  const response = fetch(`http://127.0.0.1:${(site.server.address() as AddressInfo).port}/slow`);
  await asked;
  const closed = site.close();
  expect(await (await response).text()).toBe('/slow of revision 1');
  await closed;
});
