import { afterAll, beforeAll, expect, test } from 'vitest';
import * as limits from '@summit/contract/limits/limits';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp({ trustedProxies: ['loopback', '10.0.0.0/8'] });
  api.app.get('/test/address', async ({ ip }) => ({ ip }));
});

afterAll(() => api.close());

test.each([
  ['10.0.0.5', '203.0.113.9', '203.0.113.9'],
  ['10.0.0.5', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '203.0.113.9, 10.0.0.5', '203.0.113.9'],
  ['192.0.2.8', '203.0.113.9', '192.0.2.8'],
])('%s forwards for "%s": the visitor is %s', async (remoteAddress, forwardedFor, visitor) => {
  const headers = { 'x-forwarded-for': forwardedFor };
  const { ip } = (await api.app.inject({ url: '/test/address', remoteAddress, headers })).json();

  expect(ip).toBe(visitor);
});

test('responses forbid content sniffing', async () => {
  for (const url of ['/health', '/public/settings', '/nowhere', '/public/%zz', '/api/health']) {
    expect((await api.app.inject(url)).headers['x-content-type-options']).toBe('nosniff');
  }
});

test('idle connections are closed', () => {
  const { requestTimeout, headersTimeout, timeout } = api.app.server;
  expect(requestTimeout).toBe(limits.uploadTime);
  expect(headersTimeout).toBeLessThanOrEqual(30_000);
  expect(timeout).toBeLessThanOrEqual(3 * 60_000);
});
