import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programArgs } from '@summit/programs/program-args';
import { root } from '../program.ts';

interface SiteProcessOptions {
  env: NodeJS.ProcessEnv;
  /** Receives the site's output. */
  say: (text: string) => void;
}

/** The program of `npm start`, which starts every process of a site. */
export interface SiteProcess {
  /** Stops every process of the site. */
  stop: () => Promise<void>;
}

/**
 * Starts the site without a timeout: a process that fails reports so immediately, and progress is printed.
 * @throws Error with the site's output when it ends instead of becoming ready
 */
export async function startSiteProcess({ env, say }: SiteProcessOptions): Promise<SiteProcess> {
  const child = spawn(process.execPath, programArgs('start-site'), {
    cwd: root,
    env: { ...process.env, ...env },
    // The channel notifies the site when this process ends, however that happens.
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

/** Ends the site, which stops its processes in order, each within its own timeout. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
