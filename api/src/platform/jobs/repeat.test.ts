import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Api } from '../platform.ts';
import { JobRuns } from './job-runs.ts';
import { repeat } from './repeat.ts';

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function open(): Api {
  return Fastify({ logger: false }).decorate('jobRuns', new JobRuns());
}

test('a job is repeated until the API closes', async () => {
  const app = open();
  let runs = 0;
  repeat(app, 'count', 5, async () => {
    runs += 1;
  });
  await app.ready();
  while (runs < 3) await soon(1);
  await app.close();
  const whenClosed = runs;
  for (let turn = 0; turn < 20; turn += 1) await soon(1);

  expect(whenClosed).toBeGreaterThan(1);
  expect(runs).toBe(whenClosed);
});

test('runs never overlap, and a request during a run is not lost', async () => {
  const app = open();
  let [atOnce, most, runs] = [0, 0, 0];
  const { kick } = repeat(app, 'slow', 60_000, async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await soon(10);
    atOnce -= 1;
    runs += 1;
  });
  kick();
  kick();
  kick();
  await soon(60);
  await app.close();

  expect([most, runs]).toEqual([1, 2]);
});

test('a failure does not stop it, and closing waits for the current run', async () => {
  const app = open();
  const done: string[] = [];
  const failing = repeat(app, 'failing', 60_000, async () => {
    done.push('failing');
    throw new Error('no');
  });
  failing.kick();
  await soon(5);
  failing.kick();
  repeat(app, 'slow', 60_000, async () => {
    await soon(30);
    done.push('slow');
  }).kick();
  await app.close();

  expect(done).toEqual(['failing', 'failing', 'slow']);
});
