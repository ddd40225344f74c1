import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyRegistry } from '@summit/contract/releases/registry';
import { frameTexts } from '@summit/contract/texts/frame';
import type { RenderedPage } from '@summit/rendering/render-protocol';
import { someTurns } from '../../app/testing/until.ts';
import { liveRelease } from '../testing/fake-registry.ts';
import { testCache } from '../testing/test-cache.ts';
import { getVariant, liveVariant } from '../variants/variant.ts';
import type { Choice } from '../variants/variants.ts';
import { servePages } from './pages.ts';

const html = `<!doctype html><title>Speakers</title>${'<p>Ada Kovács</p>'.repeat(9)}`;
const whole: RenderedPage = {
  status: 200,
  html,
  styleHashes: ['sha256-s'],
  scriptHashes: [],
  degraded: false,
};
const gateway: RenderedPage = {
  ...whole,
  status: 503,
  html: '<!doctype html>the browser does it',
  degraded: true,
};

const known = { name: 'the page of speakers', reads: ['q', 'company'] };
const asked: string[] = [];
const reported: string[] = [];
const live = liveVariant(emptyRegistry);
let choice: () => Choice;
let render: () => Promise<RenderedPage>;
let app: FastifyInstance;
let now: number;

beforeEach(() => {
  asked.length = 0;
  reported.length = 0;
  render = async () => whole;
  now = 0;
  choice = () => ({ variant: live });
  app = Fastify();
  servePages(app, {
    cache: testCache({ now: () => now }),
    choose: () => choice(),
    live: () => live,
    render: ({ path, search }) => {
      asked.push(`${path}${search}`);
      return render();
    },
    find: (path) => ({ ...known, withholds: path === '/voucher' ? ['token'] : [] }),
    gateway: () => gateway,
    policyFor: ({ styleHashes }) => `style-src ${styleHashes.join(' ')}`,
    report: (message) => void reported.push(message),
  });
});

afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** A renewal continues after its visitor got a response. @returns the first response that matches */
async function getUntil(wanted: (response: LightMyRequestResponse) => boolean, headers = {}) {
  for (let tries = 0; tries < 1000; tries += 1) {
    const response = await get('/speakers', headers);
    if (wanted(response)) return response;
    await someTurns();
  }
  throw new Error('No such response has come');
}

test('a page is HTML with its own policy, which browsers revalidate each time', async () => {
  const { statusCode, headers, body } = await get('/speakers');
  expect(statusCode).toBe(200);
  expect(body).toBe(html);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=2, stale-while-revalidate=1',
    'content-security-policy': 'style-src sha256-s',
    vary: 'accept-encoding, sec-fetch-dest',
  });
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
])('it is compressed for a browser that takes %s with %s', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await get('/speakers', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(unpack(rawPayload).toString()).toBe(html);
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  expect(rawPayload.length).toBeLessThan(html.length);
});

