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

test("a remote's file comes from the site as its own server packs it, to be cached forever", async () => {
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

test('a file that is not there, now, is never stored', async () => {
  const { statusCode, headers } = await get('/r/awards/a2/browser/remoteEntry.js');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('a remote that moved has left older releases where it was, and open tabs still get them', async () => {
  const [here = ''] = origins;
  origins = [here.replace('/awards', '/moved'), 'http://127.0.0.1:9', here];
  expect((await get('/r/awards/a1/browser/remoteEntry.js')).body).toBe('packed');
  expect((await get('/r/awards/a2/browser/remoteEntry.js')).statusCode).toBe(503);
});

test('a file server that is away is a 503', async () => {
  files.closeAllConnections();
  await new Promise((resolve) => files.close(resolve));
  expect((await get('/r/awards/a1/browser/remoteEntry.js')).statusCode).toBe(503);
});

test('a connection that the file server closes just as it is used again costs no file', async () => {
  const used = new WeakSet<Socket>();
  files.prependListener('request', ({ socket }) => {
    if (used.has(socket)) socket.destroy();
    used.add(socket);
  });
  for (let times = 0; times < 4; times += 1) {
    expect((await get('/r/awards/a1/browser/remoteEntry.js')).statusCode).toBe(200);
  }
});

test('a file server that closes all its connections at once, as when it is reloaded, costs no file', async () => {
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

test('a file that is opened as a page may do nothing, on no origin of ours', async () => {
  for (const path of ['remoteEntry.js', 'missing.js']) {
    const { headers } = await get(`/r/awards/a1/browser/${path}`);
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('no file becomes a service worker', async () => {
  const url = '/r/awards/a1/browser/remoteEntry.js';
  const { statusCode, body } = await site.inject({ url, headers: { 'service-worker': 'script' } });
  expect([statusCode, body]).toEqual([404, '']);
});

test('what only a preview may have is stored by its browser alone', async () => {
  access = 'preview';
  const { statusCode, headers } = await get('/r/awards/a1/browser/remoteEntry.js');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toMatch(/^private, /);
  expect(headers.vary).toContain('cookie');
});

test('what nobody may have is not there, and its own server is not asked', async () => {
  access = 'nobody';
  const { statusCode, headers, body } = await get('/r/awards/a1/browser/remoteEntry.js');
  expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', '']);
  expect(asked).toEqual([]);
});
