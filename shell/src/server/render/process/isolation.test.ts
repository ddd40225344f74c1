import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createRegistry, liveRelease } from '../../testing/fake-registry.ts';
import { Rendering } from '../rendering.ts';
import { renderingLimits } from '../rendering-limits.ts';

/** Renders a faulty remote's pages: in an endless loop, with a memory leak, or not at all. */
const program = `
const leaked = [];
const bad = {
  '/leak': () => { for (;;) leaked.push(new Array(2 ** 17).fill(leaked.length)); },
  '/loop': () => { for (;;); },
  '/throw': () => { throw new Error('late'); },
  '/exit': () => process.exit(3),
};
process.on('message', (order) => {
  if (order.kind === 'setup') {
    setInterval(() => process.send({ kind: 'beat' }), order.setup.beatMs);
    return process.send({ kind: 'ready', problems: [] });
  }
  if (order.kind !== 'render') return;
  const { id, path } = order;
  process.send({ kind: 'begun', id });
  setTimeout(() => {
    bad[path]?.();
    process.send({ kind: 'rendered', id, page: { status: 200, html: path + process.pid }, memory: 0 });
  }, 5);
});
process.on('disconnect', () => process.exit());
`;

const folder = mkdtempSync(join(tmpdir(), 'isolation-'));
const pages = ['/leak', '/loop', '/throw', '/exit', '/fine'] as const;
const reports: string[] = [];
let rendering: Rendering;

beforeEach(async () => {
  reports.length = 0;
  writeFileSync(join(folder, 'program.cjs'), program);
  const facts = { access: 'public', headerKind: 'plain', renderMode: 'server' } as const;
  const release = liveRelease('bad', 'http://localhost:3001');
  release.descriptor.pages = pages.map((path) => ({ id: path, path, ...facts }));
  const other = liveRelease('good', 'http://localhost:3002');
  rendering = new Rendering({
    ...renderingLimits,
    timeoutMs: 3000,
    beats: { beatMs: 50, silentMs: 3000 },
    waitMs: 60_000,
    heapMb: 32,
    program: join(folder, 'program.cjs'),
    setup: {
      apiUpstream: '',
      publicApiBase: '',
      siteOrigin: '',
      assets: { main: '', styles: [], federation: '', font: '', buildId: '' },
      development: false,
      renderMs: 5000,
    },
    onSwitched: () => undefined,
    report: (message) => void reports.push(message),
  });
  await rendering.switchTo(createRegistry(1, release, other));
});

afterEach(() => rendering.stop());
afterAll(() => rmSync(folder, { recursive: true }));

const html = async (path: string, search = '') => (await rendering.render({ path, search })).html;

test('pages that leak, loop, throw or exit are left to browsers; others are still rendered', async () => {
  const bad = Promise.allSettled(pages.slice(0, 4).map((path) => html(path)));
  for (let count = 0; count < 10; count += 1) expect(await html('/fine')).toMatch(/^\/fine/);
  expect((await bad).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(await html('/fine')).toMatch(/^\/fine/);
  for (const path of pages.slice(0, 4)) await expect(html(path)).rejects.toThrow('a moment ago');
});

test('no page of another remote is delayed by that, or changes its process', async () => {
  const before = await html('/good');
  const bad = Promise.allSettled(pages.slice(0, 4).map((path) => html(path)));
  let isOver = false;
  void bad.then(() => (isOver = true));
  for (let count = 0; !isOver || count < 10; count += 1) {
    expect(await html('/good', `?z=${count}`)).toBe(before);
  }
  expect(reports.every((line) => !line.includes("'good'"))).toBe(true);
});

test('four hundred concurrent pages end no process, and the next one is rendered', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 400 }, (_, z) => html('/fine', `?z=${z}`)));
  const rendered = asked.filter(({ status }) => status === 'fulfilled');
  // Some pages were being rendered, some queued; the others were refused immediately.
  expect(rendered.length).toBeGreaterThanOrEqual(renderingLimits.length);
  expect(await html('/fine')).toMatch(/^\/fine/);
  expect(reports).toEqual([]);
});
