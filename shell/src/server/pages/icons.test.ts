import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveIcons } from './icons.ts';

interface Manifest {
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
  serveIcons(app);
});

afterEach(() => app.close());

/** The width and height in a PNG's header. */
const getSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the manifest’s icons have the stated sizes, and one of them is maskable', async () => {
  const response = await app.inject('/site.webmanifest');
  expect(response.headers['content-type']).toContain('application/manifest+json');
  const { start_url, icons } = response.json<Manifest>();
  expect(start_url).toBe('/');
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) expect(getSize((await app.inject(src)).rawPayload)).toBe(sizes);
});

test('iOS finds its icon, and browsers the favicon', async () => {
  expect(getSize((await app.inject('/apple-touch-icon.png')).rawPayload)).toBe('180x180');
  expect((await app.inject('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
  expect((await app.inject('/favicon.ico')).headers.location).toBe('/favicon.svg');
});
