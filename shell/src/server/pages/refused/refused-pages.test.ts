import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RenderedPage } from '@summit/rendering/render-protocol';
import { RendererLost } from '@summit/rendering/renderer-lost';
import { TooManyOfNetwork } from '../../render/render-queue.ts';
import { renderedPage } from '../../testing/fake-renderer.ts';
import { onlyLive } from '../../testing/only-live.ts';
import { testCache } from '../../testing/test-cache.ts';
import type { CachedPage } from '../html-cache.ts';
import { servePages } from '../pages.ts';

const html = '<h1>Speakers</h1>';
const views: CachedPage[] = [];
let render: () => Promise<RenderedPage>;
let app: FastifyInstance;

beforeEach(() => {
  render = async () => renderedPage(html);
  app = Fastify();
  servePages(app, {
    ...onlyLive,
    cache: testCache(),
    render: () => render(),
    find: () => ({ name: 'the page of speakers', reads: ['q'] }),
    gateway: () => ({ ...renderedPage('the browser does it'), status: 503, degraded: true }),
    policyFor: () => '',
    onView: (_request, page) => void views.push(page),
    report: () => undefined,
  });
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a program gets a one-line 404, but pages that exist', async () => {
  const headers = { accept: 'application/json' };
  expect(await get('/speakers', headers)).toMatchObject({ statusCode: 200, body: html });
  render = async () => ({ ...renderedPage(html), status: 404 });
  expect(await get('/nowhere', headers)).toMatchObject({ statusCode: 404, body: '404 Not Found\n' });
  expect(await get('/nowhere')).toMatchObject({ statusCode: 404, body: html });
});

test('a refusal for one network does not affect other visitors', async () => {
  render = () => Promise.reject(new TooManyOfNetwork());
  expect(await get('/speakers')).toMatchObject({ statusCode: 503 });
  render = async () => renderedPage(html);
  expect(await get('/speakers')).toMatchObject({ statusCode: 200, body: html });
});

test.each([true, false])(
  'a page lost with its process counts as failed, unless the machine was overloaded (%s)',
  async (isFault) => {
    render = () => Promise.reject(new RendererLost('it did not begin', 'alone', isFault));
    await get('/speakers');
    expect(views.at(-1)).toMatchObject({ broke: isFault });
  },
);
