import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cloneDatabase, dropDatabase } from '@summit/api/src/testing/test-cluster.ts';
import { changeOptions, changeWithoutBuild } from '@summit/releases/command-line';
import { promote } from '@summit/releases/promotion/promote';
import { whilePublishing } from '@summit/releases/registry/published-registry';
import { fakeBuild } from '@summit/releases/testing/fake-build';
import { projectFiles } from '../checks/house-rules/project-files.ts';

let folder: string;
let database: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'machines-'));
  database = `machines_${randomUUID().replaceAll('-', '')}`;
  vi.stubEnv('DATABASE_URL', await cloneDatabase(database));
  vi.stubEnv('RELEASE_SECRET', 'x'.repeat(40));
  // No site responds, so the commands print the state of the registry.
  vi.stubEnv('SITE_SERVERS', 'http://127.0.0.1:9');
});

afterEach(async () => {
  await dropDatabase(database);
  rmSync(folder, { recursive: true });
});

/** The output of a command without a build on a machine. */
function run(
  machine: string,
  remote: string,
  option: 'history' | 'preview' | 'withdraw',
): Promise<string | null> {
  vi.stubEnv('DATA_DIR', join(folder, machine));
  const { values } = parseArgs({ args: [`--${option}`], options: changeOptions });
  return changeWithoutBuild([remote], values);
}

test('a candidate of one machine can be previewed and withdrawn on another, and is in its history', async () => {
  const page = { access: 'public', headerKind: 'plain', renderMode: 'server' } as const;
  const pages = ['/awards/hall/:seat', '/awards/hall'].map((path) => ({ ...page, id: path, path }));
  const build = fakeBuild(folder, 'awards', 'a1', { pages });
  const order = {
    build,
    remote: 'awards',
    origin: 'http://localhost:3003',
    shellBuild: '/nowhere',
    apiUpstream: '',
  };
  await promote({ ...order, dataDir: join(folder, 'one'), candidate: true }, async () => []);

  expect(await run('two', 'awards', 'history')).toContain('candidate  awards  a1');
  const preview = await run('two', 'awards', 'preview');
  expect(preview).toContain('It shows awards a1 until');
  // The link opens the first page whose address is known.
  expect(preview).toContain('/awards/hall?');
  expect(await run('two', 'awards', 'withdraw')).toContain('awards a1 is withdrawn');
  expect(await run('one', 'awards', 'history')).toContain('withdraw   awards  a1');
  await expect(run('one', 'awards', 'preview')).rejects.toThrow('it has no candidate');
});

/** Holds the registry of all machines, as a release does, until `finish` is called. */
async function holdRegistry(timeouts: { lockMs: number; idleMs: number }) {
  let [begin, finish] = [() => {}, () => {}];
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const held = new Promise<void>((resolve) => (finish = resolve));
  const work = () => {
    begin();
    return held;
  };
  const ended = whilePublishing(work, process.env.DATABASE_URL, timeouts);
  await begun;
  return { finish, ended };
}

test('a release waits for one on another machine, but not forever', async () => {
  const timeouts = { lockMs: 100, idleMs: 600_000 };
  const other = await holdRegistry(timeouts);
  const waiting = whilePublishing(async () => 'changed', process.env.DATABASE_URL, timeouts);
  await expect(waiting).rejects.toThrow('Another release is being promoted on another machine');
  other.finish();
  await other.ended;
});

test('a machine that dies during a release does not block the others', async () => {
  await holdRegistry({ lockMs: 600_000, idleMs: 2000 });
  expect(await whilePublishing(async () => 'changed')).toBe('changed');
});

test('only the store reads the registry of a single machine', () => {
  const readers = projectFiles(join(import.meta.dirname, '../..'))
    .filter(({ path }) => /^(?:releases|tools)\//.test(path) && !/\.test\.ts$|\/testing\//.test(path))
    .filter(({ text }) => /\breadRegistry\b/.test(text))
    .map(({ path }) => path);
  expect(readers).toEqual(['releases/src/registry/registry-store.ts']);
});
