import { expect, test, vi } from 'vitest';
import { trackedPromise } from './tracked-promise.ts';

test('a resolved value can be read without waiting', async () => {
  const promise = trackedPromise(Promise.resolve('page'));
  expect(promise.status).toBe('pending');
  await promise;
  expect(promise).toMatchObject({ status: 'fulfilled', value: 'page' });
});

test('a failure is reported with its reason', async () => {
  const reason = new Error('down');
  const promise = trackedPromise(Promise.reject(reason));
  await expect(promise).rejects.toBe(reason);
  expect(promise).toMatchObject({ status: 'rejected', reason });
});

test('a failure that is not awaited causes no unhandled rejection', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const promise = trackedPromise(Promise.reject(new Error('down')));
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('unhandledRejection', unhandled);
  expect(promise.status).toBe('rejected');
  expect(unhandled).not.toHaveBeenCalled();
});
