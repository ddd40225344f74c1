import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FileAccess, serveRemoteFiles } from './remote-files.ts';

const immutable = 'public, max-age=31536000, immutable';
const asked: string[] = [];
const connections = new Set<Socket>();
let files: Server;
let site: FastifyInstance;
let origins: string[];
let access: FileAccess;

beforeEach(async () => {
  asked.length = 0;
  connections.clear();
  files = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['accept-encoding']}`);
    const isThere = request.url === '/awards/a1/browser/remoteEntry.js';
    response.writeHead(isThere ? 200 : 404, {
      'content-type': 'text/javascript',
      'content-encoding': 'br',
      'cache-control': immutable,
      'set-cookie': 'of=another',
    });
    response.end(isThere ? 'packed' : '');
  });
  files.on('connection', (socket) => connections.add(socket));
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  const { port } = files.address() as AddressInfo;
  site = Fastify();
  origins = [`http://127.0.0.1:${port}/awards`];
  access = 'everybody';
  serveRemoteFiles(site, {
    originsOf: (remote) => (remote === 'awards' ? origins : []),
    accessTo: async () => access,
  });
});

afterEach(async () => {
  await site.close();
  files.closeAllConnections();
  files.close();
});

const get = (url: string) => site.inject({ url, headers: { 'accept-encoding': 'br' } });

test("the site serves a remote's file as its own server compressed it, cacheable forever", async () => {
  const { statusCode, headers, body } = await get('/r/awards/a1/browser/remoteEntry.js');
  expect([statusCode, body]).toEqual([200, 'packed']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript',
    'content-encoding': 'br',
    'cache-control': immutable,
    'x-content-type-options': 'nosniff',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(asked).toEqual(['GET /awards/a1/browser/remoteEntry.js br']);
});

test('a missing file is never cached', async () => {
  const { statusCode, headers } = await get('/r/awards/a2/browser/remoteEntry.js');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('older releases of a remote that moved are still served to open tabs from its previous place', async () => {
  const [here = ''] = origins;
  origins = [here.replace('/awards', '/moved'), 'http://127.0.0.1:9', here];
  expect((await get('/r/awards/a1/browser/remoteEntry.js')).body).toBe('packed');
  expect((await get('/r/awards/a2/browser/remoteEntry.js')).statusCode).toBe(503);
});

test('a file server that is down gives a 503', async () => {
  files.closeAllConnections();
  await new Promise((resolve) => files.close(resolve));
  expect((await get('/r/awards/a1/browser/remoteEntry.js')).statusCode).toBe(503);
});

test('no file is lost when the file server closes a connection just as it is reused', async () => {
  const used = new WeakSet<Socket>();
  files.prependListener('request', ({ socket }) => {
    if (used.has(socket)) socket.destroy();
    used.add(socket);
  });
  for (let times = 0; times < 4; times += 1) {
    expect((await get('/r/awards/a1/browser/remoteEntry.js')).statusCode).toBe(200);
  }
});

test('no file is lost when the file server closes all its connections, as on a reload', async () => {
  const file = '/r/awards/a1/browser/remoteEntry.js';
  await Promise.all(Array.from({ length: 4 }, () => get(file)));
  const before = asked.length;
  const old = new WeakSet<Socket>();
  files.prependListener('request', ({ socket }) => old.has(socket) && socket.destroy());
  connections.forEach((socket) => old.add(socket));
  expect((await get(file)).statusCode).toBe(200);
  expect(asked).toHaveLength(before + 2);
});

test.each([
  '/r/nobody/a1/browser/remoteEntry.js',
  '/r/awards/a1/server/main.js',
  '/r/awards/a1/remote.json',
  '/r/awards/a1/browser/main.js.map',
  '/r/awards/a1/browser/main.js.map.br',
  '/r/awards/a1/browser/%2e%2e/server/main.js',
  '/r/awards/a1/browser/..%2fserver/main.js',
  '/r/awards/..%2fcontent/browser/main.js',
  '/r/awards/a1/browser/main.js%3fx',
])('nothing else of a release is served: %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test('a file opened as a page is sandboxed without an origin', async () => {
  for (const path of ['remoteEntry.js', 'missing.js']) {
    const { headers } = await get(`/r/awards/a1/browser/${path}`);
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('no file can become a service worker', async () => {
  const url = '/r/awards/a1/browser/remoteEntry.js';
  const { statusCode, body } = await site.inject({ url, headers: { 'service-worker': 'script' } });
  expect([statusCode, body]).toEqual([404, '']);
});

test('a candidate’s file is cached only by the browser of its preview', async () => {
  access = 'preview';
  const { statusCode, headers } = await get('/r/awards/a1/browser/remoteEntry.js');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toMatch(/^private, /);
  expect(headers.vary).toContain('cookie');
});

test('a file without access is a 404, and its own server is not requested', async () => {
  access = 'nobody';
  const { statusCode, headers, body } = await get('/r/awards/a1/browser/remoteEntry.js');
  expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', '']);
  expect(asked).toEqual([]);
});
