import { Gauge, Histogram, type Registry } from 'prom-client';
import type { JobRuns } from '../../platform/jobs/job-runs.ts';
import type { ConnectionPool } from '../../platform/platform.ts';

/** Counts the runs of repeated jobs, those that failed, and how long they took. */
export function timeJobs(jobRuns: JobRuns, registry: Registry): void {
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of each run of a repeated job, by its outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers: [registry],
  });
  jobRuns.onRun = ({ job, seconds, isFailed }) =>
    durations.observe({ job, outcome: isFailed ? 'failed' : 'done' }, seconds);
}

/** Shows how much of the pool of database connections is in use, and what waits for a connection. */
export function showPool(pool: ConnectionPool, registry: Registry): void {
  const connections: Gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, by their state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'in use' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
    },
  });
  const waiting: Gauge = new Gauge({
    name: 'database_connections_waiting',
    help: 'Work that waits for a connection to the database',
    registers: [registry],
    collect: () => waiting.set(pool.waitingCount),
  });
}
