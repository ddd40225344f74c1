import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cloneDatabase, dropDatabase } from '@summit/api/src/testing/test-cluster.ts';
import { changeOptions, changeWithoutBuild } from '@summit/releases/command-line';
import { promote } from '@summit/releases/promotion/promote';
import { standInBuild } from '@summit/releases/testing/stand-in-build';
import { projectFiles } from '../checks/house-rules/project-files.ts';

let folder: string;
let database: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'machines-'));
  database = `machines_${randomUUID().replaceAll('-', '')}`;
  vi.stubEnv('DATABASE_URL', await cloneDatabase(database));
  vi.stubEnv('RELEASE_SECRET', 'x'.repeat(40));
  // No site responds: what the registry says is said.
  vi.stubEnv('SITE_SERVERS', 'http://127.0.0.1:9');
});

afterEach(async () => {
  await dropDatabase(database);
  rmSync(folder, { recursive: true });
});

/** What a command without a build prints on a machine. */
function run(
  machine: string,
  remote: string,
  option: 'history' | 'preview' | 'withdraw',
): Promise<string | null> {
  vi.stubEnv('DATA_DIR', join(folder, machine));
  const { values } = parseArgs({ args: [`--${option}`], options: changeOptions });
  return changeWithoutBuild([remote], values);
}

test('a candidate of one machine is previewed, withdrawn and in the history on another', async () => {
  const page = { access: 'public', headerKind: 'plain', renderMode: 'server' } as const;
  const pages = ['/awards/hall/:seat', '/awards/hall'].map((path) => ({ ...page, id: path, path }));
  const build = standInBuild(folder, 'awards', 'a1', { pages });
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
  // Of its pages the first whose address is known.
  expect(preview).toContain('/awards/hall?');
  expect(await run('two', 'awards', 'withdraw')).toContain('awards a1 is withdrawn');
  expect(await run('one', 'awards', 'history')).toContain('withdraw   awards  a1');
  await expect(run('one', 'awards', 'preview')).rejects.toThrow('it has no candidate');
});

test('nothing but the store reads the registry of one machine alone', () => {
  const readers = projectFiles(join(import.meta.dirname, '../..'))
    .filter(({ path }) => /^(?:releases|tools)\//.test(path) && !/\.test\.ts$|\/testing\//.test(path))
    .filter(({ text }) => /\breadRegistry\b/.test(text))
    .map(({ path }) => path);
  expect(readers).toEqual(['releases/src/registry/registry-store.ts']);
});
