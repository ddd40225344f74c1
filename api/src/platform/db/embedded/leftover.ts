import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine, isSomebodyWorkingIn, processIdentity } from './process-facts.ts';

/**
 * Stops the server that a killed API left running on a cluster. The caller holds the folder's lock, so nobody
 * else uses that server.
 */
export async function stopLeftover(cluster: string, steps: readonly Step[] = orderly): Promise<void> {
  const pid = recordedPid(cluster);
  if (pid === null || processIdentity(pid) === null) {
    // PostgreSQL itself detects the pid file of a server that is gone.
    return;
  }
  if (!commandLine(pid).includes(cluster)) {
    removeStrangersPid(cluster);
    return;
  }
  await stopServer(pid, steps);
}

interface Step {
  signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL';
  seconds: number;
}

/** Kills the server without a checkpoint, for a cluster that is discarded. */
export const atOnce: readonly Step[] = [
  { signal: 'SIGQUIT', seconds: 5 },
  { signal: 'SIGKILL', seconds: 5 },
];

/** Tries a `fast` shutdown first, then harder signals. */
const orderly: readonly Step[] = [{ signal: 'SIGINT', seconds: 15 }, ...atOnce];

/** Stops a server. Throws when it does not end. */
export async function stopServer(pid: number, steps: readonly Step[] = orderly): Promise<void> {
  const identity = processIdentity(pid);
  for (const step of steps) {
    if (await endsAfter(pid, identity, step)) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

async function endsAfter(pid: number, identity: string | null, { signal, seconds }: Step): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
    throw error;
  }
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (identity === null || processIdentity(pid) !== identity) return true;
    await sleep(20);
  }
  return false;
}

function recordedPid(cluster: string): number | null {
  try {
    const [firstLine] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(firstLine) || null;
  } catch {
    return null;
  }
}

/** Removes a pid file whose number now belongs to another program, because PostgreSQL would refuse to start. */
function removeStrangersPid(cluster: string): void {
  if (!isSomebodyWorkingIn(cluster)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}
