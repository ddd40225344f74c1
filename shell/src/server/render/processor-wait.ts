import { readFileSync } from 'node:fs';

/**
 * How long a process has waited for a processor so far, in milliseconds: it had work to do, and the machine was busy with
 * others. 0 where the system does not say it.
 */
export function processorWait(pid: number | undefined): number {
  try {
    const [, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return waited / 1e6;
  } catch {
    return 0;
  }
}
