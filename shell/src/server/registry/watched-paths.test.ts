import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, test, vi } from 'vitest';
import * as contentCalls from '@summit/contract/calls/content';
import * as limits from '@summit/contract/limits/limits';
import { someTurns, until } from '../../app/testing/until.ts';
import { watchContent } from '../pages/content-watcher.ts';
import { watchedPaths } from './watched-paths.ts';

const lists: Record<string, string[]> = {};
let api: Server;
let asked: number;
let changes: number;
let stop: () => void;

/** An API that responds with as many texts as are requested, or with its first page. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  asked = 0;
  changes = 0;
  for (const { path } of [contentCalls.staticContent, contentCalls.virtualStaticContent]) {
    lists[path] = Array.from({ length: 1123 }, (_, number) => `text ${number}`);
  }
  api = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.test');
    const items = Number(searchParams.get('itemsOnPage') ?? limits.itemsOnPage.staticContent);
    const body = JSON.stringify(lists[pathname]?.slice(0, items) ?? null);
    const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
    response.writeHead(request.headers['if-none-match'] === etag ? 304 : 200, { etag }).end();
    response.on('finish', () => (asked += 1));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  ({ stop } = watchContent({
    apiUpstream: () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    paths: watchedPaths,
    everyMs: 5000,
    onChange: () => (changes += 1),
  }));
  await until(() => asked === watchedPaths.length);
  await someTurns();
});

afterEach(async () => {
  stop();
  vi.useRealTimers();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

test.each([contentCalls.staticContent.path, contentCalls.virtualStaticContent.path])(
  'a change of the last of many texts of %s makes pages outdated',
  async (path) => {
    lists[path]?.splice(-1, 1, 'another text');
    vi.advanceTimersByTime(5000);
    await until(() => changes === 1);
  },
);
