import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testFolder } from '../../testing/test-folder.ts';
import { JobThread } from './job-thread.ts';

const file = join(testFolder(), 'echo-worker.mjs');
const times = { idleMs: 1_000, longestMs: 60_000 };
/** With this factor every pause is as long as the longest, which is longer than a test waits. */
const aLot = 1e6;

let thread: JobThread<string, string>;

beforeAll(() =>
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     import { setTimeout as pause } from 'node:timers/promises';
     let atWork = 0;
     parentPort.on('message', async ({ input }) => {
       atWork += 1;
       if (input === 'ends') throw new Error('the thread ends');
       await pause(input === 'hangs' ? 1e9 : 5);
       parentPort.postMessage(input === 'wrong' ? { problem: 'no such word' } : { output: input + ' ' + atWork });
       atWork -= 1;
     });`,
  ),
);

afterEach(() => thread.close());

/** Sets the utilization that the process reports: 0 to 1. */
function processIs(utilization: number): void {
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ utilization, idle: 1, active: 1 });
}

test('jobs are executed one after the other, in order, and a failed one does not block others', async () => {
  thread = new JobThread(file, times);
  const done: string[] = [];
  const jobs = ['a', 'wrong', 'b'].map((word) =>
    thread.run(word).then(
      (output) => done.push(output),
      (error: Error) => done.push(error.message),
    ),
  );
  await Promise.all(jobs);
  expect(done).toEqual(['a 1', 'no such word', 'b 1']);
});

test('the thread rests after a job while the process is busy, and not while it is idle', async () => {
  thread = new JobThread(file, { ...times, restPerWork: aLot });
  processIs(0);
  await thread.run('a');
  await thread.run('b');
  processIs(1);
  await thread.run('c');
  const next = vi.fn();
  const waiting = thread.run('d').catch(next);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await thread.close();
  await waiting;
  expect(next).toHaveBeenCalledWith(new Error('The job was not finished.'));
});

test('the thread does not rest while many jobs are queued', async () => {
  thread = new JobThread(file, { ...times, restPerWork: aLot });
  processIs(1);
  await thread.run('first');
  const many = Array.from({ length: 20 }, (_, at) => thread.run(`job ${at}`));
  expect(await Promise.all(many.slice(0, 12))).toHaveLength(12);
  const rest = Promise.allSettled(many.slice(12));
  await thread.close();
  await rest;
});

test.each([
  // This is long enough for the next thread to start on a busy machine.
  ['hangs', { ...times, longestMs: 5_000 }],
  ['ends', times],
])('only the job whose thread %s fails: queued jobs get another thread', async (word, options) => {
  thread = new JobThread(file, options);
  const lost = expect(thread.run(word)).rejects.toThrow('The job was not finished.');
  const next = thread.run('b');
  await lost;
  expect(await next).toBe('b 1');
});

test('only a job that cannot be sent to a thread fails', async () => {
  thread = new JobThread(file, times);
  const impossible = thread.run((() => undefined) as unknown as string);
  const next = thread.run('b');
  await expect(impossible).rejects.toThrow(/could not be cloned/);
  expect(await next).toBe('b 1');
});

test('it can be used again after it was closed', async () => {
  thread = new JobThread(file, times);
  const unfinished = thread.run('a');
  const failure = expect(unfinished).rejects.toThrow('The job was not finished.');
  await thread.close();
  await failure;
  expect(await thread.run('b')).toBe('b 1');
});
