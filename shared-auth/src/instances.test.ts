import { sharedAuthInstances } from './instances.ts';

test('counts the copies of the package that were loaded', () => {
  const before = sharedAuthInstances();
  jest.isolateModules(() => {
    jest.requireActual('./instances.ts');
  });
  expect(sharedAuthInstances()).toBe(before + 1);
});
