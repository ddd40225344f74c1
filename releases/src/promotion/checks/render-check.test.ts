import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyRegistry } from '@summit/contract/releases/registry';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import { readDescriptor } from '../release-folder.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { type RenderCheck, renderProblems } from './render-check.ts';

const awardsPage = {
  id: 'awards',
  path: '/awards',
  access: 'public',
  headerKind: 'plain',
  renderMode: 'server',
} as const;

let folder: string;
let api: Server;
let apiUpstream: string;

beforeAll(async () => {
  api = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  apiUpstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'render-check-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A finished build of the shell whose rendering process responds to each order with the result of `respond`. */
function shellBuild(respond: string): string {
  const build = join(folder, 'shell', 's1');
  mkdirSync(join(build, 'browser'), { recursive: true });
  mkdirSync(join(build, 'server'), { recursive: true });
  for (const file of ['main.0a1b2c3d.js', 'federation.js', 'archivo.woff2']) {
    writeFileSync(join(build, 'browser', file), '');
  }
  const program = `let setup;
process.on('disconnect', () => process.exit(0));
process.on('message', (order) => {
  if (order.kind === 'setup') setup = order.setup;
  if (order.kind === 'measure') return process.send({ kind: 'measured', retained: globalThis.used ?? 0 });
  for (const report of (${respond})(order, setup)) process.send(report);
});`;
  writeFileSync(join(build, 'server', 'main.js'), program);
  return build;
}

const ready = `order.kind === 'setup' ? [{ kind: 'ready', problems: [] }] :`;

const cheap = { cpuMs: 40, waitedMs: 0 };
const page = (facts: object) => ({ status: 200, html: '', degraded: false, cost: cheap, ...facts });

/** A rendering process that responds to each order for a page with these facts. */
const rendering = (facts: object) =>
  shellBuild(
    `(order) => ${ready} [{ kind: 'rendered', id: order.id, memory: 0, page: ${JSON.stringify(page(facts))} }]`,
  );

async function check(
  build: string,
  change: Partial<RemoteDescriptor> = {},
  order: Partial<RenderCheck> = {},
) {
  const release = fakeBuild(folder, 'awards', 'a1', change);
  return renderProblems({
    folder: release,
    descriptor: readDescriptor(release),
    shellBuild: build,
    apiUpstream,
    untriedWithoutApi: false,
    registry: emptyRegistry,
    ...order,
  });
}

test('a release whose pages render has no problems', async () => {
  await expect(check(rendering({}))).resolves.toEqual([]);
});

test.each([
  [{ degraded: true, problems: ['boom'] }, 'does not render whole: boom'],
  [{ status: 500 }, 'responds with the status 500'],
  [{ status: 404 }, 'responds with the status 404'],
])('a page that is rendered with %j is refused', async (facts, problem) => {
  await expect(check(rendering(facts))).resolves.toEqual([`its page /awards/hall ${problem}`]);
});

test('a page that is too large is refused', async () => {
  const html = Array.from({ length: 80_000 }, (_row, index) => (index * 7919 * 104_729) % 1_000_003).join();
  const [problem] = await check(rendering({ html }));
  expect(problem).toMatch(/^its page \/awards\/hall has \d+ bytes of compressed HTML; 150000 are the most$/);
});

test('a page that leaks memory at each rendering is refused, but not one that fills a cache', async () => {
  const pages = ['/awards/caching', '/awards/leaking'].map((path) => ({ ...awardsPage, id: path, path }));
  const build = shellBuild(`(order) => {
    globalThis.used ??= 50e6;
    if (order.kind === 'setup') return [{ kind: 'ready', problems: [] }];
    if (order.path === '/awards/caching') used += used < 80e6 ? 30e6 : 0;
    if (order.path === '/awards/leaking') used += 3e6;
    return [{ kind: 'rendered', id: order.id, memory: 0, page: ${JSON.stringify(page({}))} }];
  }`);
  await expect(check(build, { pages })).resolves.toEqual([
    'its page /awards/leaking leaks: each rendering leaves 3000000 bytes in use; 2000000 are the most',
  ]);
});

test('a page that leaks so much that its process ends is refused', async () => {
  const build = shellBuild(`(order) => {
    if (order.kind === 'setup') return [{ kind: 'ready', problems: [] }];
    globalThis.count = (globalThis.count ?? 0) + 1;
    if (count === 3) process.exit(134);
    return [{ kind: 'rendered', id: order.id, memory: 0, page: ${JSON.stringify(page({}))} }];
  }`);
  await expect(check(build)).resolves.toEqual([
    expect.stringMatching(/^it cannot be rendered again and again: the rendering process ended/),
  ]);
});

test.each([
  ['computes', { cpuMs: 2300, waitedMs: 0 }],
  ['waits', { cpuMs: 100, waitedMs: 2200 }],
])('a page that %s for too long is refused', async (_what, cost) => {
  await expect(check(rendering({ cost }))).resolves.toEqual([
    'its page /awards/hall took 2300 ms to render; 2000 are the most',
  ]);
});

test('a page that is late because the machine is busy is accepted', async () => {
  const build = shellBuild(`(order) => {
    if (order.kind === 'setup') return [{ kind: 'ready', problems: [] }];
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2100);
    return [{ kind: 'rendered', id: order.id, memory: 0, page: ${JSON.stringify(page({}))} }];
  }`);
  const pages = [{ ...awardsPage, renderMode: 'server' as const }];
  await expect(check(build, { pages })).resolves.toEqual([]);
});

test('every page is tried, and a temporary failure is ignored', async () => {
  const pages = ['/awards/one', '/awards/two', '/awards/:name'].map((path, place) => {
    return { ...awardsPage, id: `p${place}`, path };
  });
  const build = shellBuild(`(order) => {
    globalThis.seen ??= [];
    if (order.kind === 'setup') return [{ kind: 'ready', problems: [] }];
    seen.push(order.path);
    const first = seen.filter((path) => path === order.path).length === 1;
    if (order.path === '/awards/one' && first) return [{ kind: 'failed', id: order.id, message: 'busy' }];
    const status = order.path === '/awards/sample' ? 404 : order.path === '/awards/two' ? 500 : 200;
    return [{ kind: 'rendered', id: order.id, memory: 0, page: { ...${JSON.stringify(page({}))}, status } }];
  }`);
  await expect(check(build, { pages })).resolves.toEqual([
    'its page /awards/two responds with the status 500',
  ]);
});

test('a page with parameters is tried at the address that the release names', async () => {
  const pages = [{ ...awardsPage, path: '/awards/:name', sample: '/awards/ada' }];
  const build = rendering({ status: 404 });
  await expect(check(build, { pages })).resolves.toEqual([
    'its page /awards/ada responds with the status 404',
  ]);
});

test('a page that ends the rendering process is reported, and no other can be tried', async () => {
  const pages = ['/awards/one', '/awards/two'].map((path) => ({ ...awardsPage, id: path, path }));
  const build = shellBuild(
    `(order) => order.kind === 'setup' ? [{ kind: 'ready', problems: [] }] : process.exit(3)`,
  );
  await expect(check(build, { pages })).resolves.toEqual([
    expect.stringMatching(/^its page \/awards\/one does not render: the rendering process ended/),
  ]);
});

test('the process renders the page with the files that the site names', async () => {
  const message = `order.path + ' with ' + JSON.stringify(setup.assets)`;
  const problems = await check(
    shellBuild(`(order, setup) => ${ready} [{ kind: 'failed', id: order.id, message: ${message} }]`),
  );
  const assets = {
    main: '/assets/s1/main.0a1b2c3d.js',
    styles: [],
    federation: '/assets/s1/federation.js',
    font: '/assets/s1/archivo.woff2',
    buildId: 's1',
  };
  expect(problems).toEqual([
    `its page /awards/hall does not render: /awards/hall with ${JSON.stringify(assets)}`,
  ]);
});

test('the process itself reports what fails to load', async () => {
  const report = `[{ kind: 'ready', problems: ['The remote has no such module'] }]`;
  await expect(check(shellBuild(`() => ${report}`))).resolves.toEqual(['The remote has no such module']);
});

describe('without the API', () => {
  const away = { apiUpstream: 'http://127.0.0.1:9' };

  test('pages cannot be tried, so the release is refused', async () => {
    await expect(check(rendering({}), {}, away)).resolves.toEqual([
      'the API at http://127.0.0.1:9 does not respond, so its pages cannot be tried: allow it with --untried',
    ]);
  });

  test('it can be allowed if it only loads', async () => {
    const order = { ...away, untriedWithoutApi: true };
    await expect(check(rendering({ status: 500 }), {}, order)).resolves.toEqual([]);
    const broken = shellBuild(`() => [{ kind: 'ready', problems: ['no such module'] }]`);
    await expect(check(broken, {}, order)).resolves.toEqual(['no such module']);
  });
});
