import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { measureCost } from './render-cost.ts';

test('computing counts as processor time', () => {
  const cost = measureCost({ waiting: 0 });
  const from = process.cpuUsage().user;
  while (process.cpuUsage().user - from < 200_000);
  const { cpuMs, waitedMs } = cost();
  expect(cpuMs).toBeGreaterThanOrEqual(200);
  expect(waitedMs).toBe(0);
});

test('a page’s own waiting counts as waiting time', async () => {
  const cost = measureCost({ waiting: 0 });
  await pause(600);
  const { cpuMs, waitedMs } = cost();
  expect(cpuMs).toBeLessThan(500);
  expect(waitedMs).toBeGreaterThanOrEqual(100);
});

test('waiting for a server’s response is not counted', async () => {
  const passed = { waiting: 1 };
  const cost = measureCost(passed);
  await pause(600);
  expect(cost().waitedMs).toBe(0);
});
