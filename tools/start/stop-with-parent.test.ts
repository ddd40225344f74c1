import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../build/apps.ts';

const folder = mkdtempSync(join(tmpdir(), 'family-'));
const pids: number[] = [];

const program = (path: string) => JSON.stringify(join(projectRoot, path));
const within = (file: string) => JSON.stringify(join(folder, file));

/** A program like the start command: it starts the site and waits. */
const command = `
import { spawn } from 'node:child_process';
import { once } from 'node:events';
const args = ['--import', 'tsx', ${within('site.mjs')}];
spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
process.stdout.write(JSON.stringify({ command: process.pid }) + '\\n');
`;

/** A program like the site: it starts a service, and stops it before it ends itself. */
const site = `
import { Service } from ${program('tools/start/service.ts')};
import { stopWithParent } from ${program('releases/src/process/stop-with-parent.ts')};
const onLost = () => undefined;
const api = new Service({ name: 'API', args: ['--import', 'tsx', ${within('api.mjs')}], say: onLost, onLost });
stopWithParent(() => api.stop());
await api.ready;
process.stdout.write(JSON.stringify({ site: process.pid, api: api.pid, parent: process.ppid }) + '\\n');
`;

/** A program like the API: it closes its database before it ends. */
const api = `
import { writeFileSync } from 'node:fs';
import { stopWithParent } from ${program('releases/src/process/stop-with-parent.ts')};
setInterval(() => undefined, 1000);
stopWithParent(async () => writeFileSync(${within('closed')}, 'closed'));
process.send({ ready: true });
`;

/** Whether a process still runs; a process that has ended but was not reaped by its new parent does not. */
function runs(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  try {
    process.kill(pid, 0);
    return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}

async function until(met: () => boolean): Promise<void> {
  while (!met()) await wait(20);
}

type Family = Record<'command' | 'site' | 'api' | 'parent', number>;

/** Starts the three programs, each by the previous one. */
function startFamily(): Promise<Family> {
  return startedBy(
    spawn(process.execPath, [join(folder, 'command.mjs')], { cwd: projectRoot, stdio: piped }),
  );
}

/** Starts the site and its service by npm, like `npm start` does, with a shell in between. */
function startByNpm(): Promise<Family> {
  return startedBy(spawn('npm', ['start', '--silent'], { cwd: folder, stdio: piped }));
}

const piped: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];

async function startedBy(started: ChildProcessByStdio<null, Readable, null>): Promise<Family> {
  let printed = '';
  started.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await until(() => /"parent":\d+}\n/.test(printed));
  const lines = printed.trim().split('\n');
  const family = Object.assign(
    {},
    { command: started.pid },
    ...lines.map((line) => JSON.parse(line) as object),
  );
  pids.push(...Object.values<number>(family));
  return family;
}

/** A program like a drill: it ends by itself, with a finding. */
const drill = `
import { stopWithParent } from ${program('releases/src/process/stop-with-parent.ts')};
stopWithParent(async () => undefined);
process.exitCode = 3;
`;

beforeAll(() => {
  for (const [name, text] of Object.entries({ command, site, api, drill })) {
    writeFileSync(join(folder, `${name}.mjs`), text);
  }
  // The second command makes the shell stay: otherwise it would be replaced by the site.
  const start = `cd ${JSON.stringify(projectRoot)} && node --import tsx ${within('site.mjs')}; true`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
});

afterEach(() => {
  for (const pid of pids.splice(0)) if (runs(pid)) process.kill(pid, 'SIGKILL');
  rmSync(join(folder, 'closed'), { force: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

const closed = () => existsSync(join(folder, 'closed'));

test('the site closes everything in order when the start command is killed, and no process remains', async () => {
  const family = await startFamily();
  process.kill(family.command, 'SIGKILL');
  await until(() => !runs(family.site));
  expect(runs(family.api)).toBe(false);
  expect(closed()).toBe(true);
});

test('a service closes by itself when all its parents are killed', async () => {
  const family = await startFamily();
  process.kill(family.site, 'SIGKILL');
  process.kill(family.command, 'SIGKILL');
  await until(() => !runs(family.api));
  expect(closed()).toBe(true);
});

test.each(['command', 'parent', 'site'] as const)(
  'a signal to npm, to npm’s shell or to the site closes everything in order: %s',
  async (signalled) => {
    const family = await startByNpm();
    expect(new Set(Object.values(family)).size).toBe(4);
    process.kill(family[signalled], 'SIGTERM');
    await until(() => !runs(family.site) && !runs(family.parent) && !runs(family.command));
    expect(runs(family.api)).toBe(false);
    expect(closed()).toBe(true);
  },
);

test('a program that ends by itself keeps its exit code', async () => {
  const args = ['--import', 'tsx', join(folder, 'drill.mjs')];
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(3);
});
