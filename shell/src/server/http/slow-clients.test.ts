import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../app/testing/until.ts';
import { proxyApi } from '../api-gateway/api-proxy.ts';
import { ApiServers } from '../api-gateway/api-servers.ts';
import { endSlowClients } from './slow-clients.ts';

/** More than the system buffers for a client that reads nothing. */
const large = Buffer.alloc(12 * 1024 * 1024, 'x');

let api: Server;
let site: FastifyInstance | undefined;
let port: number;
let sockets: Socket[];
let ended: number;

const toPort = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

beforeEach(async () => {
  [sockets, ended] = [[], 0];
  api = createServer((request, response) => {
    if (request.url === '/api/endless') response.write('[');
    else request.resume().on('end', () => response.end(request.url === '/api/large' ? large : '{}'));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});

/** A site that waits so long for the body of a request, and for the API. */
async function openSite(limitMs = 4000): Promise<void> {
  site = Fastify({ forceCloseConnections: true });
  site.get('/large', async () => large);
  const servers = new ApiServers([`http://127.0.0.1:${toPort(api)}`]);
  await proxyApi(site, { servers, callMs: limitMs });
  endSlowClients(site.server, { bodyMs: () => limitMs, readMs: 2000, everyMs: 250 });
  await site.listen({ host: '127.0.0.1', port: 0 });
  port = toPort(site.server);
}

afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  await site?.close();
  api.closeAllConnections();
  api.close();
});

/** Clients that send a text and read nothing. */
function clients(count: number, text: string): void {
  for (let opened = 0; opened < count; opened += 1) {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => undefined).on('close', () => (ended += 1));
    socket.pause();
    sockets.push(socket);
  }
}

const slowSender = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
const slowReader = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

const openConnections = () =>
  new Promise<number>((resolve) => site?.server.getConnections((_error, count) => resolve(count)));

/** Clients that read nothing do not notice a closed connection, so this counts those of the server. */
async function untilOpen(count: number): Promise<void> {
  let open = -1;
  await until(() => {
    void openConnections().then((now) => (open = now));
    return open === count;
  });
}

test('others are served while 140 clients send slowly and 135 read nothing; the slow ones are finally disconnected', async () => {
  // On a busy machine the last of them connects seconds after the first, which must still be connected then.
  await openSite(15_000);
  clients(140, slowSender('/api/meta/report-error'));
  clients(135, slowReader('/api/endless'));
  await untilOpen(275);
  for (let calls = 0; calls < 20; calls += 1) {
    const signal = AbortSignal.timeout(5000);
    const headers = { connection: 'close' };
    const response = await fetch(`http://127.0.0.1:${port}/api/public/settings`, { signal, headers });
    expect(response.status).toBe(200);
  }
  await untilOpen(0);
});

test('a client that sends slowly is disconnected, whether or not a handler reads its body', async () => {
  await openSite();
  clients(1, slowSender('/api/meta/report-error'));
  clients(1, slowSender('/about'));
  const said = ['', ''];
  sockets.forEach((socket, index) =>
    socket.on('data', (chunk) => (said[index] += chunk.toString())).resume(),
  );
  await until(() => ended === 2);
  for (const text of said) expect(text).toMatch(/^HTTP\/1.1 408 /);
});

test.each(['/large', '/api/large'])(
  'a client that reads nothing of %s is disconnected, but not one that keeps reading',
  async (path) => {
    await openSite();
    clients(3, slowReader(path));
    await untilOpen(3);
    let bytes = 0;
    sockets[0]?.on('data', (chunk) => (bytes += chunk.length)).resume();
    await untilOpen(1);
    expect(bytes).toBeGreaterThan(large.length);
  },
);

test('a request whose socket Node has detached causes no error', async () => {
  const server = createServer();
  endSlowClients(server, { bodyMs: () => 4000, readMs: 2000, everyMs: 10 });
  server.on('request', (request, response) => {
    Object.defineProperty(request, 'socket', { value: null });
    setTimeout(() => response.end('here'), 200);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${toPort(server)}`);
  expect(await response.text()).toBe('here');
  await new Promise((resolve) => server.close(resolve));
});
