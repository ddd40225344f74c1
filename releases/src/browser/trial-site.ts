import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import getPort from 'get-port';
import { type Registry, registryPath } from '@summit/contract/releases/registry';
import { programArgs } from '@summit/programs/program-args';

/** A separate site server with a separate registry. */
export interface TrialSite {
  origin: string;
  stop(): Promise<void>;
}

interface TrialOptions {
  registry: Registry;
  /** The finished build of the shell. */
  shellBuild: string;
  apiUpstream: string;
}

/**
 * Starts it without a timeout, since a busy machine may be slow. @throws Error with its output when it exits instead
 */
export async function startTrialSite({
  registry,
  shellBuild,
  apiUpstream,
}: TrialOptions): Promise<TrialSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'summit-trial-'));
  mkdirSync(dirname(join(dataDir, registryPath)), { recursive: true });
  writeFileSync(join(dataDir, registryPath), JSON.stringify(registry));
  const port = await sitePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, programArgs('site'), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      SITE_ORIGIN: origin,
      API_UPSTREAM: apiUpstream,
      SHELL_BUILD: shellBuild,
      // The trial tests whether pages work, not how fast they are: with a long timeout no part is left to the browser.
      RENDER_SECONDS: '20',
    },
    // The server ends when the channel closes with this process, however that ends.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stop = async () => {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(child);
    return { origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2000)));
  const gone = once(child, 'exit').then(() => Promise.reject(new Error(`the trial site ended: ${said}`)));
  gone.catch(() => undefined);
  await Promise.race([once(child, 'message'), gone]);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Finds a free port up to 65000, the highest that the site accepts. */
async function sitePort(): Promise<number> {
  for (;;) {
    const port = await getPort({ host: '127.0.0.1' });
    if (port <= 65_000) return port;
  }
}
