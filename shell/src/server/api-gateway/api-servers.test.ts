import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../app/testing/until.ts';
import { proxyApi } from './api-proxy.ts';
import { ApiServers } from './api-servers.ts';

const quickly = { askEveryMs: 20, askMs: 1000 };

interface FakeApi {
  server: Server;
  address: string;
  isReady: boolean;
  /** Called for each call; true: the connection is cut instead of a response. */
  cuts: boolean;
  served: number;
}

let apis: [FakeApi, FakeApi];
let servers: ApiServers;
let site: FastifyInstance;
let origin: string;

async function startFakeApi(): Promise<FakeApi> {
  const server = createServer((request, response) => {
    if (request.url === '/ready') return response.writeHead(one.isReady ? 200 : 503).end();
    if (one.cuts) return request.socket.destroy();
    one.served += 1;
    return request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const one: FakeApi = { server, address, isReady: true, cuts: false, served: 0 };
  return one;
}

beforeEach(async () => {
  apis = [await startFakeApi(), await startFakeApi()];
  servers = new ApiServers(
    apis.map(({ address }) => address),
    quickly,
  );
  site = Fastify({ forceCloseConnections: true });
  await proxyApi(site, { servers, callMs: 1000 });
  await site.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  servers.stop();
  await site.close();
  for (const { server } of apis) {
    server.closeAllConnections();
    server.close();
  }
});

const call = async (method: string, times = 6) =>
  Promise.all(
    Array.from({ length: times }, async () => {
      const body = method === 'POST' ? '{}' : undefined;
      return (await fetch(`${origin}/api/x`, { method, body })).status;
    }),
  );

test('ready servers take turns; one that is about to stop gets no more calls', async () => {
  expect(new Set(await call('GET'))).toEqual(new Set([200]));
  expect(apis.map(({ served }) => served)).toEqual([3, 3]);
  apis[0].isReady = false;
  await until(() => servers.ready === 1);
  await call('POST', 4);
  expect(apis.map(({ served }) => served)).toEqual([3, 7]);
  apis[0].isReady = true;
  await until(() => servers.ready === 2);
});

test('no call is lost when a server is killed: calls that did not reach it are sent to the other one', async () => {
  apis[0].server.closeAllConnections();
  await new Promise((resolve) => apis[0].server.close(resolve));
  expect(new Set([...(await call('POST')), ...(await call('GET'))])).toEqual(new Set([200]));
});

test('undelivered calls also go to a server that is too busy to report its readiness', async () => {
  apis[1].isReady = false;
  await until(() => servers.ready === 1);
  apis[0].server.closeAllConnections();
  await new Promise((resolve) => apis[0].server.close(resolve));
  expect(new Set([...(await call('POST')), ...(await call('GET'))])).toEqual(new Set([200]));
});

test('a read whose connection is cut is sent to the other server; a write is not, as it may have been executed', async () => {
  apis[0].cuts = true;
  expect(new Set(await call('GET'))).toEqual(new Set([200]));
  await until(() => servers.ready === 2);
  const statuses = await call('POST', 2);
  expect(statuses.sort()).toEqual([200, 503]);
  expect(apis[0].served).toBe(0);
});