test.each(['identity', 'deflate', 'br;q=0, gzip; q=0'])(
  'it is not compressed for a browser that takes %s',
  async (accepted) => {
    const { headers, body } = await get('/speakers', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe(html);
  },
);

test('a browser that has the page gets a 304 without a body', async () => {
  const { headers } = await get('/speakers');
  const etag = String(headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await get('/speakers', { 'if-none-match': known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.etag).toBe(etag);
  }
  expect((await get('/speakers', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('a page that renders the same again keeps its ETag, and is compressed better', async () => {
  const copy = Object.entries(frameTexts).map(([name, text]) => `<p id="${name}">${text}</p>`);
  render = async () => ({ ...whole, html: copy.join('') });
  const packed = { 'accept-encoding': 'br' };
  const first = await get('/speakers', packed);
  now = 2000;
  const again = await getUntil(({ rawPayload }) => rawPayload.length < first.rawPayload.length, packed);
  expect(again.headers.etag).toBe(first.headers.etag);
  expect(brotliDecompressSync(again.rawPayload).toString()).toBe(copy.join(''));
  expect(again.rawPayload.length).toBeLessThan(first.rawPayload.length);
  expect(asked).toHaveLength(2);
});

test('HEAD returns the headers of GET without the body', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(`${origin}/speakers`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('etag')).not.toBeNull();
});

test('a page that was not found is a 404, cached like any other', async () => {
  render = async () => ({ ...whole, status: 404 });
  expect((await get('/nowhere')).statusCode).toBe(404);
  const again = await get('/nowhere');
  expect(again.statusCode).toBe(404);
  expect(again.headers.etag).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('visitors of one page share one rendering; another search is another page', async () => {
  await Promise.all([get('/speakers'), get('/speakers'), get('/speakers?q=ada')]);
  await get('/speakers');
  expect(asked).toEqual(['/speakers', '/speakers?q=ada']);
});

test('a trailing slash makes no other page', async () => {
  await get('/speakers');
  await get('/speakers/');
  await get('/speakers//?q=ada');
  await get('/');
  expect(asked).toEqual(['/speakers', '/speakers?q=ada', '/']);
});

test('neither unread parameters nor their order make a separate page', async () => {
  for (let count = 0; count < 1000; count += 1) {
    await get(`/speakers?utm_source=letter&gclid=${count}`);
  }
  expect(asked).toEqual(['/speakers']);
  await get('/speakers?company=Acme&gclid=1&q=ada%20l');
  await get('/speakers?q=ada+l&company=Acme');
  expect(asked).toEqual(['/speakers', '/speakers?q=ada+l&company=Acme']);
});

test('rendering and caching only know whether an address has a secret', async () => {
  await get('/voucher?token=first-secret');
  await get('/voucher?token=second-secret&utm=1');
  await get('/voucher?token=');
  await get('/voucher?token=-');
  expect(asked).toEqual(['/voucher?token=-', '/voucher']);
});

test('an overlong query is ignored, so that it cannot fill the memory', async () => {
  await get(`/speakers?q=${'x'.repeat(600)}`);
  await get(`/speakers?q=${'y'.repeat(600)}`);
  expect(asked).toEqual(['/speakers']);
});

test('a page that cannot be rendered is left to the browser, logged, and retried for the next visitor', async () => {
  render = () => Promise.reject(new Error('the process is gone'));
  const { statusCode, body, headers } = await get('/speakers');
  expect([statusCode, body]).toEqual([503, gateway.html]);
  expect([headers.etag, headers['retry-after']]).toEqual([undefined, '10']);
  expect(reported.join()).toContain('the page of speakers is left to the browser: the process is gone');

  render = async () => whole;
  await getUntil(({ body }) => body === html);
  expect((await get('/speakers')).body).toBe(html);
});

test('a page with holes is cached only until there is a complete one, and never replaces it', async () => {
  render = async () => ({ ...whole, html: 'with holes', degraded: true });
  expect((await get('/speakers')).body).toBe('with holes');
  render = async () => whole;
  await getUntil(({ body }) => body === html);
  render = async () => ({ ...whole, html: 'with holes', degraded: true });
  now = 2000;
  await get('/speakers');
  await someTurns();
  expect((await get('/speakers')).body).toBe(html);
});

test('the missing parts of a page with holes are logged, once in a while', async () => {
  render = async () => ({
    ...whole,
    degraded: true,
    problems: ['The API did not respond', 'x is undefined'],
  });
  await get('/speakers');
  await get('/speakers?q=ada');
  expect(reported).toEqual([
    'the page of speakers was rendered with holes: The API did not respond; x is undefined',
  ]);
});

describe('a release that is not live for all visitors', () => {
  const next = liveRelease('awards', 'http://localhost:3003', 'a2');
  const headers = { 'cache-control': 'private, no-store' };

  test('is never cached with the live one', async () => {
    await get('/speakers');
    choice = () => ({ variant: getVariant(emptyRegistry, next, false) });
    render = async () => ({ ...whole, html: '<html lang="en"></head>the next' });
    expect((await get('/speakers')).body).toContain('the next');
    choice = () => ({ variant: live });
    expect((await get('/speakers')).body).toBe(html);
    expect(asked).toEqual(['/speakers', '/speakers']);
  });

  test('is marked in a preview, which must not be cached or indexed', async () => {
    choice = () => ({ variant: getVariant(emptyRegistry, next, true), headers });
    const state = '<script type="application/json" id="summit-state">{}</script>';
    render = async () => ({ ...whole, html: `<html lang="en"><head></head><body>${state}</body>` });
    const page = await get('/speakers');
    expect(page.body).toContain('Preview of awards a2');
    expect(page.body).toContain('href="/preview/leave?to=%2Fspeakers"');
    expect(page.body).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(page.headers['cache-control']).toBe('private, no-store');
    await get('/speakers');
    expect(asked).toHaveLength(2);
  });
});
