import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { measureCost } from './render-cost.ts';

test('what a page computes is processor time', () => {
  const cost = measureCost();
  const from = process.cpuUsage().user;
  while (process.cpuUsage().user - from < 200_000);
  const { cpuMs, waitedMs } = cost();
  expect(cpuMs).toBeGreaterThanOrEqual(200);
  expect(waitedMs).toBe(0);
});

test('what a page waits for by itself counts, although it computes nothing', async () => {
  const cost = measureCost();
  await pause(600);
  const { cpuMs, waitedMs } = cost();
  expect(cpuMs).toBeLessThan(500);
  expect(waitedMs).toBeGreaterThanOrEqual(100);
});

const byHttp = (url: string) =>
  new Promise<void>((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      response.once('end', resolve);
    });
  });

const byFetch = async (url: string) => void (await (await fetch(url)).text());

test.each([
  ['node:http', byHttp],
  ['fetch', byFetch],
])('by %s: the time in which a server has not responded yet is not the page’s', async (_name, request) => {
  const server = createServer((_request, response) => void setTimeout(() => response.end('{}'), 600));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cost = measureCost();
  await request(`http://127.0.0.1:${port}/`);
  expect(cost().waitedMs).toBeLessThanOrEqual(100);
  server.closeAllConnections();
  server.close();
});
