import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FailureReport,
  failureReportPath,
  releaseHealthPath,
  reportBytes,
} from '@summit/contract/release-health';
import { signed } from '../editions/signed-text.ts';
import { serveHealth, visitorOf } from './health-routes.ts';
import { ReleaseCounts } from './release-counts.ts';

const secret = 'of the site';
let app: FastifyInstance;
let counts: ReleaseCounts;
const counted: FailureReport[] = [];

beforeEach(() => {
  counts = new ReleaseCounts((network) => `name of ${network}`);
  app = Fastify({ trustProxy: true });
  counted.length = 0;
  serveHealth(app, counts, secret, (one) => counted.push(one));
  app.get('/page', async (request) => {
    counts.view('awards@a1', visitorOf(request));
    return '';
  });
});

afterEach(() => app.close());

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const report = { remote: 'awards', buildId: 'a1', phase: 'render' };

function send(payload: unknown, headers: Record<string, string> = from('203.0.113.1')) {
  const type = { 'content-type': 'text/plain;charset=UTF-8' };
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return app.inject({
    method: 'POST',
    url: failureReportPath,
    headers: { ...type, ...headers },
    payload: text,
  });
}

const ask = (secretOf = secret, time = Date.now()) =>
  app.inject({
    url: `${releaseHealthPath}?release=awards@a1`,
    headers: { authorization: `Bearer ${signed(secretOf, 'health', String(time))}` },
  });

test('a browser reports what failed, and the health gate learns of it', async () => {
  await app.inject({ url: '/page', headers: from('203.0.113.1') });
  expect((await send(report)).statusCode).toBe(204);
  const networks = { 'name of 203.0.113.1': [1, 0, 1, 0] };
  expect((await ask()).json()).toEqual([{ release: 'awards@a1', networks, own: [0, 0, 0, 0] }]);
  expect(counted).toEqual([report]);
});

test('counts are for the health gate alone', async () => {
  expect((await app.inject({ url: releaseHealthPath })).statusCode).toBe(404);
  expect((await ask('guessed')).statusCode).toBe(404);
  expect((await ask(secret, Date.now() - 120_000)).statusCode).toBe(404);
});

test.each([
  ['no JSON', 'broken'],
  ['of no phase that browsers know', { ...report, phase: 'server' }],
  ['without a release', { phase: 'render' }],
])('a report that is %s is refused', async (_what, payload) => {
  expect((await send(payload)).statusCode).toBe(400);
});

test('a report is small, and few of them come from one network', async () => {
  expect((await send({ ...report, more: 'x'.repeat(reportBytes) })).statusCode).toBe(413);
  const statuses = [];
  for (let times = 0; times < 40; times += 1) statuses.push((await send(report)).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect((await send(report, from('203.0.113.2'))).statusCode).toBe(204);
});

test('a preview is expected to have faults', async () => {
  await app.inject({ url: '/page', headers: from('203.0.113.1') });
  await send(report, { ...from('203.0.113.1'), cookie: 'release-preview=x.y' });
  expect(Object.values(counts.of(['awards@a1'])[0]?.networks ?? {})).toEqual([[1, 0, 0, 0]]);
  expect(counted).toEqual([]);
});

test.each([
  ['127.0.0.1', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
])('a visitor at %s is %s', (ip, network) => {
  expect(visitorOf({ ip } as Parameters<typeof visitorOf>[0])).toBe(network);
});
