import { join } from 'node:path';
import { expect, test } from 'vitest';
import { providedModulesSource } from './provided-modules.ts';
import { runningModules, sharedModules, takenModules } from './shared-modules.ts';

const folder = join(import.meta.dirname, '../../../shell');

test('a remote has no copy of a shared module in the browser', () => {
  const taken = Object.values(takenModules(folder));
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter(({ import: copy }) => copy !== false)).toEqual([]);
});

test('the shell provides every module that remotes have no copy of, in a version that they accept', () => {
  const shared = sharedModules(folder);
  const offered = providedModulesSource(shared, runningModules());
  for (const [name, { import: _none, ...options }] of Object.entries(takenModules(folder))) {
    const { version, ...accepted } = shared[name] ?? {};
    expect(offered).toContain(`${JSON.stringify(name)}: { '${version}': {`);
    expect(options).toEqual(accepted);
  }
});

test('the server and the shell have their own copies', () => {
  expect(Object.values(sharedModules(folder)).filter((options) => 'import' in options)).toEqual([]);
});
