import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { emptyRegistry } from '@summit/contract/releases/registry';
import { testCache } from '../testing/test-cache.ts';
import { liveVariant } from '../variants/variant.ts';
import { servePages } from './pages.ts';

const live = liveVariant(emptyRegistry);

function site(status = 200) {
  const viewed: string[] = [];
  const app = Fastify();
  const rendered = { status, html: '<p>Ada', styleHashes: [], scriptHashes: [], degraded: false };
  servePages(app, {
    cache: testCache(),
    choose: () => ({ variant: live }),
    live: () => live,
    render: async () => rendered,
    gateway: () => rendered,
    find: (path) => ({ name: path, reads: [], withholds: [] }),
    policyFor: () => "default-src 'none'",
    onView: ({ url }) => void viewed.push(url),
    report: () => undefined,
  });
  return { app, viewed };
}

test.each([
  ['purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
])('a prefetched page (%s: %s) is sent without counting as a view', async (name, value) => {
  const { app, viewed } = site();
  const ahead = await app.inject({ url: '/speakers', headers: { [name]: value } });
  expect(ahead.body).toBe('<p>Ada');
  expect(viewed).toEqual([]);
  await app.inject({ url: '/speakers' });
  expect(viewed).toEqual(['/speakers']);
  await app.close();
});

test.each([404, 503])('a script’s prefetch causes no error (%i) in the console', async (status) => {
  const { app } = site(status);
  const ahead = await app.inject({ url: '/speakers', headers: { purpose: 'prefetch' } });
  expect([ahead.statusCode, ahead.body]).toEqual([204, '']);
  await app.close();
});

test('a browser’s prefetch gets the page as it would be shown', async () => {
  const { app } = site(404);
  const ahead = await app.inject({ url: '/speakers', headers: { 'sec-purpose': 'prefetch' } });
  expect([ahead.statusCode, ahead.body]).toEqual([404, '<p>Ada']);
  await app.close();
});
