import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shareSize } from '@summit/contract/frame/pictures';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { storeFiles, toStoredFile } from './stored-files.ts';

const picture = toStoredFile('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', 'svg');

let api: TestApp;
let photograph: ReturnType<typeof toStoredFile>;

beforeAll(async () => {
  api = await openTestApp();
  const { dataDir } = api.app.platform.config;
  await storeFiles(dataDir, [picture]);
  await storeFiles(dataDir, [picture]);
  const background = { r: 40, g: 90, b: 200 };
  const pixels = sharp({ create: { width: 800, height: 400, channels: 3, background } });
  photograph = toStoredFile(await pixels.png().toBuffer(), 'png');
  await storeFiles(dataDir, [photograph]);
});

afterAll(() => api.close());

test.each(['/media', '/api/media'])(
  'serves a picture under %s with its type, cacheable forever',
  async (base) => {
    const response = await api.app.inject(`${base}/${picture.name}`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(picture.content);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
  },
);

test('returns 304 to a client with the same picture', async () => {
  const headers = { 'if-none-match': `"${picture.name}"` };
  expect((await api.app.inject({ url: `/media/${picture.name}`, headers })).statusCode).toBe(304);
});

test.each([
  'nothing.svg',
  `${'0'.repeat(32)}.svg`,
  `${'0'.repeat(32)}.html`,
  `${'0'.repeat(32)}.constructor`,
  '..%2Fsecret',
  '%2e%2e%2fsecret.svg',
])('returns 404 for %s', async (name) => {
  const response = await api.app.inject(`/media/${name}`);
  expect([response.statusCode, response.json<{ Code: string }>().Code]).toEqual([404, 'route-0001']);
});

describe('a film', () => {
  const film = toStoredFile(Buffer.from('0123456789'), 'webm');
  const ask = (range: string) => api.app.inject({ url: `/media/${film.name}`, headers: { range } });

  beforeAll(() => storeFiles(api.app.platform.config.dataDir, [film]));

  test('is served in the requested ranges', async () => {
    const response = await ask('bytes=2-5');
    expect([response.statusCode, response.body]).toEqual([206, '2345']);
    expect(response.headers).toMatchObject({
      'content-type': 'video/webm',
      'content-range': 'bytes 2-5/10',
      'content-length': '4',
      'accept-ranges': 'bytes',
    });
  });

  test('has no range beyond its end, which no cache stores instead of the film', async () => {
    const response = await ask('bytes=10-');
    expect(response.statusCode).toBe(416);
    expect(response.headers).toMatchObject({ 'content-range': 'bytes */10', 'cache-control': 'no-store' });
  });

  test('has no other sizes like a picture', async () => {
    expect((await api.app.inject(`${variant(film.name)}-640.jpg`)).statusCode).toBe(404);
  });
});

const variant = (name: string) => `/media/${name.replace(/\..*/, '')}`;

test.each([
  ['640.avif', 'image/avif', 'heif', 640],
  ['480.webp', 'image/webp', 'webp', 480],
  ['320.jpg', 'image/jpeg', 'jpeg', 320],
  ['1280.avif', 'image/avif', 'heif', 800],
])('serves a photograph as %s, in proportion and never enlarged', async (ending, type, format, width) => {
  const response = await api.app.inject(`${variant(photograph.name)}-${ending}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe(type);
  expect(response.headers['cache-control']).toContain('immutable');
  const made = await sharp(response.rawPayload).metadata();
  expect([made.format, made.width, made.height]).toEqual([format, width, width / 2]);
});

test('creates a picture once for concurrent requests, and reuses it later', async () => {
  const ask = () => api.app.inject(`${variant(photograph.name)}-960.webp`);
  const responses = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
  expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('hex'))).size).toBe(1);
});

test('converts a drawing to a bitmap for clients that do not accept SVG', async () => {
  const response = await api.app.inject(`${variant(picture.name)}-1280.jpg`);
  expect((await sharp(response.rawPayload).metadata()).format).toBe('jpeg');
});

test.each([() => photograph, () => picture])('crops a picture for social networks', async (stored) => {
  const response = await api.app.inject(`${variant(stored().name)}-share.jpg`);
  expect(response.headers['content-type']).toBe('image/jpeg');
  const made = await sharp(response.rawPayload).metadata();
  expect([made.format, made.width, made.height]).toEqual(['jpeg', shareSize.width, shareSize.height]);
});

test.each(['641.avif', 'share.webp', '640.gif', '640.png', '00640.avif'])(
  'creates no picture %s',
  async (ending) => {
    const response = await api.app.inject(`${variant(photograph.name)}-${ending}`);
    expect(response.statusCode).toBe(404);
  },
);

test('returns 404 for a size of a missing picture', async () => {
  const response = await api.app.inject(`/media/${'0'.repeat(32)}-640.avif`);
  expect([response.statusCode, response.json<{ Code: string }>().Code]).toEqual([404, 'route-0001']);
});

test.each([
  ['logo.svg', 'attachment; filename="logo.svg"'],
  ['logo.html', undefined],
  ['a"; filename="b.svg', undefined],
  ['../b.svg', undefined],
])('is downloaded under the name %j only if that is plain and of its type', async (name, disposition) => {
  const response = await api.app.inject({ url: `/media/${picture.name}`, query: { download: name } });
  expect([response.statusCode, response.headers['content-disposition']]).toEqual([200, disposition]);
});
