import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errors } from '@summit/contract/errors/errors';
import * as limits from '@summit/contract/limits/limits';
import { rehearsal } from '@summit/contract/site/rehearsal';
import { traceRequests } from '@summit/tracing/trace-requests';
import { startTracing } from '@summit/tracing/tracing';
import { until } from '../../app/testing/until.ts';
import { getRequestId } from '../http/request-id.ts';
import { proxyApi, uploadPaths } from './api-proxy.ts';
import { ApiServers } from './api-servers.ts';
import { forwardSockets } from './api-sockets.ts';

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
let connections: number;

async function getBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

beforeEach(async () => {
  asked.length = 0;
  connections = 0;
  api = createServer((request, response) => {
    void getBody(request).then((body) => {
      const { method, url, headers } = request;
      const { authorization } = headers;
      asked.push({ method, url, forwardedFor: headers['x-forwarded-for'], authorization, body });
      response.writeHead(422, { 'content-type': 'application/json', etag: '"7"' });
      response.end('{"Code":"validation.base-0001"}');
    });
  });
  api.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  site = Fastify({ genReqId: getRequestId, trustProxy: 'loopback', forceCloseConnections: true });
  traceRequests(site, { takesOver: false });
  const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  forwardSockets(site, { upstream: () => upstream, origins: [] });
  await proxyApi(site, {
    servers: new ApiServers([upstream]),
    rehearsalOf: ({ headers }) => headers.cookie?.replace('rehearsal=', ''),
    callMs: 1000,
    calls: { each: 3, busyFrom: 100, eachWhenBusy: 1 },
  });
  await site.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await site.close();
  api.closeAllConnections();
  api.close();
});

test('a call has the request id that its failure is reported with', async () => {
  const seen: unknown[] = [];
  api.on('request', ({ headers }: IncomingMessage) => seen.push(headers['x-request-id']));
  await fetch(`${origin}/api/x`, { headers: { 'x-request-id': 'front-4711' } });
  await fetch(`${origin}/api/x`, { headers: { 'x-request-id': 'not harmless\u00e4' } });
  expect(seen).toEqual(['front-4711', expect.stringMatching(/^[\w-]{36}$/)]);
});

test('calls of a rehearsal use their own base path, and are forwarded with the token of its cookie', async () => {
  const seen: unknown[] = [];
  api.on('request', ({ url, headers }: IncomingMessage) => seen.push([url, headers[rehearsal.header]]));
  const base = `${origin}${rehearsal.apiBase}`;
  const headers = { cookie: 'rehearsal=a.b', [rehearsal.header]: 'what a visitor says' };
  await fetch(`${origin}/api/x?y=1`, { headers });
  await fetch(`${base}/x?y=1`, { headers });
  await fetch(`${base}${uploadPaths[0]}`, { method: 'POST', body: 'a', headers });
  // The browser has ended the rehearsal in another tab.
  await fetch(`${base}/x`);
  const upload = [`/api${uploadPaths[0]}`, 'a.b'];
  expect(seen).toEqual([['/api/x?y=1', undefined], ['/api/x?y=1', 'a.b'], upload, ['/api/x', '']]);
});

test('a call belongs to the trace that the site began, whatever the visitor’s headers say', async () => {
  const seen: unknown[] = [];
  api.on('request', ({ headers }: IncomingMessage) => seen.push(headers.traceparent, headers.baggage));
  const ofVisitor = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const headers = { traceparent: ofVisitor, baggage: 'who=me' };
  await fetch(`${origin}/api/x`, { headers });
  const settings = { endpoint: 'http://127.0.0.1:9', headers: {}, ratio: 0 };
  const stop = startTracing('summit-site', settings, () => undefined);
  await fetch(`${origin}/api/x`, { headers });
  await stop();
  expect(seen).toEqual([undefined, undefined, expect.stringMatching(/^00-[0-9a-f-]+-00$/), undefined]);
  expect(seen[2]).not.toContain(ofVisitor.slice(3, 35));
});

