import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HangLimit, type HangTimes } from './hang-limit.ts';
import { processorWait } from './processor-wait.ts';

const hung = vi.fn();
let waitedMs: number;

beforeEach(() => {
  vi.useFakeTimers();
  hung.mockReset();
  waitedMs = 1000;
});
afterEach(() => vi.useRealTimers());

const limit = (times: HangTimes) => new HangLimit(times, hung, () => waitedMs);

test('what takes longer than it may hangs', () => {
  limit({ timeoutMs: 100 });
  vi.advanceTimersByTime(99);
  expect(hung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(hung).toHaveBeenCalledTimes(1);
});

test('the time in which the process waits for the processor does not count, however long that is', () => {
  limit({ timeoutMs: 100 });
  for (let passed = 0; passed < 10_000; passed += 50) {
    waitedMs += 49;
    vi.advanceTimersByTime(50);
    if (hung.mock.calls.length > 0) break;
  }
  // It ran for one millisecond in fifty.
  expect(waitedMs - 1000).toBeGreaterThan(4500);
  expect(hung).toHaveBeenCalledTimes(1);
});

test('nor does it between two signs that the process runs', () => {
  const beats = limit({ timeoutMs: 500, beats: { beatMs: 10, silentMs: 100 } });
  waitedMs += 90;
  vi.advanceTimersByTime(100);
  expect(hung).not.toHaveBeenCalled();
  beats.beat();
  vi.advanceTimersByTime(99);
  expect(hung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(hung).toHaveBeenCalledTimes(1);
});

test('what is over in time does not hang', () => {
  limit({ timeoutMs: 100 }).stop();
  vi.advanceTimersByTime(1000);
  expect(hung).not.toHaveBeenCalled();
});

test('a process that is not there waits for nothing', () => {
  expect(processorWait(undefined)).toBe(0);
  expect(processorWait(process.pid)).toBeGreaterThanOrEqual(0);
});
