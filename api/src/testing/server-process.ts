import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { programArgs } from '@summit/programs/program-args';
import { processIdentity } from '../platform/db/embedded/process-facts.ts';

/** The API as a separate process, like in `npm start`. */
export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Its output so far. */
  output(): string;
  /** Resolves with the exit code, or with the signal that ended it. */
  ended: Promise<number | string>;
}

/**
 * Starts the API on a data folder, with a channel to its parent; does not wait until it is ready.
 * @param variables additional environment variables, e.g. an external database
 */
export async function spawnServer(
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await getPort({ host: '127.0.0.1' });
  const child = spawn(process.execPath, programArgs('demo-api'), {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      API_PORT: String(port),
      CAPTCHA_COST: '1',
      CAPTCHA_MAX_COUNTER: '4',
      ...variables,
    },
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  }
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? ''));
  });
  return { child, url: `http://127.0.0.1:${port}`, output: () => written.join(''), ended };
}

/** Starts the API and waits until it is ready. */
export async function startServerProcess(
  dataDir: string,
  variables?: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const started = await spawnServer(dataDir, variables);
  const isReady = await Promise.race([
    new Promise((resolve) => started.child.once('message', () => resolve(true))),
    started.ended.then(() => false),
  ]);
  if (!isReady) throw new Error(`The API did not start: ${started.output()}`);
  return started;
}

/** The process id of the PostgreSQL that uses a cluster folder. */
export function postgresPid(cluster: string): number {
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Whether a process ends within some seconds. */
export async function isGoneSoon(pid: number, seconds = 5): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  while (processIdentity(pid) !== null && Date.now() < deadline) {
    await sleep(20);
  }
  return processIdentity(pid) === null;
}
