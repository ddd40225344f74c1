import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rehearsal } from '@summit/contract/site/rehearsal';
import { type ApiSocketOptions, forwardSockets } from './api-sockets.ts';

const own = 'https://summit.example';
const address = '/api/socket.io/?EIO=4&transport=websocket';

/** An API that accepts every websocket, and echoes what it receives. */
let api: Server;
let asked: IncomingMessage[];
let apiSockets: Socket[];
let site: FastifyInstance;
let opened: Socket[];

const toPort = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

function agree(request: IncomingMessage, socket: Socket): void {
  asked.push(request);
  apiSockets.push(socket);
  socket.on('error', () => undefined);
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  socket.pipe(socket);
}

beforeEach(async () => {
  [asked, apiSockets, opened] = [[], [], []];
  api = createServer((_request, response) => response.end('{}'));
  api.on('upgrade', agree);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  for (const socket of [...opened, ...apiSockets]) socket.destroy();
  await site.close();
  api.closeAllConnections();
  api.close();
});

async function serve(options: Partial<ApiSocketOptions> = {}): Promise<void> {
  site = Fastify({ trustProxy: 'loopback', forceCloseConnections: true });
  site.get('/page', async () => 'a page');
  const upstream = `http://127.0.0.1:${toPort(api)}`;
  forwardSockets(site, { upstream: () => upstream, origins: [own], ...options });
  await site.listen({ host: '127.0.0.1', port: 0 });
}

interface Attempt {
  path?: string;
  origin?: string | null;
  from?: string;
}

/** Requests a websocket; returns its connection, or the response of a refusal. */
async function open({ path = address, origin = own, from }: Attempt = {}): Promise<
  { socket: Socket; status: 101 } | { socket: null; status: number | undefined }
> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    cookie: 'a=b',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
    ...(origin !== null && { origin }),
    ...(from && { 'x-forwarded-for': from }),
  };
  const asking = httpRequest(`http://127.0.0.1:${toPort(site.server)}${path}`, { headers });
  asking.end();
  return new Promise((resolve, reject) => {
    asking.on('upgrade', (_response, socket) => {
      opened.push(socket as Socket);
      resolve({ socket: socket as Socket, status: 101 });
    });
    asking.on('response', (response) => {
      response.resume();
      resolve({ socket: null, status: response.statusCode });
    });
    asking.on('error', reject);
  });
}

const getStatus = async (attempt?: Attempt) => (await open(attempt)).status;

test('a page of the site opens a websocket to the API, with messages in both directions', async () => {
  await serve();
  const { socket } = await open({ from: '203.0.113.9' });
  socket?.write('to the API and back');
  const [heard] = (await once(socket as Socket, 'data')) as [Buffer];
  expect(heard.toString()).toBe('to the API and back');
  expect(asked[0]?.url).toBe(address);
  expect(asked[0]?.headers).toMatchObject({ origin: own, 'x-forwarded-for': '203.0.113.9' });
  expect(asked[0]?.headers.cookie).toBeUndefined();
});

test('a page of a rehearsal opens the same websocket by the base path of its calls', async () => {
  await serve();
  expect(await getStatus({ path: address.replace('/api', rehearsal.apiBase) })).toBe(101);
  expect(asked[0]?.url).toBe(address);
});

test.each([['https://elsewhere.example'], ['https://summit.example.elsewhere.example'], ['null'], [null]])(
  'a page of %s opens no websocket, and the API is not called',
  async (origin) => {
    await serve();
    expect(await getStatus({ origin })).toBe(403);
    expect(asked).toEqual([]);
  },
);

test('no websocket is accepted before the API accepts it: its refusal is forwarded unchanged', async () => {
  await serve();
  api.removeAllListeners('upgrade');
  api.on('upgrade', (_request, socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  expect(await getStatus()).toBe(400);
});

test('an API that is down or does not respond in time gives an error', async () => {
  await serve({ handshakeMs: 300 });
  api.removeAllListeners('upgrade');
  api.on('upgrade', (_request, socket: Socket) => apiSockets.push(socket));
  expect(await getStatus()).toBe(503);
  for (const socket of apiSockets) socket.destroy();
  await new Promise((resolve) => api.close(resolve));
  expect(await getStatus()).toBe(503);
});

test('websockets are limited per network; an IPv6 network is its first 64 bits', async () => {
  await serve({ open: { each: 2, busyFrom: 100, eachWhenBusy: 1 } });
  const first = await open({ from: '2001:db8:1:1::1' });
  expect(await getStatus({ from: '2001:db8:1:1:ffff::2' })).toBe(101);
  expect(await getStatus({ from: '2001:db8:1:1::3' })).toBe(429);
  expect(await getStatus({ from: '2001:db8:1:2::3' })).toBe(101);

  first.socket?.destroy();
  await once(apiSockets[0] as Socket, 'close');
  expect(await getStatus({ from: '2001:db8:1:1::3' })).toBe(101);
});

test('the total number of websockets is limited', async () => {
  await serve({ total: 2 });
  expect(await getStatus({ from: '203.0.113.1' })).toBe(101);
  expect(await getStatus({ from: '203.0.113.2' })).toBe(101);
  expect(await getStatus({ from: '203.0.113.3' })).toBe(429);
});

test('a websocket ends with the API, and with the site', async () => {
  await serve();
  const first = await open();
  const firstClosed = once(first.socket as Socket, 'close');
  apiSockets[0]?.destroy();
  await firstClosed;

  const second = await open();
  const secondClosed = once(second.socket as Socket, 'close');
  await site.close();
  await secondClosed;
});

test('an upgrade to another protocol is ignored: the request is served like any other', async () => {
  await serve();
  expect(await getStatus({ path: '/page' })).toBe(200);
  const plain = await fetch(`http://127.0.0.1:${toPort(site.server)}${address}`, {
    headers: { origin: own },
  });
  expect(plain.status).toBe(400);
});
