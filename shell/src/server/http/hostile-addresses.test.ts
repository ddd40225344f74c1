import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registryPath } from '@summit/contract/releases/registry';
import { encodedText } from '@summit/contract/testing/encoded-text';
import { hostileTexts, shown } from '@summit/contract/testing/hostile-texts';
import { shellConfigFrom } from '../config.ts';
import { buildSiteServer } from '../site-server.ts';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';

/** A rendering program that shows nothing of the requested address. */
const program = `
process.on('message', (order) => {
  if (order.kind === 'setup') return process.send({ kind: 'ready', problems: [] });
  process.send({ kind: 'begun', id: order.id });
  const page = { status: 200, html: 'a page', styleHashes: [], scriptHashes: [], degraded: false };
  process.send({ kind: 'rendered', id: order.id, page, memory: 0 });
});
process.on('disconnect', () => process.exit());
`;

let folder: string;
let site: FastifyInstance;
let api: Server;

beforeAll(async () => {
  api = createServer((request, response) => {
    request
      .resume()
      .on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const build = join(folder, 'dist/s1');
  for (const part of ['server', 'browser']) mkdirSync(join(build, part), { recursive: true });
  writeFileSync(join(build, 'server/main.js'), program);
  writeFileSync(join(build, 'server/package.json'), '{ "type": "commonjs" }');
  for (const file of ['main.0a1b2c3d.js', 'federation.js', 'archivo.woff2']) {
    writeFileSync(join(build, 'browser', file), '');
  }
  const file = join(folder, registryPath);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(createRegistry(1, liveRelease('content', 'http://localhost:3001'))));
  site = await buildSiteServer(
    shellConfigFrom({
      SHELL_BUILD: build,
      DATA_DIR: folder,
      API_UPSTREAM: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      SITE_ORIGIN: 'https://summit.example',
    }),
  );
  site.log.level = 'silent';
});

afterAll(async () => {
  await site.close();
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true });
});

/** Processor time of this process, which does not depend on what else the machine does. */
const longestWorkMs = 1_000;

/** The longest time from a request to its response on a busy machine; waiting for a timeout would take longer. */
const longestMs = 15_000;

/** The maximum length of an address in Node. */
const addresses = hostileTexts.filter((text) => encodedText(text).length < 12_000);

async function getProblem(ask: () => Promise<LightMyRequestResponse>): Promise<string | null> {
  const [begun, usage] = [performance.now(), process.cpuUsage()];
  const { statusCode, headers } = await ask();
  const took = performance.now() - begun;
  const { user, system } = process.cpuUsage(usage);
  const worked = (user + system) / 1000;
  if (statusCode >= 500) return `returned ${statusCode}`;
  if (/[\r\n]/.test(String(headers.location ?? ''))) return 'breaks a header';
  if (worked > longestWorkMs) return `works for ${Math.round(worked)} ms`;
  return took > longestMs ? `takes ${Math.round(took)} ms` : null;
}

test.each([
  ['the path', (text: string) => `/${text}`],
  ['an id in the path', (text: string) => `/speaker/${text}`],
  ['a query', (text: string) => `/content?filter=${text}&page=1`],
  ['the name of a parameter', (text: string) => `/content?${text}=1`],
  ['an address that redirects', (text: string) => `/home?next=${text}`],
  ['a file', (text: string) => `/assets/s1/${text}`],
  ['a path of the API', (text: string) => `/api/public/speakers/${text}`],
  ['a query of the API', (text: string) => `/api/public/speakers?filter.Name.Like=${text}`],
])('a hostile text in %s gets a response', async (_where, getUrl) => {
  const problems: string[] = [];
  for (const text of addresses) {
    const url = getUrl(encodedText(text));
    const problem = await getProblem(() => site.inject(url));
    if (problem !== null) problems.push(`${shown(text)} ${problem}`);
  }
  expect(problems).toEqual([]);
});

test('a hostile text in a header gets a response', async () => {
  const names = [
    'cookie',
    'user-agent',
    'accept-encoding',
    'if-none-match',
    'x-forwarded-for',
    'range',
    'accept',
    'referer',
  ];
  const problems: string[] = [];
  for (const [index, text] of hostileTexts.entries()) {
    const name = names[index % names.length] ?? '';
    const problem = await getProblem(() => site.inject({ url: '/content', headers: { [name]: text } }));
    if (problem !== null) problems.push(`${name}: ${shown(text)} ${problem}`);
  }
  expect(problems).toEqual([]);
});
