import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

/** A process's times so far, in milliseconds. */
export interface ProcessorTimes {
  /** The time in which it ran on a processor. */
  ranMs: number;
  /** The time in which it was ready to run, but waited for a processor. */
  waitedMs: number;
}

/** Reads the times of a process; both are 0 where the system does not expose them. */
export function processorTimes(pid: number | undefined): ProcessorTimes {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { ranMs: ran / 1e6, waitedMs: waited / 1e6 };
  } catch {
    return { ranMs: 0, waitedMs: 0 };
  }
}

/** The load for each processor from which on everything on the machine takes unusually long. */
const busyFrom = 2;

/** Whether the machine is overloaded. */
export function isOverloaded(): boolean {
  return (loadavg()[0] ?? 0) > busyFrom * availableParallelism();
}
