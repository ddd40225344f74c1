import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/rehearsals';
import { emptyRegistry } from '@summit/contract/releases/registry';
import { prefetchHeader } from '@summit/contract/requests/request-headers';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import { servePages } from '../pages/pages.ts';
import { testCache } from '../testing/test-cache.ts';
import { serveRehearsals } from './rehearsal-routes.ts';
import { Rehearsals } from './rehearsals.ts';
import { liveVariant, type Variant } from './variant.ts';

const siteOrigin = 'https://summit.example';
const now = Date.parse('2027-03-01T09:00:00Z');
const shown = {
  at: '2027-06-08T17:00:00.000Z',
  timeZone: 'Europe/London',
  statuses: { Company: 'VoteOne', Individual: 'Nomination', Welcome: 'VoteOne' },
  by: 'Stellan "$&" <Brook>',
  expiresAt: '2027-03-01T10:00:00.000Z',
};
const token = `${'t'.repeat(60)}.${'s'.repeat(43)}`;
const inRehearsal = { cookie: `${facts.cookie}=${token}` };
const html =
  '<!doctype html><html><head><title>Awards</title></head><body><div id="root">Awards</div></body></html>';
const page = { status: 200, html, styleHashes: [], scriptHashes: [], degraded: false };

let api: Server;
let app: FastifyInstance;
let status: number;
let time: number;
let asked: unknown[];
let rendered: (Variant['rehearsal'] | null)[];
let viewed: string[];

