import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getBegin, networkSockets, oldestProcesses, renderingProcesses } from './rendering-processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'summit-renderers-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a process that runs `program` until the test is over. */
async function start(file: string, program: string, owner: string): Promise<number> {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), `${program}\nprocess.on('message', () => undefined);`);
  const child = fork(join(folder, file), [owner]);
  children.push(child);
  await once(child, 'message');
  return child.pid ?? 0;
}

const ready = `process.send('ready');`;
const listens = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () => process.send('ready'));`;

// On other systems nothing can be read.
const seen = (found: unknown) => (process.platform === 'linux' ? found : expect.anything());

test('lists the owner, start and open sockets of each rendering process', async () => {
  const quiet = await start('a1/server/main.js', ready, 'remote=awards');
  const open = await start('b1/server/main.js', listens, 'frame');
  await start('b1/other.js', ready, 'remote=content');
  const found = renderingProcesses(process.pid).map(({ owner, pid }) => [owner, pid]);
  expect(found).toEqual(
    seen([
      ['remote=awards', quiet],
      ['frame', open],
    ]),
  );
  await start('a1/server/main.js', ready, 'remote=awards');
  expect(oldestProcesses(process.pid).map(({ pid }) => pid)).toEqual(seen([quiet, open]));
  expect([networkSockets(quiet), networkSockets(open)]).toEqual(seen([0, 1]));
  expect(getBegin(quiet)).toMatch(process.platform === 'linux' ? /^\d+$/ : /^$/);
});
