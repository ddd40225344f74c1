import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyRegistry } from '@summit/contract/releases/registry';
import type { RenderedPage } from '@summit/rendering/render-protocol';
import { servePages } from '../pages/pages.ts';
import { testCache } from '../testing/test-cache.ts';
import { liveVariant } from '../variants/variant.ts';

const page: RenderedPage = {
  status: 200,
  html: '<!doctype html><title>A page</title>',
  styleHashes: [],
  scriptHashes: [],
  degraded: false,
};
const live = liveVariant(emptyRegistry);
const reads: Record<string, string[]> = { '/speaker': ['id'], '/speakers': ['q', 'company'] };
const rendered: string[] = [];
let app: FastifyInstance;

beforeEach(() => {
  rendered.length = 0;
  app = Fastify();
  servePages(app, {
    cache: testCache({ now: () => 0 }),
    choose: () => ({ variant: live }),
    live: () => live,
    render: async ({ path, search }) => {
      rendered.push(`${path}${search}`);
      return page;
    },
    find: (path) => (reads[path] ? { name: 'a page', path, reads: reads[path] } : null),
    gateway: () => page,
    policyFor: () => '',
    report: () => undefined,
  });
});

afterEach(() => app.close());

async function sentTo(url: string) {
  const { statusCode, headers } = await app.inject({ url });
  return [statusCode, headers.location];
}

test.each(['/speaker', '/speaker/', '/speaker?id=', '/speaker?utm_source=mail', '/speaker?id=%00'])(
  '%s without an id redirects to all speakers, without rendering a page',
  async (url) => {
    expect(await sentTo(url)).toEqual([302, '/speakers']);
    expect(rendered).toEqual([]);
  },
);

test('an address with a speaker’s id has a page', async () => {
  expect(await sentTo('/speaker?id=ada')).toEqual([200, undefined]);
  expect(rendered).toEqual(['/speaker?id=ada']);
});

test('another spelling of an address redirects permanently; an unknown address gets the 404 page', async () => {
  expect(await sentTo('/Speakers.html?q=ada')).toEqual([301, '/speakers?q=ada']);
  expect((await sentTo('/nowhere.html'))[0]).toBe(200);
  expect(rendered).toEqual(['/404']);
});

test('control characters in a query become spaces, for the page and the cache', async () => {
  await app.inject({ url: '/speakers?q=a%00b%1F&company=%00' });
  await app.inject({ url: '/speakers?q=a+b+&company=+' });
  expect(rendered).toEqual(['/speakers?q=a+b+&company=+']);
});
