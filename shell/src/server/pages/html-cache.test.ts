import { describe, expect, test, vi } from 'vitest';
import { testCache } from '../testing/test-cache.ts';
import type { CachedPage, HtmlCache } from './html-cache.ts';
import { packPage } from './page-response.ts';

const page = (html: string, degraded = false): CachedPage => ({
  status: 200,
  html: Buffer.from(html),
  encodings: {},
  headers: {},
  degraded,
});

function cacheAt({ bytes = 2 ** 20, waitMs = 60_000, renewMs = 5 } = {}) {
  const clock = { now: 0 };
  const cache = testCache({ bytes, waitMs, renewMs, now: () => clock.now });
  return { cache, clock };
}

const text = async (response: Promise<CachedPage>) => (await response).html.toString();
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a stable page is recompressed at the highest level, unless that takes seconds', async () => {
  const packedTwice = async (words: number) => {
    const html = Array.from({ length: words }, (_, at) => `word${(at * 7919) % 104_729}`).join(' ');
    const parts = { status: 200, html, degraded: false, policy: '' };
    const first = await packPage(parts);
    return [first, await packPage(parts, first)].map(({ encodings }) => encodings.br?.length ?? 0);
  };
  const [small = 0, smaller = 0] = await packedTwice(2000);
  expect(smaller).toBeLessThan(small);
  const [large, same] = await packedTwice(200_000);
  expect(same).toBe(large);
});

test('concurrent visitors share one rendering', async () => {
  const { cache } = cacheAt();
  const render = vi.fn(async () => page('one'));
  await Promise.all(Array.from({ length: 20 }, () => cache.page('/', render)));
  expect(render).toHaveBeenCalledTimes(1);
});

test('an expired page is served stale while it is rendered again', async () => {
  const { cache, clock } = cacheAt();
  await cache.page('/', async () => page('old'));
  clock.now = 5000;
  expect(await text(cache.page('/', async () => page('new')))).toBe('old');
  await settled();
  expect(await text(cache.page('/', async () => page('newer')))).toBe('new');
});

test('a failed renewal keeps the page that visitors can read', async () => {
  const { cache, clock } = cacheAt();
  await cache.page('/', async () => page('whole'));
  clock.now = 5000;
  await cache.page('/', async () => Promise.reject(new Error('the API is down')));
  await settled();
  expect(await text(cache.page('/', async () => page('with holes', true)))).toBe('whole');
  await settled();
  expect(await text(cache.page('/', async () => page('whole again')))).toBe('whole');
});

test('a rendering begun before clear is not cached', async () => {
  const { cache } = cacheAt();
  let finish = (_: CachedPage) => {};
  const slow = cache.page('/', () => new Promise<CachedPage>((resolve) => (finish = resolve)));
  cache.clear();
  finish(page('of the old release'));
  await slow;
  expect(await text(cache.page('/', async () => page('of the new release')))).toBe('of the new release');
});

test('visitors do not wait while pages are renewed, and all pages are new afterwards', async () => {
  const { cache } = cacheAt();
  for (const key of ['/', '/rare']) await cache.page(key, async () => page('old'));
  let finish = (_: CachedPage) => {};
  const renewal = cache.renew();
  const slow = vi.fn(() => new Promise<CachedPage>((resolve) => (finish = resolve)));
  for (let visitor = 0; visitor < 3; visitor += 1) expect(await text(cache.page('/', slow))).toBe('old');
  expect(slow).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await text(cache.page('/', slow))).toBe('old');
  finish(page('new'));
  await renewal;
  expect(await text(cache.page('/', async () => page('newer')))).toBe('new');
  expect(await text(cache.page('/rare', async () => page('new, too')))).toBe('new, too');
});

test('the renewal of an empty cache ends immediately', async () => {
  const { cache } = cacheAt({ renewMs: 60_000 });
  let isOver = false;
  void cache.renew().then(() => (isOver = true));
  await settled();
  expect(isOver).toBe(true);
});

