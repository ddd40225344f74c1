import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { awardsStatuses } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import type { LiveRemotes } from '@summit/contract/releases/live-remotes';
import { rehearsal } from '@summit/contract/site/rehearsal';
import { insteadOfIncomplete, ownSpelling, serveRedirects, usualSpelling } from './redirects.ts';

let body: string;
let api: Server;
let app: FastifyInstance;
let live: LiveRemotes;

beforeEach(async () => {
  api = createServer((request, response) => {
    response.statusCode = request.url === awardsCalls.awardsStatus.path ? 200 : 404;
    const isRehearsed = request.headers[rehearsal.header] === 'a.b';
    response.end(isRehearsed ? JSON.stringify({ awardsStatus: 'Wining' }) : body);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  app = Fastify();
  const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  live = { revision: 1, remotes: [] };
  serveRedirects(
    app,
    () => upstream,
    () => live,
    async ({ headers }) => (headers.cookie === 'rehearsal=a.b' ? 'a.b' : null),
  );
  app.get('/*', async () => 'a page');
});

afterEach(async () => {
  await app.close();
  api.close();
});

async function sentTo(url: string) {
  const { statusCode, headers } = await app.inject(url);
  return [statusCode, headers.location];
}

test.each([
  ['Welcome', '/awards/welcome'],
  ['Nomination', '/awards/nomination-categories'],
  ['VoteOne', '/awards/voting-step1'],
  ['VoteTwo', '/awards/voting-step2'],
  ['PreWining', '/awards/pre-wining'],
  ['Wining', '/awards/winners'],
])('/awards redirects temporarily to the page of the status %s', async (awardsStatus, page) => {
  body = JSON.stringify({ awardsStatus });
  expect(await sentTo('/awards')).toEqual([302, page]);
  expect(await sentTo('/awards/?from=mail')).toEqual([302, page]);
  expect((await app.inject('/awards')).headers['cache-control']).toBe('no-cache');
});

test('/awards redirects to the page of the rehearsed status in a rehearsal, and of the real one otherwise', async () => {
  body = JSON.stringify({ awardsStatus: 'Nomination' });
  const { headers } = await app.inject({ url: '/awards', headers: { cookie: 'rehearsal=a.b' } });
  expect([headers.location, headers['cache-control']]).toEqual(['/awards/winners', 'private, no-store']);
  expect(await sentTo('/awards')).toEqual([302, '/awards/nomination-categories']);
});

test('redirects to the programme in a season without the page of the status', async () => {
  body = JSON.stringify({ awardsStatus: 'Wining' });
  const page = (id: string, path: string) =>
    ({ id, path }) as LiveRemotes['remotes'][number]['pages'][number];
  const remote = { name: 'awards', buildId: 'b', containerName: 'c', entry: 'e', dialogs: [] };
  live = { revision: 2, remotes: [{ ...remote, pages: [page('awardsWelcome', '/awards/welcome')] }] };
  expect(await sentTo('/awards')).toEqual([302, '/awards/welcome']);
  const winners = page('awardsWinners', '/awards/winners');
  live = {
    revision: 3,
    remotes: [{ ...remote, pages: [page('awardsWelcome', '/awards/welcome'), winners] }],
  };
  expect(await sentTo('/awards')).toEqual([302, '/awards/winners']);
});

test('every status has its page', async () => {
  for (const awardsStatus of awardsStatuses) {
    body = JSON.stringify({ awardsStatus });
    expect(await sentTo('/awards')).toEqual([302, expect.stringMatching(/^\/awards\/./)]);
  }
});

test.each([
  ['returns an unknown status', '{"awardsStatus":"Party"}'],
  ['returns another document', '<!doctype html>'],
])('redirects to the programme when the API %s', async (_what, given) => {
  body = given;
  expect(await sentTo('/awards')).toEqual([302, '/awards/welcome']);
});

test('redirects to the programme when the API is down', async () => {
  await new Promise((resolve) => api.close(resolve));
  expect(await sentTo('/awards')).toEqual([302, '/awards/welcome']);
});

test.each([
  ['/awards/welcomeold', '/awards/welcome'],
  ['/awards/backup_welcome', '/awards/welcome'],
  ['/home', '/'],
])('%s redirects permanently to %s', async (from, to) => {
  expect(await sentTo(from)).toEqual([301, to]);
});

test('other addresses and other methods are not redirected', async () => {
  expect((await app.inject('/awards/welcome')).body).toBe('a page');
  expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404);
});

test.each([
  ['', '/speakers'],
  ['?id=', '/speakers'],
  ['?id=%00', '/speakers'],
  ['?id=ada', null],
])('the profile at /speaker%s redirects to %s', (search, to) => {
  expect(insteadOfIncomplete({ path: '/speaker', search })).toBe(to);
});

test('only an address that lacks a required id is redirected', () => {
  for (const path of ['/speaker/ada', '/speakers', '/speakerData', '/']) {
    expect(insteadOfIncomplete({ path, search: '' })).toBeNull();
  }
});

const paths = ['/', '/about', '/awards/winners'];
const pageAt = (path: string) => {
  if (path.startsWith('/speaker/')) return { path: '/speaker/:speakerId' };
  return paths.includes(path) ? { path } : null;
};

test.each([
  ['/About', '/about'],
  ['/about.html', '/about'],
  ['/ABOUT.HTM?utm_source=x', '/about?utm_source=x'],
  ['/index.html', '/'],
  ['/about/index.html', '/about'],
  ['/Awards/Winners/?year=2026', '/awards/winners?year=2026'],
  ['/Awards', '/awards'],
  ['/about', null],
  ['/nowhere.html', null],
  ['/Speaker/Ada', null],
  ['//about.html', null],
  ['//elsewhere.example/index.html', null],
])('the usual spelling of %s is %s', (url, usual) => {
  expect(usualSpelling(url, pageAt)).toBe(usual);
});

const pathOf = { '/%61bout': '/about', '//about': '/about', '/about': '/about', '/': '/' };
const pageOf = (path: string) => {
  if (path.includes('/speaker/')) return { path: '/speaker/:speakerId' };
  const known = Object.entries(pathOf).find(([spelling]) => spelling === path);
  return known ? { path: known[1] } : null;
};

test.each([
  ['/%61bout?utm_source=x', '/about?utm_source=x'],
  ['//about', '/about'],
  ['/speaker//ada%20l', '/speaker/ada%20l'],
  ['/about', null],
  ['/about/', null],
  ['//', null],
  ['/speaker/ada', null],
  ['//elsewhere.example', null],
])('the own spelling of %s is %s', (url, own) => {
  expect(ownSpelling(url, pageOf)).toBe(own);
});