test('calls and responses are forwarded unchanged', async () => {
  const response = await fetch(`${origin}/api/public/login?from=popup`, {
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
  expect(response.status).toBe(422);
  expect(response.headers.get('etag')).toBe('"7"');
  expect(await response.json()).toEqual({ Code: 'validation.base-0001' });
});

test("a proxy on this machine passes the visitor's address on to the API", async () => {
  await fetch(`${origin}/api/x`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(asked[0]?.forwardedFor).toBe('203.0.113.9');
});

test('an address forged by a visitor is not forwarded', async () => {
  await fetch(`${origin}/api/x`, { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } });
  expect(asked[0]?.forwardedFor).toBe('203.0.113.9');
});

test('when the API is down, the response is an error in the API’s format', async () => {
  await new Promise((resolve) => api.close(resolve));
  const response = await fetch(`${origin}/api/public/settings`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toEqual({
    Code: 'network-0001',
    Message: errors['network-0001'].message,
    RequestId: expect.stringMatching(/./) as string,
  });
});

test('a call to a slow API ends with a timeout', async () => {
  api.removeAllListeners('request');
  const response = await fetch(`${origin}/api/public/settings`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ Code: 'network-0001' });
});

test('a refusal is forwarded without a retry', async () => {
  let times = 0;
  api.removeAllListeners('request');
  api.on('request', (_request, response) => {
    times += 1;
    response.writeHead(503, { 'retry-after': '5' }).end('{"Code":"server-0002"}');
  });
  const response = await fetch(`${origin}/api/public/settings`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ Code: 'server-0002' });
  expect(times).toBe(1);
});

/** Drops the connection of the first request, like an API that closes an idle connection just as it is used. */
function dropFirst(): { times: () => number } {
  let times = 0;
  api.removeAllListeners('request');
  api.on('request', (request, response) => {
    times += 1;
    if (times === 1) request.socket.destroy();
    else response.writeHead(200).end('{}');
  });
  return { times: () => times };
}

test('a read whose connection is dropped is retried', async () => {
  const { times } = dropFirst();
  expect((await fetch(`${origin}/api/public/settings`)).status).toBe(200);
  expect(times()).toBe(2);
});

test('a write is never sent twice', async () => {
  const { times } = dropFirst();
  expect((await fetch(`${origin}/api/public/login`, { method: 'POST', body: '{}' })).status).toBe(503);
  expect(times()).toBe(1);
});

test('a body that is too large is refused before the API is called; a file is streamed', async () => {
  const body = Buffer.alloc(limits.jsonBodyBytes + 1);
  const headers = { 'content-type': 'application/octet-stream' };
  const refused = await fetch(`${origin}/api/public/login`, { method: 'POST', headers, body });
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ Code: 'request-0002' });
  expect(asked).toEqual([]);
  for (const path of uploadPaths) await fetch(`${origin}/api${path}`, { method: 'POST', headers, body });
  expect(asked.map(({ body }) => body.length)).toEqual(uploadPaths.map(() => body.length));
});

test('a body sent with Expect: 100-continue arrives', async () => {
  const headers = { expect: '100-continue', 'keep-alive': 'timeout=5', 'content-length': 2 };
  const sending = httpRequest(`${origin}/api/public/login`, { method: 'POST', headers });
  sending.on('continue', () => sending.end('{}'));
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(422);
  expect(asked).toMatchObject([{ method: 'POST', body: '{}' }]);
});

test('a call’s address opens no websocket', async () => {
  let upgrades = 0;
  api.on('upgrade', () => (upgrades += 1));
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
  };
  const asking = httpRequest(`${origin}/api/public/settings`, { headers });
  asking.end();
  asking.on('upgrade', () => (upgrades += 1));
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(422);
  expect(upgrades).toBe(0);
  // Websocket frames are not requests: a client that sends them anyway loses the connection.
  const closed = once(response.socket, 'close');
  response.resume();
  response.socket.write(Buffer.alloc(64 * 1024, 0x81));
  await closed;
});

test('one address with too many open requests is refused, the others are not', async () => {
  api.removeAllListeners('request');
  api.on('request', (request, response) => request.url === '/api/quick' && response.end('{}'));
  const from = (address: string, path: string) =>
    fetch(origin + path, { headers: { 'x-forwarded-for': address } });
  const waiting = [1, 2, 3].map(() => from('203.0.113.7', '/api/slow'));
  await until(() => connections === 3);
  const refused = await from('203.0.113.7', '/api/quick');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toMatchObject({ Code: 'rate-limit-0001' });
  expect((await from('203.0.113.8', '/api/quick')).status).toBe(200);
  await Promise.all(waiting);
  expect((await from('203.0.113.7', '/api/quick')).status).toBe(200);
});
