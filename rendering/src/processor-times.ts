import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

/** What became of a process's time so far, in milliseconds. */
export interface ProcessorTimes {
  /** It had a processor. */
  ranMs: number;
  /** It had work to do, and the machine was busy with others. */
  waitedMs: number;
}

/** Both are 0 where the system does not say them. */
export function processorTimes(pid: number | undefined): ProcessorTimes {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { ranMs: ran / 1e6, waitedMs: waited / 1e6 };
  } catch {
    return { ranMs: 0, waitedMs: 0 };
  }
}

/** From this many processes on that want each processor, nothing on the machine is done in its usual time. */
const busyFrom = 2;

/** Whether the machine has more to do than it can. */
export function isOverloaded(): boolean {
  return (loadavg()[0] ?? 0) > busyFrom * availableParallelism();
}
