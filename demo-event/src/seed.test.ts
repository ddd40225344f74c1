import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '@summit/api/src/testing/server-process.ts';
import { testFolder } from '@summit/api/src/testing/test-folder.ts';
import { programArgs } from '@summit/programs/program-args';

let dataDir: string;
let server: ServerProcess | undefined;

beforeAll(() => {
  dataDir = join(mkdtempSync(join(testFolder(), 'seed-')), 'data');
  chmodSync(join(dataDir, '..'), 0o755);
});

afterAll(() => stop());

async function stop(): Promise<void> {
  server?.child.kill('SIGTERM');
  await server?.ended;
}

function seed(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, programArgs('seed', words), {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('applies a season while the site runs and when it has stopped, and reports refusals', async () => {
  server = await startServerProcess(dataDir);
  const already = {
    status: 0,
    stdout: 'The season 2027 is applied already: nothing has changed.\n',
    stderr: '',
  };
  expect(seed('awards', '2027')).toEqual(already);
  await stop();
  expect(seed('awards', '2027')).toEqual(already);
  expect(seed('awards', '2026')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Nothing was changed. The season 2027 is live, and 2026 is earlier'),
  });
}, 180_000);

test('explains its usage, and unknown arguments', () => {
  expect(seed('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--from FOLDER') });
  expect(seed('awards', 'next')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--from FOLDER'),
  });
  expect(seed('awards', '1999')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no season 1999'),
  });
}, 60_000);
