import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Registry } from '@summit/contract/releases/registry';
import { previewToken } from '@summit/rendering/signing/preview-link';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import { fileAccess } from './file-access.ts';
import { Variants } from './variants.ts';

const secret = 'of the site';
const siteOrigin = 'https://summit.example';
const now = Date.parse('2027-03-01T09:00:00Z');
const next = liveRelease('awards', 'http://localhost:3003', 'a2');
const live = createRegistry(1, liveRelease('awards', 'http://localhost:3003', 'a1'));
const waiting: Registry = { ...live, candidates: { awards: [next] } };

let registry: Registry;
let elsewhere: Registry | undefined;
let refreshes: number;
let app: FastifyInstance;

beforeEach(() => {
  registry = waiting;
  elsewhere = undefined;
  refreshes = 0;
  const variants = new Variants({
    ...{ secret, siteOrigin },
    registry: () => registry,
    isReady: () => true,
    report: () => undefined,
    now: () => now,
  });
  const access = fileAccess({
    registry: () => registry,
    variants,
    refresh: async () => {
      refreshes += 1;
      registry = elsewhere ?? registry;
    },
  });
  app = Fastify();
  app.get<{ Params: { remote: string; build: string } }>('/:remote/:build', async (request) =>
    access(request, request.params.remote, request.params.build),
  );
});
afterEach(() => app.close());

async function accessTo(build: string, token?: string): Promise<string> {
  const cookie = token === undefined ? '' : `release-preview=${token}`;
  return (await app.inject({ url: `/awards/${build}`, headers: { cookie } })).body;
}

const tokenFor = (buildId: string, signedWith = secret, audience = siteOrigin) =>
  previewToken(signedWith, { remote: 'awards', buildId, audience, expiresAt: now + 1000 }, now);

test('files of live releases are public, those of a candidate are only for its preview', async () => {
  expect(await accessTo('a1')).toBe('everybody');
  expect(await accessTo('a2', tokenFor('a2'))).toBe('preview');
  expect(await accessTo('a2')).toBe('nobody');
});

test.each([
  ['forged', () => tokenFor('a2', 'guessed')],
  ['of another site', () => tokenFor('a2', secret, 'https://other.example')],
  ['of another release', () => tokenFor('a1')],
  ['empty', () => ''],
])('a cookie that is %s opens no candidate', async (_what, token) => {
  expect(await accessTo('a2', token())).toBe('nobody');
});

test('a preview of a withdrawn candidate gives no access', async () => {
  const at = new Date(now).toISOString();
  const handedOver = { remote: 'awards', buildId: 'a2', at };
  registry = {
    ...live,
    history: [
      { ...handedOver, action: 'candidate' },
      { ...handedOver, action: 'withdraw' },
    ],
  };
  expect(await accessTo('a2', tokenFor('a2'))).toBe('nobody');
});

test('a new candidate is private immediately; a release no longer in the registry is public', async () => {
  registry = live;
  elsewhere = waiting;
  expect(await accessTo('a2')).toBe('nobody');
  expect(await accessTo('a0')).toBe('everybody');
});

test('a release that has just gone live is public immediately, without reading the registry for each request', async () => {
  elsewhere = createRegistry(2, next);
  expect(await Promise.all([accessTo('a2'), accessTo('a2')])).toEqual(['everybody', 'everybody']);
  registry = waiting;
  elsewhere = undefined;
  for (let times = 0; times < 5; times += 1) expect(await accessTo('a2')).toBe('nobody');
  expect(refreshes).toBe(1);
});
