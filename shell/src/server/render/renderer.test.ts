import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Renderer } from './renderer.ts';
import type { RenderWorkerData } from './render-protocol.ts';

/** A worker's program that does what the path says. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const rendered = (id, path) => parentPort.postMessage({ kind: 'rendered', id, page: { html: path + workerData.siteOrigin } });
parentPort.on('message', ({ id, path }) => {
  if (path === '/loop') for (;;);
  if (path === '/crash') throw new Error('out of memory');
  if (path === '/end') process.exit(0);
  if (path === '/fails') return parentPort.postMessage({ kind: 'failed', id, message: 'no such page' });
  if (path === '/late') return;
  if (path === '/slow') return setTimeout(rendered, 60, id, path);
  rendered(id, path);
});
if (workerData.siteOrigin !== 'silent') parentPort.postMessage({ kind: 'ready', problems: ['awards did not load'] });
`;

const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
const renderers: Renderer[] = [];

function start({ siteOrigin = '!', file = 'worker.cjs', timeoutMs = 5000, warmUpMs = 5000 } = {}) {
  const data = { siteOrigin } as RenderWorkerData;
  const renderer = new Renderer({ program: join(folder, file), data, timeoutMs, warmUpMs });
  renderers.push(renderer);
  return renderer;
}

beforeAll(() => writeFileSync(join(folder, 'worker.cjs'), program));
afterEach(() => renderers.splice(0).forEach((renderer) => renderer.retire()));
afterAll(() => rmSync(folder, { recursive: true }));

const render = async (renderer: Renderer, path: string) => (await renderer.render({ path, search: '' })).html;

test('it says what went wrong while it got ready, and renders with the data of its revision', async () => {
  const renderer = start();
  await expect(renderer.ready).resolves.toEqual(['awards did not load']);
  await expect(Promise.all([render(renderer, '/slow'), render(renderer, '/a')])).resolves.toEqual([
    '/slow!',
    '/a!',
  ]);
});

test('a page that cannot be rendered costs nothing but itself', async () => {
  const renderer = start();
  await expect(render(renderer, '/fails')).rejects.toThrow('no such page');
  await expect(render(renderer, '/a')).resolves.toBe('/a!');
});

test.each([
  ['hangs', '/loop', /hung$/],
  ['crashes', '/crash', /out of memory$/],
  ['ends the worker', '/end', /^the rendering worker ended$/],
])('a page that %s takes the worker with it, and whoever waits is told', async (_what, path, reason) => {
  const renderer = start({ timeoutMs: 200 });
  await renderer.ready;
  const lost = [render(renderer, '/late'), render(renderer, path)];
  for (const { status, reason: error } of (await Promise.allSettled(lost)) as PromiseRejectedResult[]) {
    expect([status, (error as Error).message]).toEqual(['rejected', expect.stringMatching(reason)]);
  }
  expect(renderer.alive).toBe(false);
  await expect(render(renderer, '/a')).rejects.toThrow('the rendering worker is gone');
});

test('a retired worker finishes what it began', async () => {
  const renderer = start();
  await renderer.ready;
  const begun = render(renderer, '/slow');
  renderer.retire();
  await expect(begun).resolves.toBe('/slow!');
  expect(renderer.alive).toBe(false);
});

test('a worker that does not get ready is given up', async () => {
  await expect(start({ siteOrigin: 'silent', warmUpMs: 100 }).ready).rejects.toThrow('before it was ready');
  await expect(start({ file: 'missing.cjs' }).ready).rejects.toThrow('missing.cjs');
});
