import { getPriority, setPriority } from 'node:os';

const behind = 10;

/**
 * Lets requests go first where processors are busy; for a thread, whose priority is its own on Linux only. One that begins
 * further behind stays there: nobody but root may bring it forward.
 */
export function goBehindRequests() {
  if (process.platform === 'linux') setPriority(Math.max(getPriority(), behind));
}
