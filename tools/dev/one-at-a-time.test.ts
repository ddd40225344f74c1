import { expect, test, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

function work() {
  const ends: (() => void)[] = [];
  return { ends, run: oneAtATime(() => new Promise<void>((resolve) => ends.push(resolve))) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('requests during a run cause one more run together', async () => {
  const { ends, run } = work();
  void run();
  const [second, third] = [run(), run()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await turn();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all([second, third]);
  expect(ends).toHaveLength(2);
});

test('a request after a run starts another one', async () => {
  const { ends, run } = work();
  const first = run();
  ends[0]?.();
  await first;
  await turn();
  void run();
  expect(ends).toHaveLength(2);
});

test('a failure is printed, and the next run continues', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let runs = 0;
  const run = oneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error('no registry');
  });
  await run();
  await turn();
  await run();
  expect(runs).toBe(2);
  expect(said).toHaveBeenCalledWith('no registry');
  said.mockRestore();
});
