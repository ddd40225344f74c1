import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../app/testing/until.ts';
import { getAddress, proxyApi } from './api-proxy.ts';
import { ApiServers } from './api-servers.ts';

/** The responses of an API that sends none. */
let pending: ServerResponse[];
let api: Server;
let site: FastifyInstance;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeEach(async () => {
  pending = [];
  api = createServer((_request, response) => void pending.push(response));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  site = Fastify({ trustProxy: 'loopback', forceCloseConnections: true });
  await proxyApi(site, {
    servers: new ApiServers([`http://127.0.0.1:${portOf(api)}`]),
    calls: { each: 3, busyFrom: 100, eachWhenBusy: 1 },
  });
  await site.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await site.close();
  api.closeAllConnections();
  api.close();
});

test('requests that wait behind another one on a connection no longer count once its client has gone', async () => {
  let isGone = false;
  site.server.on('connection', (socket) => socket.once('close', () => (isGone = true)));
  const client = connect(portOf(site.server), '127.0.0.1');
  client.write('GET /api/slow HTTP/1.1\r\nHost: summit.example\r\n\r\n'.repeat(3));
  await until(() => pending.length === 3);
  client.destroy();
  await until(() => isGone);
  const others = [1, 2, 3].map(() => fetch(`http://127.0.0.1:${portOf(site.server)}/api/slow`));
  await until(() => pending.length === 6);
  for (const response of pending) response.end('{}');
  const statuses = await Promise.all(others.map(async (other) => (await other).status));
  expect(statuses).toEqual([200, 200, 200]);
});

test('a client that has gone before its address was read is not taken for this machine', () => {
  expect(getAddress({ ip: undefined })).toBe('unknown');
  expect(getAddress({ ip: '203.0.113.7' })).toBe('203.0.113.7');
});
