import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDescriptor } from '../promotion/release-folder.ts';
import { fakeBuild } from '../promotion/testing/fake-build.ts';
import { remoteServer } from './remote-server.ts';

let base: string;
let folder: string;
let server: FastifyInstance;

beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'releases-'));
  folder = join(base, 'awards');
  server = await remoteServer(folder);
  mkdirSync(join(folder, 'a1/browser'), { recursive: true });
  writeFileSync(join(folder, 'a1/browser/remoteEntry.js'), 'entry');
  writeFileSync(join(folder, 'a1/browser/remoteEntry.js.br'), brotliCompressSync('packed entry'));
});

afterEach(async () => {
  await server.close();
  rmSync(base, { recursive: true });
});

const get = (url: string, headers = {}) => server.inject({ url, headers });

test('a release added while it runs is served to any origin, cacheable forever', async () => {
  const { statusCode, body, headers } = await get('/a1/browser/remoteEntry.js');
  expect([statusCode, body]).toEqual([200, 'entry']);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('javascript') as string,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('browsers that accept it get the compressed files of the build', async () => {
  const { headers } = await get('/a1/browser/remoteEntry.js', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
});

test('a missing file is a 404 for any origin, and folders are not listed', async () => {
  const missing = await get('/a2/browser/remoteEntry.js');
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['access-control-allow-origin']).toBe('*');
  expect((await get('/..%2f..%2fetc/passwd')).statusCode).toBeGreaterThanOrEqual(400);
  expect((await get('/a1/')).body).not.toContain('browser');
});

test('links are never followed: not to a file, through a folder, or to a compressed file', async () => {
  writeFileSync(join(folder, '..', 'api-secret'), 'of the API');
  symlinkSync(join(folder, '..', 'api-secret'), join(folder, 'a1/browser/secret.txt'));
  symlinkSync(join(folder, '..'), join(folder, 'a1/outside'));
  writeFileSync(join(folder, 'a1/browser/main.js'), 'own');
  symlinkSync(join(folder, '..', 'api-secret'), join(folder, 'a1/browser/main.js.br'));
  for (const url of ['/a1/browser/secret.txt', '/a1/outside/api-secret', '/a1/browser/main.js']) {
    const { statusCode, body } = await get(url, { 'accept-encoding': 'br' });
    expect([statusCode, body.includes('of the API')]).toEqual([404, false]);
  }
  rmSync(join(folder, '..', 'api-secret'));
});

test.each(['/a1/browser/main.js.map', '/a1/browser/main.js%2Emap', '/a1/server/main.js.map'])(
  'the source map at %s is not public',
  async (url) => {
    mkdirSync(join(folder, 'a1/server'), { recursive: true });
    for (const side of ['browser', 'server']) writeFileSync(join(folder, 'a1', side, 'main.js.map'), '{}');
    for (const packed of ['.br', '.gz']) writeFileSync(join(folder, `a1/browser/main.js.map${packed}`), '{}');
    for (const encoding of ['identity', 'br', 'gzip']) {
      expect((await get(url, { 'accept-encoding': encoding })).statusCode).toBe(404);
    }
    expect((await get(`${url}.br`)).statusCode).toBe(404);
  },
);

test('a file that differs from its build is not served until it is restored', async () => {
  const { hashes } = readDescriptor(fakeBuild(folder, 'awards', 'a2'));
  const [path = ''] = Object.keys(hashes).filter((file) => file.startsWith('browser/'));
  const content = readFileSync(join(folder, 'awards-a2', path));
  const problems: string[] = [];
  const checking = await remoteServer(folder, (problem) => void problems.push(problem));
  const ask = async () => (await checking.inject(`/awards-a2/${path}`)).statusCode;
  expect(await ask()).toBe(200);
  writeFileSync(join(folder, 'awards-a2', path), content.subarray(1));
  expect([await ask(), await ask()]).toEqual([404, 404]);
  expect(problems).toEqual([expect.stringContaining(join('awards-a2', path)) as string]);
  writeFileSync(join(folder, 'awards-a2', path), content);
  expect(await ask()).toBe(200);
  await checking.close();
});

test('a remote without releases is served, too', async () => {
  const none = join(folder, 'later');
  const early = await remoteServer(none);
  expect((await early.inject('/health')).json()).toEqual({ status: 'ok' });
  expect(existsSync(none)).toBe(true);
  await early.close();
});

test('an invalid address is refused for any origin', async () => {
  for (const url of ['/%E0%A4%A', '/a1/%zz']) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([400, '*']);
  }
});

test.each([
  '/../secret',
  '/..%2fsecret',
  '/a1/..%2f..%2fsecret',
  '/a1/%2e%2e/%2e%2e/secret',
  '/..%5csecret',
  '//secret',
  '/a1/browser/remoteEntry.js%00.txt',
])('nothing outside the releases is served at %s', async (url) => {
  writeFileSync(join(folder, '..', 'secret'), 'secret of the site');
  const { statusCode, body } = await get(url);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('secret of the site');
});

test('methods other than reads are refused immediately, without waiting for their body', async () => {
  expect((await server.inject({ method: 'HEAD', url: '/a1/browser/remoteEntry.js' })).statusCode).toBe(200);
  expect((await server.inject({ method: 'OPTIONS', url: '/a1/browser/remoteEntry.js' })).statusCode).toBe(
    404,
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /a1 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1.1 404 /);
  expect(server.server.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(server.server.headersTimeout).toBeLessThanOrEqual(30_000);
  expect(server.server.timeout).toBeLessThanOrEqual(120_000);
});

test.each([
  ['a long path', `/a1/browser/${'x'.repeat(1000)}.js`],
  ['a path of slashes', `/${'/'.repeat(7000)}a`],
  ['a path of dots', `/a1/${'%2e%2e%2f'.repeat(500)}remoteEntry.js`],
  ['a long search', `/a1/browser/remoteEntry.js?${'x'.repeat(8000)}`],
])('%s is refused before looking for a file', async (_what, url) => {
  const { statusCode, headers, body } = await get(url);
  expect([statusCode, JSON.parse(body)]).toEqual([414, { error: 'URI Too Long' }]);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect((await get('/a1/browser/remoteEntry.js?v=1')).statusCode).toBe(200);
});
