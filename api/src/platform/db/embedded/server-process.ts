import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import pg from 'pg';
import type { Login } from '../api-role.ts';
import type { Binaries } from './binaries.ts';
import { clusterFolder, type Home } from './home.ts';
import { startProblem } from './start-problem.ts';

export interface ServerOptions {
  home: Home;
  binaries: Binaries;
  password: string;
  /** Further settings of postgresql.conf, by name. */
  settings: Record<string, string>;
}

/** A running PostgreSQL. It is a separate process: nothing but `stopServer` ends it. */
export interface Server {
  pid: number;
  /** The connection string of one of its databases: for its owner, or for the role that is named. */
  url(database: string, login?: Login): string;
  /** Resolves when the process ends, for whatever reason. */
  ended: Promise<void>;
}

/** How long starting is retried after a failure that may be temporary. */
const retrySeconds = 120;
/** The timeout of a connection in ms: a missing server refuses at once, but a busy machine may take so long. */
const connectMs = 60_000;
const retryable =
  /pre-existing shared memory block|lock file "postmaster\.pid"|could not bind|could not create any TCP/;

/**
 * Starts PostgreSQL on a free port of 127.0.0.1 and waits until it accepts connections, however long recovering its data
 * takes.
 * @throws Error with its log when it ends instead
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const deadline = Date.now() + retrySeconds * 1000;
  for (;;) {
    const attempt = await startOnce(options);
    if (typeof attempt !== 'string') return attempt;
    // The last processes of a killed server need a moment to end, and another program may take the port meanwhile.
    if (!retryable.test(attempt) || Date.now() > deadline) throw new Error(startProblem(attempt));
    await sleep(250);
  }
}

async function startOnce(options: ServerOptions): Promise<Server | string> {
  const port = await getPort({ host: '127.0.0.1' });
  const logFile = join(options.home.folder, 'postgres.log');
  const log = openLog(logFile);
  const logStart = statSync(logFile).size;
  const child = launch(options, port, log);
  closeSync(log);
  const end = getEnd(child);
  let hasEnded = false;
  void end.then(() => (hasEnded = true));
  const owner = { name: 'summit', password: options.password };
  const url = (database: string, { name, password }: Login = owner): string =>
    `postgres://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const isReady = await Promise.race([accepts(url('postgres'), () => hasEnded), end.then(() => false)]);
  if (isReady && child.pid !== undefined) return { pid: child.pid, url, ended: end.then(() => undefined) };
  child.kill('SIGQUIT');
  const reason = await end;
  return reason || readFileSync(logFile, 'utf8').slice(logStart).trim() || 'It ended without a word.';
}

function launch({ home, binaries, settings }: ServerOptions, port: number, log: number): ChildProcess {
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its own process group: Ctrl-C in the terminal goes to the API, which first finishes its responses.
  const child = spawn(binaries.postgres, ['-D', clusterFolder(home.folder), ...flags], {
    cwd: home.folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...home.account,
  });
  child.unref();
  return child;
}

/** Resolves with why the process could not be started, or with an empty text when it ended by itself. */
function getEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(''));
  });
}

async function accepts(url: string, hasEnded: () => boolean): Promise<boolean> {
  while (!hasEnded()) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
    // Without a listener a connection that breaks off would end the process.
    client.on('error', () => undefined);
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isOpen) return true;
    await sleep(25);
  }
  return false;
}

function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}
