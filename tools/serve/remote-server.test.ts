import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { remoteServer } from './remote-server.ts';

let folder: string;
let server: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  server = await remoteServer(folder);
  mkdirSync(join(folder, 'a1/browser'), { recursive: true });
  writeFileSync(join(folder, 'a1/browser/remoteEntry.js'), 'entry');
  writeFileSync(join(folder, 'a1/browser/remoteEntry.js.br'), brotliCompressSync('packed entry'));
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers = {}) => server.inject({ url, headers });

test('a release that was placed while it runs is served for ever, to any origin', async () => {
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

test('browsers that take it get what the build packed', async () => {
  const { headers } = await get('/a1/browser/remoteEntry.js', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
});

test('what is not there is a 404 for any origin, and no folder can be looked through', async () => {
  const missing = await get('/a2/browser/remoteEntry.js');
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['access-control-allow-origin']).toBe('*');
  expect((await get('/..%2f..%2fetc/passwd')).statusCode).toBeGreaterThanOrEqual(400);
  expect((await get('/a1/')).body).not.toContain('browser');
});

test('a remote without any release yet is served all the same', async () => {
  const none = join(folder, 'later');
  const early = await remoteServer(none);
  expect((await early.inject('/health')).json()).toEqual({ status: 'ok' });
  expect(existsSync(none)).toBe(true);
  await early.close();
});
