import { HtmlCache, type CachedPage } from './html-cache.ts';

const page = (html: string, degraded = false): CachedPage => ({
  status: 200,
  html: Buffer.from(html),
  encodings: {},
  headers: {},
  degraded,
});

function cacheAt(start = 0) {
  const clock = { now: start };
  const cache = new HtmlCache({ freshMs: 1000, staleMs: 60_000, size: 2, now: () => clock.now });
  return { cache, clock };
}

const text = async (answer: Promise<CachedPage>) => (await answer).html.toString();
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('visitors who come at once share one rendering', async () => {
  const { cache } = cacheAt();
  const render = jest.fn(async () => page('one'));
  await Promise.all(Array.from({ length: 20 }, () => cache.page('/', render)));
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page past its freshness is served stale while it renders again', async () => {
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

test('after clear a rendering begun before is not kept', async () => {
  const { cache } = cacheAt();
  let finish = (_: CachedPage) => {};
  const slow = cache.page('/', () => new Promise<CachedPage>((resolve) => (finish = resolve)));
  cache.clear();
  finish(page('of the old release'));
  await slow;
  expect(await text(cache.page('/', async () => page('of the new release')))).toBe('of the new release');
});

test('after clear everybody waits for the new page', async () => {
  const { cache } = cacheAt();
  await cache.page('/', async () => page('old'));
  cache.clear();
  expect(await text(cache.page('/', async () => page('new')))).toBe('new');
  expect(await text(cache.page('/', async () => page('newer')))).toBe('new');
});

test.each([
  ['fails', async () => Promise.reject(new Error('the worker is away'))],
  ['has holes', async () => page('with holes', true)],
])('where the new page %s, the one before is still shown', async (_how, render) => {
  const { cache } = cacheAt();
  await cache.page('/', async () => page('old'));
  cache.clear();
  expect(await text(cache.page('/', render))).toBe('old');
  expect(await text(cache.page('/', async () => page('new')))).toBe('new');
});

test('it forgets the address that was unused for longest', async () => {
  const { cache } = cacheAt();
  await cache.page('/a', async () => page('a'));
  await cache.page('/b', async () => page('b'));
  await cache.page('/a', async () => page('never'));
  await cache.page('/c', async () => page('c'));
  expect(await text(cache.page('/a', async () => page('a anew')))).toBe('a');
  expect(await text(cache.page('/b', async () => page('b anew')))).toBe('b anew');
});
