import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FailureReport,
  failureReportPath,
  releaseHealthPath,
  type ReleaseKey,
  reportBytes,
} from '@summit/contract/releases/release-health';
import { signed } from '@summit/rendering/signing/signed-text';
import { getVisitor, serveHealth } from './health-routes.ts';
import { ReleaseCounts } from './release-counts.ts';
import { ViewTokens } from './view-tokens.ts';

const secret = 'of the site';
let app: FastifyInstance;
let counts: ReleaseCounts;
let now: number;
let unproven: number;
const counted: FailureReport[] = [];
const copies: FailureReport[] = [];
const asked: number[] = [];

beforeEach(() => {
  counts = new ReleaseCounts((network) => `name of ${network}`);
  app = Fastify({ trustProxy: true });
  now = Date.now();
  unproven = 0;
  counted.length = 0;
  copies.length = 0;
  asked.length = 0;
  const tokens = new ViewTokens({ secret, now: () => now });
  serveHealth(app, {
    ...{ counts, tokens, secret },
    onFailure: (one) => counted.push(one),
    onCopy: (one) => copies.push(one),
    onUnproven: () => (unproven += 1),
    onAsked: (aheadMs) => asked.push(Math.round(aheadMs / 1000)),
  });
  app.get<{ Querystring: { of?: ReleaseKey } }>('/page', async (request, reply) => {
    const release = request.query.of ?? 'awards@a1';
    reply.header('server-timing', tokens.timing(release, counts.view(release, getVisitor(request))));
    return '';
  });
});

afterEach(() => app.close());

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const report = { remote: 'awards', buildId: 'a1', phase: 'render', page: 'welcome' };

/** Opens a page as a device in this network. Returns the token that the page's script has then. */
async function open(ip: string, of = 'awards@a1'): Promise<string> {
  const { headers } = await app.inject({ url: `/page?of=${of}`, headers: from(ip) });
  return /^view;desc="([\w.-]+)"$/.exec(String(headers['server-timing']))?.[1] ?? '';
}

function send(payload: unknown, view?: string, ip = '203.0.113.1', cookie = '') {
  const headers = { 'content-type': 'text/plain;charset=UTF-8', cookie, ...from(ip) };
  const text = typeof payload === 'string' ? payload : JSON.stringify({ ...(payload as object), view });
  return app.inject({ method: 'POST', url: failureReportPath, headers, payload: text });
}

const ask = (secretOf = secret, time = Date.now()) =>
  app.inject({
    url: `${releaseHealthPath}?release=awards@a1`,
    headers: { authorization: `Bearer ${signed(secretOf, 'health', String(time))}` },
  });

const networks = () => counts.of(['awards@a1'])[0]?.networks;

test('a browser reports a failure, and the health gate receives it', async () => {
  const token = await open('203.0.113.1');
  expect((await send(report, token)).statusCode).toBe(204);
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

test('a report without the token of a sent page is not counted', async () => {
  const token = await open('203.0.113.1');
  const text = token.split('.')[0] ?? '';
  const ofAnother = await open('203.0.113.1', 'awards@a2');
  const made = [signed('guessed', 'view', text), signed(secret, 'preview', text)];
  for (const sent of [undefined, '', 'x.y', ...made, ofAnother]) {
    expect((await send(report, sent)).statusCode).toBe(204);
  }
  expect(networks()).toEqual({ 'name of 203.0.113.0/24': [1, 0, 0, 0] });
  expect([counted, copies, unproven]).toEqual([[], [], 6]);
});

test('a page’s failure counts once, and only within an hour', async () => {
  const token = await open('203.0.113.1');
  const late = await open('198.51.100.1');
  await send(report, token, '203.0.113.2');
  await send({ ...report, phase: 'load' }, token, '203.0.113.3');
  now += 3_601_000;
  await send(report, late, '198.51.100.1');
  expect(networks()).toEqual({
    'name of 203.0.113.0/24': [1, 0, 1, 0],
    'name of 198.51.100.0/24': [1, 0, 0, 0],
  });
  expect([counted.length, unproven]).toEqual([1, 2]);
});

test('copies from a cache share a token, which counts only in the network that the page was sent to', async () => {
  const token = await open('203.0.113.1');
  await open('192.0.2.1');
  for (const ip of ['192.0.2.1', '192.0.2.2', '198.51.100.1']) await send(report, token, ip);
  expect(networks()).toEqual({
    'name of 203.0.113.0/24': [1, 0, 0, 0],
    'name of 192.0.2.0/24': [1, 0, 0, 0],
  });
  // Each network counts once, and the network that the page was sent to can still report.
  expect([copies.length, unproven]).toEqual([2, 1]);
  await send(report, token, '203.0.113.9');
  expect(networks()).toMatchObject({ 'name of 203.0.113.0/24': [1, 0, 1, 0] });
});

test('a token identifies no visitor: two tokens of a network share only the time and the release', async () => {
  const [first = [], second = []] = [await open('203.0.113.1'), await open('203.0.113.1')].map(
    (token) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as unknown[],
  );
  expect(JSON.stringify(first)).not.toContain('203.0.113');
  expect(first[3]).not.toBe(second[3]);
});

test('one view is counted for an organisation with many addresses, whichever page fails', async () => {
  const ips = [1, 2, 3, 4, 5].flatMap((part) => [`203.0.113.${part}`, `2001:db8:7:${part}::${part}`]);
  const tokens = await Promise.all(ips.map((ip) => open(ip)));
  for (const [at, token] of tokens.entries()) await send(report, token, ips[at]);
  expect(networks()).toEqual({
    'name of 203.0.113.0/24': [1, 0, 1, 0],
    'name of 2001:db8:7::/48': [1, 0, 1, 0],
  });
});

test('only the health gate can read the counts', async () => {
  expect((await app.inject({ url: releaseHealthPath })).statusCode).toBe(404);
  expect((await ask('guessed')).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test('a gate whose clock is off by more than a minute gets no counts, and this is recorded', async () => {
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

test('reports are limited in size, and in number per network', async () => {
  expect((await send({ ...report, more: 'x'.repeat(reportBytes) })).statusCode).toBe(413);
  const statuses = [];
  for (let times = 0; times < 40; times += 1) statuses.push((await send(report)).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect((await send(report, '', '203.0.113.2')).statusCode).toBe(204);
});

test.each([
  ['a report from a preview is not counted', 'release-preview=x.y'],
  ['a report from a rehearsal is not counted', 'rehearsal=x.y'],
])('%s', async (_why, cookie) => {
  const token = await open('203.0.113.1');
  await send(report, token, '203.0.113.1', cookie);
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
])('the network of %s is %s', (ip, network) => {
  expect(getVisitor({ ip } as Parameters<typeof getVisitor>[0])).toBe(network);
});
