import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { isLoopbackOrigin } from './not-for-visitors.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const mail = ['/dev/mail', '/api/dev/mail.json', '/api//dev/mail.json'];
const inner = ['/metrics', '/api/metrics', '/openapi.json', '/api/%6detrics'];
const forwarded = { 'x-forwarded-for': '203.0.113.9' };

async function statuses(urls: string[], from: { remoteAddress?: string; headers?: Record<string, string> }) {
  const responses = await Promise.all(urls.map((url) => api.app.inject({ url, ...from })));
  return responses.map(({ statusCode }) => statusCode);
}

test('requests from this machine see everything, also through the site', async () => {
  expect(await statuses([...mail, ...inner], {})).toEqual([...mail, ...inner].map(() => 200));
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  expect(await statuses([...mail, ...inner], { headers })).toEqual([...mail, ...inner].map(() => 200));
});

test('visitors see neither metrics nor mail, whatever address they claim', async () => {
  expect(await statuses([...mail, ...inner], { headers: forwarded })).toEqual(
    [...mail, ...inner].map(() => 404),
  );
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  expect(await statuses([...mail, ...inner], { remoteAddress: '198.51.100.1', headers })).toEqual(
    [...mail, ...inner].map(() => 404),
  );
});

test('monitoring on another machine can read the metrics, but no mail', async () => {
  const remoteAddress = '10.0.0.9';
  expect(await statuses(['/metrics', '/openapi.json', '/dev/mail.json'], { remoteAddress })).toEqual([
    200, 200, 404,
  ]);
});

test('a site with a public address shows no mail, even without NODE_ENV', async () => {
  const site = await openTestApp({ siteOrigin: 'https://summit.example', environment: 'development' });
  const responses = await Promise.all(mail.map((url) => site.app.inject(url)));
  await site.close();
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test.each([
  ['http://localhost:3000', true],
  ['http://summit.localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://summit.example', false],
  ['http://localhost.summit.example', false],
  ['http://127.0.0.1.summit.example', false],
])('%s is a loopback address: %s', (origin, expected) => {
  expect(isLoopbackOrigin(origin)).toBe(expected);
});
