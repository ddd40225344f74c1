import { expect, test } from 'vitest';
import { totalBlockingTime } from './blocking-time.ts';

test('only the time of a task beyond 50 ms, after the first paint, counts as blocking', () => {
  const tasks = [
    { start: 100, ms: 300 },
    { start: 500, ms: 50 },
    { start: 600, ms: 51 },
    { start: 700, ms: 250 },
  ];
  expect(totalBlockingTime(tasks, 500)).toBe(1 + 200);
});

test('a task during the first paint counts from the paint on', () => {
  expect(totalBlockingTime([{ start: 100, ms: 300 }], 200)).toBe(150);
});
