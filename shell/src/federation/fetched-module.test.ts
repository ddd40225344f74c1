import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchedModule } from './fetched-module.ts';

let browser: EventTarget;

beforeEach(() => {
  browser = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('window', browser);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a module that was fetched is returned without another request', async () => {
  const load = vi.fn().mockResolvedValue('tea');
  const factory = await fetchedModule(load)();
  expect(factory()).toBe('tea');
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a module that could not be fetched is requested until it arrives, and fails what runs it until then', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('connection refused'))
    .mockRejectedValueOnce(new Error('still refused'))
    .mockResolvedValue('tea');
  const factory = await fetchedModule(load)();
  expect(factory).toThrow('connection refused');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(factory).toThrow('still refused');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(factory()).toBe('tea');
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(3);
});

test('the pauses between requests become longer, up to a minute', async () => {
  const load = vi.fn().mockRejectedValue(new Error('connection refused'));
  await fetchedModule(load)();
  for (const [before, seconds] of [3, 6, 12, 24, 48, 60, 60].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(load).toHaveBeenCalledTimes(before + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(before + 2);
  }
});

test('a missing module is requested at once, and only once, when the network is back', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('tea');
  const factory = await fetchedModule(load)();
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(factory()).toBe('tea');
  browser.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(2);
});
