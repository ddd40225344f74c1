import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsPath } from '@summit/remote-kit/development-event';
import { developmentFront, type Front } from './development-front.ts';
import { PendingChanges } from './pending-changes.ts';

const pending = new PendingChanges();
let folder: string;
let site: FastifyInstance;
let front: Front;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'front-'));
  mkdirSync(join(folder, 'updates'));
  writeFileSync(join(folder, 'main.js.map'), '{}');
  site = Fastify();
  site.get('/about', async () => 'the page');
  site.get('/registry.json', async () => ({}));
  const upstream = await site.listen({ host: '127.0.0.1', port: 0 });
  const shell = { folder, prefix: '/assets/dev/' };
  front = await developmentFront({ upstream, shell, settled: () => pending.settled() });
  await front.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await front.app.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

const page = { url: '/about', headers: { accept: 'text/html' } };

test('a page waits for running builds; other requests do not', async () => {
  pending.begin('content');
  let arrived = false;
  const response = front.app.inject(page).then(({ body }) => {
    arrived = true;
    return body;
  });
  expect((await front.app.inject('/registry.json')).statusCode).toBe(200);
  expect(arrived).toBe(false);
  pending.end('content');
  expect(await response).toBe('the page');
});

test('files of a watched build, including source maps, are not cached', async () => {
  const { statusCode, headers } = await front.app.inject('/assets/dev/main.js.map');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
});

test('open pages are notified of a build', async () => {
  const { port } = front.app.server.address() as { port: number };
  const response = await fetch(`http://127.0.0.1:${port}${eventsPath}`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  front.send({ kind: 'built', app: 'content' });
  expect((await reader?.read())?.value).toBe('data: {"kind":"built","app":"content"}\n\n');
  await reader?.cancel();
});
