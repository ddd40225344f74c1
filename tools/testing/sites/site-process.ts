import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programArgs } from '@summit/programs/program-args';
import { root } from '../program.ts';

interface SiteProcessOptions {
  env: NodeJS.ProcessEnv;
  /** Receives what the site prints. */
  say: (text: string) => void;
}

/** The program of `npm start`, and with it every process of a site. */
export interface SiteProcess {
  /** Stops every process of the site; nothing of it runs afterwards. */
  stop: () => Promise<void>;
}

/**
 * Waits for it however long that takes: what ends or fails says so at once, and what is waited for is printed.
 * @throws Error with what the site printed when it ends instead of becoming ready
 */
export async function startSiteProcess({ env, say }: SiteProcessOptions): Promise<SiteProcess> {
  const child = spawn(process.execPath, programArgs('start-site'), {
    cwd: root,
    env: { ...process.env, ...env },
    // The channel notifies the site when this process is gone, however it ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = () => end(child);
  try {
    await untilReady(child, say);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

function untilReady(child: ChildProcess, say: (text: string) => void): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const give = (why: string) => reject(new Error(`${why}\n${printed}`));
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      say(chunk.toString());
      if (printed.includes('Summit is ready')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => give(error.message));
    child.on('exit', (code) => give(`The site ended with code ${code} before it was ready.`));
  });
}

/** It stops its processes in order, each within its own limit. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
