import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FailureReport,
  failureReportPath,
  releaseHealthPath,
  type ReleaseKey,
  reportBytes,
} from '@summit/contract/releases/release-health';
import { signed } from '../editions/signed-text.ts';
import { getVisitor, serveHealth } from './health-routes.ts';
import { ReleaseCounts } from './release-counts.ts';
import { ViewTokens } from './view-tokens.ts';

const secret = 'of the site';
let app: FastifyInstance;
let counts: ReleaseCounts;
let now: number;
let unproven: number;
const counted: FailureReport[] = [];
const asked: number[] = [];

beforeEach(() => {
  counts = new ReleaseCounts((network) => `name of ${network}`);
  app = Fastify({ trustProxy: true });
  now = Date.now();
  unproven = 0;
  counted.length = 0;
  asked.length = 0;
  const tokens = new ViewTokens({ secret, secure: true, now: () => now });
  serveHealth(app, {
    ...{ counts, tokens, secret },
    onFailure: (one) => counted.push(one),
    onUnproven: () => (unproven += 1),
    onAsked: (aheadMs) => asked.push(Math.round(aheadMs / 1000)),
  });
  app.get<{ Querystring: { of?: ReleaseKey } }>('/page', async (request, reply) => {
    const release = request.query.of ?? 'awards@a1';
    reply.header('set-cookie', tokens.cookie(release, counts.view(release, getVisitor(request))));
    return '';
  });
});

afterEach(() => app.close());

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const report = { remote: 'awards', buildId: 'a1', phase: 'render', page: 'welcome' };

/** Opens a page as a device in this network. Returns the cookie that the device has then. */
async function open(ip: string, of = 'awards@a1'): Promise<string> {
  const { headers } = await app.inject({ url: `/page?of=${of}`, headers: from(ip) });
  return String(headers['set-cookie']);
}

function send(payload: unknown, cookie = '', ip = '203.0.113.1', others = '') {
  const cookies = `${cookie.split(';')[0]}${others}`;
  const headers = { 'content-type': 'text/plain;charset=UTF-8', cookie: cookies, ...from(ip) };
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return app.inject({ method: 'POST', url: failureReportPath, headers, payload: text });
}

const ask = (secretOf = secret, time = Date.now()) =>
  app.inject({
    url: `${releaseHealthPath}?release=awards@a1`,
    headers: { authorization: `Bearer ${signed(secretOf, 'health', String(time))}` },
  });

const networks = () => counts.of(['awards@a1'])[0]?.networks;

test('a browser reports what failed, and the health gate learns of it', async () => {
  const cookie = await open('203.0.113.1');
  expect(cookie).toMatch(
    /^release-view-awards=\S+; Path=\/r\/report; Max-Age=3600; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect((await send(report, cookie)).statusCode).toBe(204);
  expect((await ask()).json()).toEqual([
    {
      release: 'awards@a1',
      networks: { 'name of 203.0.113.0/24': [1, 0, 1, 0] },
      own: [0, 0, 0, 0],
      pages: { welcome: 1 },
    },
  ]);
  expect(counted).toEqual([report]);
});

test('without a page that was sent to the device a report counts for nothing', async () => {
  const cookie = await open('203.0.113.1');
  const [name, value = ''] = cookie.split(/[=;]/);
  const forged = `${name}=${signed('guessed', 'view', value.split('.')[0] ?? '')}`;
  const ofAnother = (await open('203.0.113.1', 'awards@a2')).split(';')[0];
  const ofPreview = `${name}=${signed(secret, 'preview', value.split('.')[0] ?? '')}`;
  for (const sent of ['', `${name}=`, `${name}=x.y`, forged, ofPreview, ofAnother]) {
    expect((await send(report, sent)).statusCode).toBe(204);
  }
  expect(networks()).toEqual({ 'name of 203.0.113.0/24': [1, 0, 0, 0] });
  expect([counted, unproven]).toEqual([[], 6]);
});

test('a page fails once, within an hour, and in the network that it was sent to', async () => {
  const cookie = await open('203.0.113.1');
  const late = await open('198.51.100.1');
  await send(report, cookie, '192.0.2.1');
  await send({ ...report, phase: 'load' }, cookie, '192.0.2.2');
  now += 3_601_000;
  await send(report, late, '192.0.2.3');
  expect(networks()).toEqual({
    'name of 203.0.113.0/24': [1, 0, 1, 0],
    'name of 198.51.100.0/24': [1, 0, 0, 0],
  });
  expect([counted.length, unproven]).toEqual([1, 2]);
});

test('of one organisation with many addresses one view counts, whichever page fails', async () => {
  const ips = [1, 2, 3, 4, 5].flatMap((part) => [`203.0.113.${part}`, `2001:db8:7:${part}::${part}`]);
  const cookies = await Promise.all(ips.map((ip) => open(ip)));
  for (const cookie of cookies) await send(report, cookie);
  expect(networks()).toEqual({
    'name of 203.0.113.0/24': [1, 0, 1, 0],
    'name of 2001:db8:7::/48': [1, 0, 1, 0],
  });
});

test('counts are for the health gate alone', async () => {
  expect((await app.inject({ url: releaseHealthPath })).statusCode).toBe(404);
  expect((await ask('guessed')).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test('a gate whose clock is more than a minute away learns nothing, and that is noted', async () => {
  expect((await ask(secret, Date.now() - 120_000)).statusCode).toBe(404);
  expect((await ask(secret, Date.now() + 120_000)).statusCode).toBe(404);
  expect((await ask(secret, Date.now() - 50_000)).statusCode).toBe(200);
  expect(asked).toEqual([-120, 120, -50]);
});

test.each([
  ['no JSON', 'broken'],
  ['of no phase that browsers know', { ...report, phase: 'server' }],
  ['without a release', { phase: 'render' }],
  ['of a page that cannot be one', { ...report, page: '__proto__' }],
])('a report that is %s is refused', async (_what, payload) => {
  expect((await send(payload)).statusCode).toBe(400);
});

test('a report is small, and few of them come from one network', async () => {
  expect((await send({ ...report, more: 'x'.repeat(reportBytes) })).statusCode).toBe(413);
  const statuses = [];
  for (let times = 0; times < 40; times += 1) statuses.push((await send(report)).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect((await send(report, '', '203.0.113.2')).statusCode).toBe(204);
});

test('a preview is expected to have faults', async () => {
  const cookie = await open('203.0.113.1');
  await send(report, cookie, '203.0.113.1', '; release-preview=x.y');
  expect(networks()).toEqual({ 'name of 203.0.113.0/24': [1, 0, 0, 0] });
  expect(counted).toEqual([]);
});

test.each([
  ['127.0.0.1', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['127.made-up', 'unknown'],
])('a visitor at %s is %s', (ip, network) => {
  expect(getVisitor({ ip } as Parameters<typeof getVisitor>[0])).toBe(network);
});
