import { expect, test, vi } from 'vitest';
import { sharedAuthInstances } from './instances.ts';

test('counts the loaded copies of the package', async () => {
  const before = sharedAuthInstances();
  vi.resetModules();
  await import('./instances.ts');
  expect(sharedAuthInstances()).toBe(before + 1);
});
