import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HangLimit, type HangTimes } from './hang-limit.ts';
import { processorTimes } from './processor-times.ts';

const hung = vi.fn();
let waitedMs: number;
let ranMs: number;

beforeEach(() => {
  vi.useFakeTimers();
  hung.mockReset();
  waitedMs = 1000;
  ranMs = 1000;
});
afterEach(() => vi.useRealTimers());

const limit = (times: HangTimes) => new HangLimit(times, hung, () => ({ ranMs, waitedMs }));
/** A process that is silent for 100 ms counts as hanging. */
const silent = { timeoutMs: 500, beats: { beatMs: 10, silentMs: 100 } };

test('a process that is silent for longer than allowed hangs', () => {
  limit(silent);
  vi.advanceTimersByTime(99);
  expect(hung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(hung).toHaveBeenCalledTimes(1);
});

test('work hangs once the process has run for the time limit, however long that took', () => {
  const beating = limit(silent);
  for (let beats = 1; beats <= 51; beats += 1) {
    // A heartbeat is late, because the process had to wait for a processor.
    vi.advanceTimersByTime(90);
    expect(hung).not.toHaveBeenCalled();
    beating.beat();
  }
  expect(hung).toHaveBeenCalledExactlyOnceWith(true);
});

test('time in which the process waits for the processor does not count, however long', () => {
  limit(silent);
  for (let passed = 0; passed < 10_000; passed += 50) {
    waitedMs += 49;
    ranMs += 1;
    vi.advanceTimersByTime(50);
    if (hung.mock.calls.length > 0) break;
  }
  // The process ran for one millisecond in fifty.
  expect(waitedMs - 1000).toBeGreaterThan(4500);
  expect(hung).toHaveBeenCalledExactlyOnceWith(true);
});

test('waiting for the processor does not count between two heartbeats either', () => {
  const beats = limit(silent);
  waitedMs += 90;
  vi.advanceTimersByTime(100);
  expect(hung).not.toHaveBeenCalled();
  beats.beat();
  vi.advanceTimersByTime(99);
  expect(hung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(hung).toHaveBeenCalledTimes(1);
});

test('a silent process that got no processor is not known to hang', () => {
  limit(silent);
  ranMs += 10;
  vi.advanceTimersByTime(100);
  expect(hung).toHaveBeenCalledExactlyOnceWith(false);
});

test('work that ends in time does not hang', () => {
  limit(silent).stop();
  vi.advanceTimersByTime(1000);
  expect(hung).not.toHaveBeenCalled();
});

test('a process that does not exist has no times', () => {
  expect(processorTimes(undefined)).toEqual({ ranMs: 0, waitedMs: 0 });
  expect(processorTimes(process.pid).waitedMs).toBeGreaterThanOrEqual(0);
});
