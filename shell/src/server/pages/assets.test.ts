import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shellAssets } from '@summit/rendering/shell-assets';
import { serveAssets } from './assets.ts';

let builds: string;

/** A finished build of the shell with these files in its browser folder. */
function build(id: string, files: string[]): string {
  const browser = join(builds, id, 'browser');
  mkdirSync(browser, { recursive: true });
  for (const file of files) {
    writeFileSync(join(browser, file), file.endsWith('.br') ? brotliCompressSync(file) : file);
  }
  return join(builds, id);
}

beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'shell-builds-'));
});

afterEach(() => rmSync(builds, { recursive: true }));

const files = [
  'main.0a1b2c3d.js',
  'main.0a1b2c3d.js.br',
  'federation.js',
  'start.99.js',
  'archivo.77.woff2',
  's1.main.css',
  's1.news.css',
];

test('finds the first scripts, the styles and the font of a build', () => {
  expect(shellAssets(build('s1', files))).toEqual({
    main: '/assets/s1/main.0a1b2c3d.js',
    styles: [
      { name: 's1.main.css', css: 's1.main.css', first: true },
      { name: 's1.news.css', css: 's1.news.css', first: false },
    ],
    federation: '/assets/s1/federation.js',
    font: '/assets/s1/archivo.77.woff2',
    buildId: 's1',
  });
});

test('a build without them is refused with its path', () => {
  const folder = build('s1', ['start.99.js']);
  expect(() => shellAssets(folder)).toThrow(folder);
});

test('source maps of this build and the earlier ones are not public', async () => {
  build('s1', ['main.11111111.js', 'main.11111111.js.map']);
  const app = Fastify();
  await serveAssets(app, build('s2', [...files, 'main.0a1b2c3d.js.map', 'main.0a1b2c3d.js.map.br']));
  const maps = ['s2/main.0a1b2c3d.js.map', 's2/main.0a1b2c3d.js%2Emap', 's2/main.0a1b2c3d.js.map.br'];
  for (const map of [...maps, 's1/main.11111111.js.map']) {
    const response = await app.inject({ url: `/assets/${map}`, headers: { 'accept-encoding': 'br' } });
    expect([map, response.statusCode]).toEqual([map, 404]);
  }
  await app.close();
});

test('serves this build and the earlier ones, cacheable forever and compressed as built', async () => {
  build('s1', ['main.11111111.js', 'old.woff2']);
  const current = build('s2', files);
  build('.draft-7', ['half.js']);
  const app = Fastify();
  await serveAssets(app, current);
  const get = (url: string, headers = {}) => app.inject({ url, headers });

  const script = await get('/assets/s2/main.0a1b2c3d.js', { 'accept-encoding': 'br' });
  expect(script.statusCode).toBe(200);
  expect(script.headers['content-encoding']).toBe('br');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/s1/main.11111111.js')).body).toBe('main.11111111.js');
  expect((await get('/assets/.draft-7/half.js')).statusCode).toBe(404);
  expect((await get('/assets/s2/gone.js')).statusCode).toBe(404);
  await app.close();
});
