import { expect, test } from 'vitest';
import { PendingChanges } from './pending-changes.ts';

test('a page waits until the last change is done', async () => {
  const changes = new PendingChanges();
  changes.begin('content');
  changes.begin('API');
  let served = false;
  const page = changes.settled().then(() => (served = true));
  changes.end('content');
  await Promise.resolve();
  expect(served).toBe(false);
  changes.end('API');
  await page;
});

test('a failed change does not block pages', async () => {
  const changes = new PendingChanges();
  const failed = changes.during('API', () => Promise.reject(new Error('no start')));
  await expect(failed).rejects.toThrow('no start');
  await changes.settled();
});
