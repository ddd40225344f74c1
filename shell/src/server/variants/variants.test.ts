import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Registry } from '@summit/contract/releases/registry';
import { previewToken } from '@summit/rendering/signing/preview-link';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import { leavePreviewPath, servePreviews } from './preview-routes.ts';
import { Variants } from './variants.ts';

const secret = 'of the site';
const siteOrigin = 'https://summit.example';
const now = Date.parse('2027-03-01T09:00:00Z');
const next = liveRelease('awards', 'http://localhost:3003', 'a2');

let registry: Registry;
let app: FastifyInstance;
let isReady: boolean;
const reported: string[] = [];

beforeEach(() => {
  registry = { ...createRegistry(1, liveRelease('awards', 'http://localhost:3003', 'a1')) };
  isReady = true;
  reported.length = 0;
  const variants = new Variants({
    secret,
    siteOrigin,
    registry: () => registry,
    isReady: () => isReady,
    report: (line) => void reported.push(line),
    now: () => now,
  });
  app = Fastify();
  servePreviews(app, variants, async () => undefined);
  app.get('/tab', async (request) => variants.chosenBefore(request).key);
  app.get('/*', async (request, reply) => {
    const { variant, headers = {} } = variants.choose(request);
    return reply.headers(headers).send(variant.key);
  });
});

afterEach(() => app.close());

const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });
const cookieIn = (setCookie: unknown) => String(setCookie).split(';')[0] ?? '';

function getToken(buildId: string, audience = siteOrigin, signedWith = secret): string {
  return previewToken(signedWith, { remote: 'awards', buildId, audience, expiresAt: now + 1000 }, now);
}

describe('a preview', () => {
  beforeEach(() => (registry = { ...registry, candidates: { awards: [next] } }));

  test('opens with its link, on the page of the link, and is never cached', async () => {
    const opened = await get(`/awards?category=1&preview=${getToken('a2')}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/awards?category=1']);
    expect(opened.headers['set-cookie']).toMatch(/Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/);
    const page = await get('/awards', cookieIn(opened.headers['set-cookie']));
    expect(page.body).toBe('awards@a2');
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  test('ends when the visitor leaves it, and redirects only within the site', async () => {
    const left = await get(`${leavePreviewPath}?to=%2Fawards`, `release-preview=${getToken('a2')}`);
    expect(left.headers.location).toBe('/awards');
    expect(left.headers['set-cookie']).toContain('release-preview=; Path=/; Max-Age=0');
    for (const to of ['//evil.example', '/%5Cevil.example', 'https://evil.example', '']) {
      expect((await get(`${leavePreviewPath}?to=${to}`)).headers.location).toBe('/');
    }
  });

  test.each([
    ['forged', () => getToken('a2', siteOrigin, 'guessed'), 'it was not signed by this site'],
    ['of another site', () => getToken('a2', 'https://other.example'), 'it is for https://other.example'],
    ['of a release that is not in the registry', () => getToken('a9'), 'awards a9 is not in the registry'],
  ])('with a link that is %s shows the live page, and is logged', async (_what, token, reason) => {
    const opened = await get(`/awards?preview=${token()}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/awards']);
    expect(reported).toEqual([`The link of a preview opens nothing: ${reason}`]);
    const page = await get('/awards', `release-preview=${token()}`);
    expect(page.body).toBe('');
    expect(page.headers['set-cookie']).toContain('Max-Age=0');
  });

  test('never redirects to another site', async () => {
    const opened = await get(`//evil.example/awards?preview=${getToken('a2')}`);
    expect(opened.headers.location).toMatch(/^\/(?!\/)/);
  });
});

describe('a share', () => {
  beforeEach(() => (registry = { ...registry, shares: { awards: { ...next, percent: 10 } } }));

  test('is drawn once for a device, and stored', async () => {
    const variants = new Set<string>();
    for (let device = 0; device < 200; device += 1) {
      const first = await get('/');
      const cookie = cookieIn(first.headers['set-cookie']);
      const second = await get('/awards', cookie);
      expect([second.body, second.headers['set-cookie']]).toEqual([first.body, undefined]);
      expect((await get('/tab', cookie)).body).toBe(first.body);
      // A device that has just drawn gets a private page with its cookie; later the same page can be shared by its lot.
      expect(first.headers['cache-control']).toBe('private, no-cache');
      expect(second.headers['cache-control']).toBeUndefined();
      expect(second.headers).toMatchObject({
        'cdn-cache-control': 'no-store',
        vary: expect.stringContaining('cookie'),
      });
      variants.add(first.body);
    }
    expect([...variants].sort()).toEqual(['', 'awards@a2']);
  });

  test('is drawn again for a device whose cookie was made up', async () => {
    expect((await get('/', 'release-share=7.made-up')).headers['set-cookie']).toContain('release-share=');
  });

  test('waits until its pages can be rendered', async () => {
    isReady = false;
    for (let device = 0; device < 100; device += 1) expect((await get('/')).body).toBe('');
  });

  test('sets no cookie without a rollout, or for an open tab’s request', async () => {
    expect((await get('/tab')).headers['set-cookie']).toBeUndefined();
    registry = { ...registry, shares: {} };
    const { headers } = await get('/', 'release-share=1.x');
    expect([headers['set-cookie'], headers.vary, headers['cache-control']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
