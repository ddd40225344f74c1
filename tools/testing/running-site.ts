import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './program.ts';
import { reserveSitePort } from './reserve-site-port.ts';

/** A whole separate site: its ports and data belong to nobody else. */
export interface RunningSite {
  origin: string;
  port: number;
  dataDir: string;
  /** What programs need in their environment to speak of this site. */
  env: { PORT: string; DATA_DIR: string };
  /** Stops every process of the site and deletes its data. */
  stop: () => Promise<void>;
}

export interface SiteOptions {
  /** Receives what the site prints while it starts. */
  say?: (text: string) => void;
  /** Longest time to build and start, in milliseconds. */
  timeoutMs?: number;
  env?: NodeJS.ProcessEnv;
  /** Fills the empty data folder before the site starts on it. */
  prepare?: (env: RunningSite['env']) => Promise<void>;
}

/** Another run may take the ports between the check and the start. */
const portsTaken = /in use by another program|EADDRINUSE/;
const attempts = 3;

/**
 * Builds what changed and starts a site on free ports with a fresh demo event, as `npm start` does.
 * @throws Error with what the site printed when it does not become ready
 */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startSiteOnce(options);
    } catch (error) {
      if (attempt === attempts || !portsTaken.test(String(error))) throw error;
    }
  }
}

async function startSiteOnce(options: SiteOptions): Promise<RunningSite> {
  const { say = () => undefined, timeoutMs = 600_000 } = options;
  const { port } = await reserveSitePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'summit-site-'));
  // As root, PostgreSQL's own user must enter it: else the database would lie elsewhere, and stay there afterwards.
  chmodSync(dataDir, 0o755);
  const env = { PORT: String(port), DATA_DIR: dataDir };
  await options.prepare?.(env);
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/start/start-site.ts'], {
    cwd: root,
    env: { ...process.env, ...options.env, ...env },
    // The channel notifies the site when this process is gone, however it ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = async () => {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(child, say, timeoutMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, port, dataDir, env, stop };
}

function untilReady(child: ChildProcess, say: (text: string) => void, timeoutMs: number): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const give = (why: string) => reject(new Error(`${why}\n${printed}`));
    const timer = setTimeout(() => give('The site did not become ready in time.'), timeoutMs);
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      say(chunk.toString());
      if (printed.includes('Summit is ready')) {
        clearTimeout(timer);
        resolve();
      }
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => give(error.message));
    child.on('exit', (code) => {
      clearTimeout(timer);
      give(`The site ended with code ${code} before it was ready.`);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await gone;
  clearTimeout(insist);
}
