import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Renderer, type RendererOptions } from './renderer.ts';
import { RendererLost } from './renderer-lost.ts';

const until = (met: () => boolean) => vi.waitUntil(met, { timeout: 60_000, interval: 10 });

/** A rendering program whose behaviour depends on the path. */
const program = `
const { readFileSync } = require('node:fs');
let origin;
const send = (report) => process.send(report);
const rendered = (id, html) => send({ kind: 'rendered', id, page: { status: 200, html: html + origin }, memory: 7 });
const leaked = [];
const attempt = (action) => { try { return action(); } catch (error) { return error.code; } };
const doings = {
  '/loop': () => { for (;;); },
  '/crash': () => { throw new Error('undefined is not a function'); },
  '/end': () => process.exit(0),
  '/leak': () => { for (;;) leaked.push(new Array(2 ** 17).fill(leaked.length)); },
  '/buffers': () => { for (;;) { leaked.push(Buffer.alloc(2 ** 22, 1)); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10); } },
  '/fails': (id) => send({ kind: 'failed', id, message: 'no such page' }),
  '/wordy': (id) => send({ kind: 'failed', id, message: 'no such page: ' + 'x'.repeat(5000000) }),
  '/late': () => undefined,
  '/slow': (id) => setTimeout(rendered, 60, id, '/slow'),
  '/noise': (id) => { process.stdout.write('noise'.repeat(50000)); console.error('noise'); rendered(id, '/noise'); },
  '/environment': (id) => rendered(id, Object.keys(process.env).join()),
  '/flags': (id) => rendered(id, process.execArgv.join(' ')),
  '/own': (id) => rendered(id, attempt(() => readFileSync(__filename, 'utf8').slice(0, 1))),
  '/secret': (id) => rendered(id, attempt(() => readFileSync(__dirname + '/../secret', 'utf8'))),
  '/shell': (id) => rendered(id, attempt(() => require('node:child_process').spawnSync('id').pid)),
};
process.on('message', (order) => {
  if (order.kind === 'setup') {
    origin = order.setup.siteOrigin;
    setInterval(() => send({ kind: 'beat' }), order.setup.beatMs);
    if (origin !== 'silent') send({ kind: 'ready', problems: ['awards did not load'] });
    return;
  }
  send({ kind: 'begun', id: order.id });
  (doings[order.path] ?? ((id) => rendered(id, order.path)))(order.id);
});
process.on('disconnect', () => process.exit());
`;

const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
const renderers: Renderer[] = [];

const setup = (siteOrigin: string): RendererOptions['setup'] => ({
  ...{ siteOrigin, remote: null, apiUpstream: '', publicApiBase: '/api', development: false, renderMs: 5000 },
  assets: { main: '', styles: [], federation: '', font: '', buildId: '' },
  server: { revision: 1, remotes: [] },
  browser: { revision: 1, remotes: [] },
});

function start({
  siteOrigin = '!',
  file = 'program.cjs',
  timeoutMs = 20_000,
  silentMs = 20_000,
  warmUpMs = 20_000,
} = {}): Renderer {
  const renderer = new Renderer({
    program: join(folder, file),
    setup: setup(siteOrigin),
    ...{ timeoutMs, warmUpMs, heapMb: 32, mostMb: 250, beats: { beatMs: 50, silentMs } },
  });
  renderers.push(renderer);
  return renderer;
}

beforeAll(() => {
  writeFileSync(join(folder, 'program.cjs'), program);
});
afterEach(() => renderers.splice(0).forEach((renderer) => renderer.retire()));
afterAll(() => rmSync(folder, { recursive: true }));

const render = async (renderer: Renderer, path: string) => (await renderer.render({ path, search: '' })).html;

test('it reports problems during its start, and renders with the setup of its revision', async () => {
  const renderer = start();
  await expect(renderer.ready).resolves.toEqual(['awards did not load']);
  await expect(Promise.all([render(renderer, '/slow'), render(renderer, '/a')])).resolves.toEqual([
    '/slow!',
    '/a!',
  ]);
  expect([renderer.busy, renderer.memory]).toEqual([0, 7]);
});

test('a page that cannot be rendered affects no other page', async () => {
  const renderer = start();
  await expect(render(renderer, '/fails')).rejects.toThrow('no such page');
  // A long reason is shortened, because it is logged.
  await expect(render(renderer, '/wordy')).rejects.toThrow(/^no such page: x{980,990}$/);
  await expect(render(renderer, '/noise')).resolves.toBe('/noise!');
});

