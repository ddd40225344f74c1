import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someTurns, until } from '../../app/testing/until.ts';
import { watchContent } from './content-watcher.ts';

const etags = new Map<string, string>();
const asked: string[] = [];
let api: Server;
let port: number;
let check: () => void;
let stop: () => void;
let changes: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  etags.clear();
  etags.set('/settings', '"s1"').set('/status', '"a1"');
  asked.length = 0;
  changes = 0;
  api = createServer((request, response) => {
    const etag = etags.get(request.url ?? '') ?? '';
    const known = request.headers['if-none-match'];
    response.writeHead(known === etag ? 304 : 200, { etag }).end();
    response.on('finish', () => asked.push(`${request.url} ${known}`));
  });
  port = await listen(0);
  ({ check, stop } = watchContent({
    apiUpstream: () => `http://127.0.0.1:${port}`,
    paths: ['/settings', '/status'],
    everyMs: 5000,
    onChange: () => {
      changes += 1;
    },
  }));
  await responded(2);
});

afterEach(async () => {
  stop();
  vi.useRealTimers();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

async function listen(at: number): Promise<number> {
  await new Promise<void>((resolve) => api.listen(at, '127.0.0.1', resolve));
  return (api.address() as AddressInfo).port;
}

/** All requests of a round got a response, and the responses were read. */
async function responded(count: number): Promise<void> {
  await until(() => asked.length >= count);
  await someTurns();
}

const nextRound = () => vi.advanceTimersByTime(5000);

test('the first responses only set the baseline', () => {
  expect(changes).toBe(0);
});

test('unchanged content is requested conditionally', async () => {
  nextRound();
  await responded(4);
  expect(asked.slice(2).sort()).toEqual(['/settings "s1"', '/status "a1"']);
  expect(changes).toBe(0);
});

test('changes of one round are reported once', async () => {
  etags.set('/settings', '"s2"').set('/status', '"a2"');
  nextRound();
  await until(() => changes > 0);
  nextRound();
  await responded(6);
  expect(changes).toBe(1);
});

test('a change announced by the API is seen without waiting for the next round', async () => {
  etags.set('/settings', '"s2"');
  check();
  check();
  await until(() => changes > 0);
  expect(changes).toBe(1);
});

test('an outage of the API reports no change, and changes during it are reported afterwards', async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  nextRound();
  await someTurns();
  expect(changes).toBe(0);

  etags.set('/status', '"a2"');
  await listen(port);
  nextRound();
  await until(() => changes > 0);
  expect(changes).toBe(1);
});

test('nothing is requested after it was stopped', async () => {
  stop();
  nextRound();
  expect(vi.getTimerCount()).toBe(0);
  expect(asked).toHaveLength(2);
});
