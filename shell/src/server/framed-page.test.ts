import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { frameOptions } from './http/security-headers.ts';
import { servePages } from './pages/pages.ts';
import { onlyLive } from './testing/only-live.ts';
import { testCache } from './testing/test-cache.ts';

const html = '<html lang="en-GB"><head><title>About</title></head><body>About</body></html>';

async function get(dest?: string) {
  const app = Fastify();
  servePages(app, {
    ...onlyLive,
    cache: testCache(),
    render: async () => ({ status: 200, html, styleHashes: [], scriptHashes: [], degraded: false }),
    find: () => ({ name: 'the page of speakers', reads: ['q', 'company'] }),
    gateway: () => ({ status: 200, html: '', styleHashes: [], scriptHashes: [], degraded: true }),
    policyFor: () => '',
    headersFor: () => ({ 'x-frame-options': 'SAMEORIGIN' }),
    report: () => undefined,
  });
  const top = await app.inject('/about');
  const asked = await app.inject({ url: '/about', headers: dest ? { 'sec-fetch-dest': dest } : {} });
  await app.close();
  return { top, asked };
}

test.each(['iframe', 'frame'])(
  'a page for an %s is marked before any script runs, and not indexed',
  async (dest) => {
    const { asked } = await get(dest);
    expect(asked.body).toContain('<html data-framed lang="en-GB">');
    expect(asked.body).toContain('<meta name="robots" content="noindex"></head>');
  },
);

test('it is never sent to a visitor who opens the page itself', async () => {
  const { top, asked } = await get('iframe');
  expect(top.body).toBe(html);
  expect(asked.headers.etag).not.toBe(top.headers.etag);
  expect(asked.headers.vary).toContain('sec-fetch-dest');
  expect((await get('document')).asked.body).toBe(html);
});

test('old browsers get the same rule for frames as new ones', async () => {
  expect((await get()).top.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(frameOptions([])).toEqual({ 'x-frame-options': 'SAMEORIGIN' });
  expect(frameOptions(['https://partner.example'])).toEqual({});
});