test.each([
  ['crashes', '/crash', /undefined is not a function$/],
  ['ends the process', '/end', /^the rendering process ended \(0\)$/],
  ['takes memory outside of the heap', '/buffers', /^the rendering process held \d+ MB$/],
  ['takes all memory', '/leak', /^the rendering process ended \(SIGABRT\).*heap/],
])('a page that %s ends only its process', async (_what, path, reason) => {
  const renderer = start();
  await renderer.ready;
  const lost = await render(renderer, path).catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(RendererLost);
  expect(lost).toMatchObject({ stage: 'alone', message: expect.stringMatching(reason) as string });
  expect(renderer.alive).toBe(false);
  await expect(render(renderer, '/a')).rejects.toMatchObject({ stage: 'waiting' });
});

test('a page in an endless loop is aborted; waiting pages were not begun', async () => {
  const renderer = start({ silentMs: 2000 });
  await renderer.ready;
  const lost = await Promise.allSettled([render(renderer, '/loop'), render(renderer, '/a')]);
  expect(lost).toMatchObject([
    { reason: { stage: 'alone', message: expect.stringMatching(/did not begin|hung/) as string } },
    { reason: { stage: 'waiting' } },
  ]);
});

test('if several pages are lost together, none is identified as the cause', async () => {
  const renderer = start();
  await renderer.ready;
  const lost = await Promise.allSettled([render(renderer, '/late'), render(renderer, '/end')]);
  expect(lost).toMatchObject([{ reason: { stage: 'among' } }, { reason: { stage: 'among' } }]);
});

describe('on a busy machine', () => {
  test('a process that gets no processor is awaited', async () => {
    const renderer = start({ timeoutMs: 400 });
    await renderer.ready;
    process.kill(Number(renderer.pid), 'SIGSTOP');
    const rendered = render(renderer, '/slow');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    process.kill(Number(renderer.pid), 'SIGCONT');
    await expect(rendered).resolves.toBe('/slow!');
  });

  test.each([
    ['never ends while its process runs', '/late', { timeoutMs: 400 }],
    ['loops', '/loop', { silentMs: 400 }],
  ])('a page that %s is aborted', async (_what, path, times) => {
    const renderer = start(times);
    await renderer.ready;
    await expect(render(renderer, path)).rejects.toMatchObject({
      stage: 'alone',
      message: expect.stringMatching(/hung$/) as string,
    });
  });
});

describe('rendering code', () => {
  test('sees neither the environment nor the flags of the parent process', async () => {
    vi.stubEnv('API_SECRET', 's3cret');
    vi.stubEnv('NODE_OPTIONS', '--no-deprecation');
    const renderer = start({ siteOrigin: '' });
    const names = (await render(renderer, '/environment')).split(',');
    expect(names.filter((name) => !['NODE_ENV', 'TZ', 'LANG', 'NODE_CHANNEL_FD'].includes(name))).toEqual(
      names.filter((name) => name === 'NODE_CHANNEL_SERIALIZATION_MODE' || name === 'NODE_EXTRA_CA_CERTS'),
    );
    expect(await render(renderer, '/flags')).not.toMatch(/inspect|import/);
  });

  test('can read only its own build, and cannot start processes', async () => {
    writeFileSync(join(folder, '..', 'secret'), 'of the API');
    const renderer = start({ siteOrigin: '' });
    await expect(render(renderer, '/own')).resolves.not.toBe('ERR_ACCESS_DENIED');
    await expect(render(renderer, '/secret')).resolves.toBe('ERR_ACCESS_DENIED');
    await expect(render(renderer, '/shell')).resolves.toBe('ERR_ACCESS_DENIED');
    rmSync(join(folder, '..', 'secret'));
  });
});

test('a retired process finishes its pages', async () => {
  const renderer = start();
  await renderer.ready;
  const begun = render(renderer, '/slow');
  renderer.retire();
  await expect(begun).resolves.toBe('/slow!');
  expect(renderer.alive).toBe(false);
  await until(() => !runs(renderer.pid));
});

test('a process that does not become ready is aborted', async () => {
  await expect(start({ siteOrigin: 'silent', warmUpMs: 200 }).ready).rejects.toThrow('ready in time');
  await expect(start({ file: 'missing.cjs' }).ready).rejects.toThrow('missing.cjs');
});

function runs(pid: number | undefined): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}