test('after clear visitors wait for the new page', async () => {
  const { cache } = cacheAt();
  await cache.page('/', async () => page('old'));
  cache.clear();
  expect(await text(cache.page('/', async () => page('new')))).toBe('new');
  expect(await text(cache.page('/', async () => page('newer')))).toBe('new');
});

test.each([
  ['fails', async () => Promise.reject(new Error('the process is away'))],
  ['has holes', async () => page('with holes', true)],
])('when the new page %s, the previous one is still served', async (_how, render) => {
  const { cache } = cacheAt();
  await cache.page('/', async () => page('old'));
  cache.clear();
  expect(await text(cache.page('/', render))).toBe('old');
  expect(await text(cache.page('/', async () => page('new')))).toBe('new');
});

test('a complete but outdated page is served when the new one is slow, which is cached later', async () => {
  const { cache } = cacheAt({ waitMs: 1 });
  await cache.page('/', async () => page('old'));
  cache.clear();
  let finish = (_: CachedPage) => {};
  const slow = () => new Promise<CachedPage>((resolve) => (finish = resolve));
  expect(await text(cache.page('/', slow))).toBe('old');
  finish(page('new'));
  await settled();
  expect(await text(cache.page('/', async () => page('newer')))).toBe('new');
});

test('a 404 page is not served in place of one that has holes', async () => {
  const { cache } = cacheAt();
  await cache.page('/', async () => ({ ...page('no such page'), status: 404 }));
  cache.clear();
  const resting = async () => ({ ...page('resting', true), status: 503 });
  expect(await text(cache.page('/', resting))).toBe('resting');
  expect(await text(cache.page('/', resting))).toBe('resting');
});

describe('its memory', () => {
  const large = (name: string, status = 200): CachedPage => ({
    ...page(name.padEnd(10_000)),
    status,
    encodings: { br: Buffer.alloc(1000), gzip: Buffer.alloc(1000) },
  });
  const shown = async (cache: HtmlCache, key: string) =>
    (await text(cache.page(key, async () => page('rendered again')))).trim();

  test('is limited in bytes: the least recently used page is dropped', async () => {
    const { cache } = cacheAt({ bytes: 45_000 });
    for (const key of ['/a', '/b', '/c']) await cache.page(key, async () => large(key));
    await cache.page('/a', async () => large('never'));
    await cache.page('/d', async () => large('/d'));
    expect(await shown(cache, '/a')).toBe('/a');
    expect(await shown(cache, '/b')).toBe('rendered again');
    for (let count = 0; count < 1000; count += 1) await cache.page(`/?${count}`, async () => large('any'));
    expect(cache.bytes).toBeLessThanOrEqual(45_000);
  });

  test('counts headers as well', async () => {
    const { cache } = cacheAt({ bytes: 200_000 });
    const headers = { 'content-security-policy': 'x'.repeat(50_000) };
    for (let count = 0; count < 20; count += 1) {
      await cache.page(`/${count}`, async () => ({ ...page('small'), headers }));
    }
    expect(cache.bytes).toBeGreaterThan(50_000);
    expect(await shown(cache, '/0')).toBe('rendered again');
    expect(await shown(cache, '/19')).toBe('small');
  });

  test('is not filled by unknown addresses', async () => {
    const { cache } = cacheAt({ bytes: 200_000 });
    for (const key of ['/a', '/b', '/c']) await cache.page(key, async () => large(key));
    for (let count = 0; count < 1000; count += 1) {
      await cache.page(`/nothing-${count}`, async () => large('no such page', 404));
    }
    expect(await shown(cache, '/a')).toBe('/a');
    expect(await shown(cache, '/nothing-999')).toBe('no such page');
    expect(await shown(cache, '/nothing-0')).toBe('rendered again');
    expect(cache.bytes).toBeLessThanOrEqual(200_000);
  });
});
