import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rehearsal } from '@summit/contract/site/rehearsal';
import { PassedReads } from '@summit/rendering/passed-reads';
import type { RenderOrder, RenderReport } from '@summit/rendering/render-protocol';
import { until } from '../../../app/testing/until.ts';
import { createRegistry, liveRelease } from '../../testing/fake-registry.ts';
import { siteReleases } from '../site-releases.ts';
import { PassedFetch } from './passed-fetch.ts';

/** The requests received by the API, the remote's file server, and a forbidden server. */
let arrived: { url: string; method: string; headers: IncomingHttpHeaders }[];
let server: Server;
let origin: string;
let elsewhere: string;
let passed: PassedFetch;
let reads: PassedReads;
let floods: string[];

beforeEach(async () => {
  arrived = [];
  server = createServer(({ url = '', method = '', headers }, response) => {
    arrived.push({ url, method, headers });
    if (url.endsWith('/slow')) return;
    if (url.endsWith('/moved')) return void response.writeHead(302, { location: '/metrics' }).end();
    if (url.endsWith('/none')) return void response.writeHead(204).end();
    response.writeHead(url.endsWith('/busy') ? 429 : 200, { 'retry-after': '7', 'set-cookie': 'a=b' });
    response.end(JSON.stringify({ url }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  elsewhere = `http://localhost:${port}`;
  const release = liveRelease('awards', `${origin}/awards`, 'a1');
  release.descriptor.hashes = { 'browser/awards_a1.vote.css': 'a'.repeat(64) };
  const { server: releases } = siteReleases(createRegistry(1, release));
  const answer = (order: RenderOrder) => void passed.takes(order);
  floods = [];
  reads = new PassedReads({ apiUpstream: origin, server: releases, remote: 'awards' }, answer, (reason) =>
    floods.push(reason),
  );
  passed = new PassedFetch((report: RenderReport) => {
    if (report.kind === 'read') reads.read(report);
    if (report.kind === 'unneeded') reads.giveUp(report.id);
  });
});
afterEach(() => {
  reads.stop();
  server.closeAllConnections();
  server.close();
});

test('the API is read anonymously, and its response is returned unchanged', async () => {
  const ours = { traceparent: '00-1', 'accept-language': 'en', [rehearsal.header]: 'a.b' };
  const headers = { authorization: 'Bearer x', cookie: 'a=b', ...ours };
  const response = await passed.fetch(`${origin}/public/speakers?q=a%20b`, { headers });
  expect([response.status, await response.json()]).toEqual([200, { url: '/public/speakers?q=a%20b' }]);
  expect(arrived).toHaveLength(1);
  expect(arrived[0]?.headers).toMatchObject(ours);
  expect(arrived[0]?.headers).not.toHaveProperty('authorization');
  expect(arrived[0]?.headers).not.toHaveProperty('cookie');
  const busy = await passed.fetch(`${origin}/public/busy`);
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7']);
  expect(busy.headers.get('set-cookie')).toBeNull();
  expect((await passed.fetch(`${origin}/public/none`)).status).toBe(204);
});

test('files of the same release can be read', async () => {
  const response = await passed.fetch(`${origin}/awards/a1/server/205.js`);
  expect(await response.json()).toEqual({ url: '/awards/a1/server/205.js' });
});

test('of the browser files only style files of the same release can be read', async () => {
  const browser = `${origin}/awards/a1/browser`;
  await expect(passed.fetch(`${browser}/awards_a1.vote.css`)).resolves.toMatchObject({ status: 200 });
  await expect(passed.fetch(`${browser}/vote.js`)).rejects.toThrow('is not read for a page');
});

test('another API server can be read once the site uses it', async () => {
  await expect(passed.fetch(`${elsewhere}/public/a`)).rejects.toThrow('is not read for a page');
  reads.allow(elsewhere);
  await expect(passed.fetch(`${elsewhere}/public/a`)).resolves.toMatchObject({ status: 200 });
});

test.each([
  ['the API’s metrics', '/metrics'],
  ['a call of organisers', '/backoffice/audit'],
  ['the root', '/'],
  ['a path traversal out of the public part', '/public/../metrics'],
  ['an escaped path traversal', '/public/%2e%2e/metrics'],
  ['a path traversal with backslashes', '/public\\..\\metrics'],
  ['files of another release', '/awards/a2/server/205.js'],
  ['files of another remote', '/content/c1/server/205.js'],
  ['a path traversal out of the release’s files', '/awards/a1/server/../../../metrics'],
])('%s is not read', async (_what, path) => {
  await expect(passed.fetch(`${origin}${path}`)).rejects.toThrow('is not read for a page');
  expect(arrived).toEqual([]);
});

test.each([
  'file:///etc/passwd',
  'data:text/plain,a',
  'http://127.0.0.1:1/public/',
  'http://x@127.0.0.1/public/a',
])('%s is not read', async (address) => {
  await expect(passed.fetch(address)).rejects.toThrow();
  expect(arrived).toEqual([]);
});

test('an address that only begins like the API’s is refused', async () => {
  await expect(passed.fetch(`${origin}0/public/a`)).rejects.toThrow();
  await expect(passed.fetch(`${origin}.example/public/a`)).rejects.toThrow();
  expect(arrived).toEqual([]);
});

test('only reads are sent', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    await expect(passed.fetch(`${origin}/public/login`, { method })).rejects.toThrow('is not sent');
  }
  expect(arrived).toEqual([]);
});

test('redirects are not followed', async () => {
  await expect(passed.fetch(`${origin}/public/moved`)).rejects.toThrow();
  expect(arrived.map(({ url }) => url)).toEqual(['/public/moved']);
});

test('a read is cancelled when its page gives up', async () => {
  const controller = new AbortController();
  const reading = passed.fetch(`${origin}/public/slow`, { signal: controller.signal });
  await until(() => arrived.length === 1);
  expect(passed.waiting).toBe(1);
  controller.abort();
  await expect(reading).rejects.toThrow('aborted');
  expect(passed.waiting).toBe(0);
});

test('hundreds of concurrent reads are queued', async () => {
  const asked = Array.from({ length: 300 }, (_, number) => passed.fetch(`${origin}/public/${number}`));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(Array(300).fill(200));
  expect(floods).toEqual([]);
});

test('endless requests are reported, so that their process can be ended', () => {
  for (let id = 0; id < 10_000; id += 1) {
    reads.read({ id, url: `${origin}/metrics`, headers: {} });
    reads.giveUp(id);
  }
  expect(floods).toEqual(['the rendering process made more than 5000 requests in a second']);
});
