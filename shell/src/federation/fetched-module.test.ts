import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchedModule } from './fetched-module.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
  await vi.advanceTimersByTimeAsync(3_000);
  expect(factory()).toBe('tea');
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(3);
});
