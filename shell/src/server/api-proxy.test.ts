import { createHash } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errors } from '@summit/contract/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyApi } from './api-proxy.ts';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  forwardedFor: string | string[] | undefined;
  authorization: string | undefined;
  body: string;
}

const asked: Asked[] = [];
let api: Server;
let site: FastifyInstance;
let origin: string;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

beforeEach(async () => {
  asked.length = 0;
  api = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method, url, headers } = request;
      const { authorization } = headers;
      asked.push({ method, url, forwardedFor: headers['x-forwarded-for'], authorization, body });
      response.writeHead(422, { 'content-type': 'application/json', etag: '"7"' });
      response.end('{"Code":"validation.base-0001"}');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  site = Fastify({ trustProxy: 'loopback', forceCloseConnections: true });
  await proxyApi(site, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  await site.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await site.close();
  api.closeAllConnections();
  api.close();
});

test('calls and answers pass as they are', async () => {
  const answer = await fetch(`${origin}/api/public/login?from=popup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
    body: '{"email":"ada@demo.summit.example"}',
  });
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/api/public/login?from=popup',
      forwardedFor: '127.0.0.1',
      authorization: 'Bearer t',
      body: '{"email":"ada@demo.summit.example"}',
    },
  ]);
  expect(answer.status).toBe(422);
  expect(answer.headers.get('etag')).toBe('"7"');
  expect(await answer.json()).toEqual({ Code: 'validation.base-0001' });
});

test("the API learns the visitor's address from a proxy on this machine", async () => {
  await fetch(`${origin}/api/x`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(asked[0]?.forwardedFor).toBe('203.0.113.9');
});

test('an address that a visitor made up does not get through', async () => {
  await fetch(`${origin}/api/x`, { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } });
  expect(asked[0]?.forwardedFor).toBe('203.0.113.9');
});

test('when the API is away, the answer fails in its own words', async () => {
  await new Promise((resolve) => api.close(resolve));
  const answer = await fetch(`${origin}/api/public/settings`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toEqual({
    Code: 'network-0001',
    Message: errors['network-0001'].message,
    RequestId: expect.stringMatching(/./) as string,
  });
});

test('websockets pass both ways', async () => {
  api.on('upgrade', (request: IncomingMessage, socket) => {
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    const head = `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}`;
    // An unmasked text frame that says where it came to.
    const text = Buffer.from(request.url ?? '');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${head}\r\n\r\n`);
    socket.write(Buffer.concat([Buffer.from([0x81, text.length]), text]));
    // All that is sent here is the wish to close.
    socket.on('data', () => socket.destroy());
  });
  expect(await firstFrame(`${origin}/api/socket.io/?EIO=4`)).toBe('/api/socket.io/?EIO=4');
});

/** The text of the first websocket frame that the server sends. */
function firstFrame(url: string): Promise<string> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
  };
  return new Promise((resolve, reject) => {
    const asking = httpRequest(url, { headers });
    asking.on('error', reject);
    asking.on('response', ({ statusCode }) => reject(new Error(`answered ${statusCode}`)));
    asking.on('upgrade', (_answer, socket, head: Buffer) => {
      const read = (chunk: Buffer) => {
        if (chunk.length < 2) return;
        resolve(chunk.subarray(2, 2 + (chunk[1] ?? 0)).toString());
        socket.destroy();
      };
      socket.on('data', read);
      read(head);
    });
    asking.end();
  });
}
