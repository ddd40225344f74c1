import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { JobRuns } from '../../platform/jobs/job-runs.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { timeJobs } from './work-metrics.ts';

test('background jobs and their failures are counted and timed', async () => {
  const app = Fastify({ logger: false }).decorate('jobRuns', new JobRuns());
  const registry = new Registry();
  timeJobs(app.jobRuns, registry);
  for (const isFailed of [false, true, true]) {
    repeat(app, 'count stars', 60_000, async () => {
      if (isFailed) throw new Error('cloudy');
    }).kick();
  }
  await app.close();
  const shown = await registry.metrics();
  expect(shown).toMatch(/^job_duration_seconds_count\{job="count stars",outcome="done"\} 1$/m);
  expect(shown).toMatch(/^job_duration_seconds_count\{job="count stars",outcome="failed"\} 2$/m);
});