beforeEach(async () => {
  [status, time, asked, rendered, viewed] = [200, now, [], [], []];
  api = createServer((request, response) => {
    asked.push([request.url, request.headers[facts.header]]);
    response.statusCode = status;
    response.end(JSON.stringify(shown));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const rehearsals = new Rehearsals({ apiUpstream: () => upstream, siteOrigin, now: () => time });
  const variant = liveVariant(emptyRegistry);
  app = Fastify();
  serveRehearsals(app, rehearsals);
  servePages(app, {
    cache: testCache(),
    choose: () => ({ variant }),
    live: () => variant,
    rehearsalOf: (request) => rehearsals.of(request),
    secure: rehearsals.secure,
    render: async (_request, { rehearsal = null }) => {
      rendered.push(rehearsal);
      return page;
    },
    find: (path) => ({ name: path, reads: [], withholds: [] }),
    gateway: () => page,
    policyFor: ({ styleHashes }) => `style-src ${styleHashes.join(' ')}`,
    onView: ({ url }) => {
      viewed.push(url);
      return undefined;
    },
    report: () => undefined,
  });
});

afterEach(async () => {
  await app.close();
  api.closeAllConnections();
  api.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const start = (given = token) => get(`${facts.startPath}?token=${given}`);

describe('the link of a rehearsal', () => {
  test('starts it in the browser that opens it, until it expires', async () => {
    const { statusCode, headers } = await start();
    expect([statusCode, headers.location]).toEqual([302, '/']);
    expect(headers['set-cookie']).toBe(
      `${facts.cookie}=${token}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  test.each(['made-up', '', `${token}.x`])(
    'with an invalid token (%s) is refused without a call of the API',
    async (wrong) => {
      const { statusCode, body, headers } = await start(wrong);
      expect(statusCode).toBe(410);
      expect(body).toContain('There is no rehearsal here');
      expect(headers['set-cookie']).toContain(`${facts.cookie}=; Path=/; Max-Age=0`);
      expect(asked).toEqual([]);
    },
  );

  test('that the API refuses shows a message with a link to the site', async () => {
    status = 410;
    const { statusCode, body, headers } = await start();
    expect(statusCode).toBe(410);
    expect(body).toContain('<a href="/">Go to the site</a>');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  test('can be retried when the API does not respond', async () => {
    status = 503;
    const { statusCode, headers, body } = await start();
    expect([statusCode, headers['set-cookie']]).toEqual([503, undefined]);
    expect(body).toContain('Try again');
    status = 200;
    expect((await start()).statusCode).toBe(302);
  });
});

describe('a page in a rehearsal', () => {
  test('states what it shows and who created the link, and can be left', async () => {
    const { body, headers } = await get('/awards', inRehearsal);
    expect(body).toContain('<body><aside id="rehearsal-mark" aria-label="Rehearsal">');
    expect(body).toContain(
      'Rehearsal: the site as at Tue 8 June 2027, 18:00 (Europe/London), Companies: First vote, Individuals: Nominations',
    );
    expect(body).toContain('Stellan &quot;$&amp;&quot; &lt;Brook&gt;');
    expect(body).toContain(`<form action="${facts.endPath}"><button>End rehearsal</button></form>`);
    expect(body).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(headers['content-security-policy']).toMatch(/sha256-/);
  });

  test('uses the rehearsed moment, and is never cached', async () => {
    const { headers } = await get('/awards', inRehearsal);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'server-timing': `clock;desc="${Date.parse(shown.at)}"`,
    });
  });

  test('is rendered for each visit, separately from the cached page, and is not counted', async () => {
    await get('/awards');
    for (let visit = 0; visit < 2; visit += 1) await get('/awards', inRehearsal);
    const ordinary = await get('/awards');
    expect(ordinary.body).toBe(html);
    expect(ordinary.headers['cache-control']).toContain('s-maxage');
    expect(rendered.map((rehearsal) => rehearsal?.token ?? null)).toEqual([null, token, token]);
    expect(viewed).toEqual(['/awards', '/awards']);
    // The API's response is cached for a minute.
    expect(asked).toEqual([[calls.rehearsal.path, token]]);
  });

  test.each([prefetchHeader.name, 'sec-purpose'])('is not prefetched (%s)', async (name) => {
    const { statusCode, body } = await get('/awards', { ...inRehearsal, [name]: prefetchHeader.value });
    expect([statusCode, body]).toEqual([204, '']);
  });

  test('shows the real page in a frame, such as one of the backoffice', async () => {
    const { body } = await get('/awards', { ...inRehearsal, 'sec-fetch-dest': 'iframe' });
    expect(body).not.toContain('rehearsal-mark');
  });

  test('shows a message once after it has ended, and then the real site', async () => {
    await get('/awards', inRehearsal);
    time = Date.parse(shown.expiresAt);
    const { statusCode, body, headers } = await get('/awards?category=a&b', inRehearsal);
    expect(statusCode).toBe(410);
    expect(body).toContain('href="/awards?category=a&amp;b"');
    expect(headers['set-cookie']).toContain('Max-Age=0');
    expect((await get('/awards')).body).toBe(html);
    expect((await get('//elsewhere.example', inRehearsal)).body).toContain('href="/elsewhere.example"');
  });

  test('ends within a minute when the API refuses its token, and continues while the API is down', async () => {
    await get('/awards', inRehearsal);
    status = 410;
    expect((await get('/awards', inRehearsal)).statusCode).toBe(200);
    time += 60_000;
    status = 503;
    expect((await get('/awards', inRehearsal)).statusCode).toBe(200);
    status = 410;
    const { statusCode, headers } = await get('/awards', inRehearsal);
    expect(statusCode).toBe(410);
    expect(headers['set-cookie']).toContain('Max-Age=0');
  });
});

describe('the button that ends it', () => {
  test.each([
    [`${siteOrigin}/awards/voting?step=1`, '/awards/voting?step=1'],
    [`${siteOrigin}//elsewhere.example/x`, '/elsewhere.example/x'],
    ['https://elsewhere.example/x', '/'],
    ['no address', '/'],
    ['', '/'],
  ])('redirects from %s to %s on the real site', async (referer, to) => {
    const { statusCode, headers } = await get(facts.endPath, { ...inRehearsal, referer });
    expect([statusCode, headers.location]).toEqual([302, to]);
    expect(headers['set-cookie']).toContain(`${facts.cookie}=; Path=/; Max-Age=0`);
  });
});
