import { mkdir, open } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectGarbage } from '../../testing/collect-garbage.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { filesFolder } from './stored-files.ts';

const megabyte = 2 ** 20;
const filmSize = 300 * megabyte;
const name = `${'f'.repeat(32)}.mp4`;

/** The limit for all visitors together; one whole film would be ten times as large. */
const mostMemory = 30 * megabyte;

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  const folder = filesFolder(api.app.platform.config.dataDir);
  await mkdir(folder, { recursive: true });
  const film = await open(join(folder, name), 'w');
  // The file is sparse: the file system reads its bytes as zeros.
  await film.truncate(filmSize);
  await film.close();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => api.close());

function watch(range: string): Promise<IncomingMessage> {
  const { port } = api.app.server.address() as AddressInfo;
  const options = { host: '127.0.0.1', port, path: `/media/${name}`, headers: { range }, agent: false };
  return new Promise((resolve, reject) => get(options, resolve).on('error', reject));
}

/** The memory of buffers, in bytes. */
function bufferMemory(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

test('streaming a film to visitors takes little memory, however large it is', async () => {
  const before = bufferMemory();
  const visitors = await Promise.all(
    ['bytes=0-', 'bytes=1000-', 'bytes=100000000-', 'bytes=-5000'].map(watch),
  );
  for (const visitor of visitors) await new Promise((resolve) => visitor.once('readable', resolve));

  expect(visitors.map(({ statusCode }) => statusCode)).toEqual([206, 206, 206, 206]);
  expect(visitors.map(({ headers }) => headers['content-length'])).toEqual(
    [filmSize, filmSize - 1000, filmSize - 100_000_000, 5000].map(String),
  );
  expect(bufferMemory() - before).toBeLessThan(mostMemory);
  for (const visitor of visitors) visitor.destroy();
});
