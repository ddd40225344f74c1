import { expect, test } from 'vitest';
import { providedModulesSource } from './provided-modules.ts';

const react = { singleton: true, version: '19.3.1', requiredVersion: '^19.3.1' } as const;
const yup = { singleton: true, version: '1.7.1', requiredVersion: '^1.7.1' } as const;

test('modules that the shell runs are provided as loaded, others are fetched for the first remote', () => {
  const source = providedModulesSource({ react, yup }, new Set(['react']));
  expect(source).toMatch(/^import \* as module0 from "react";$/m);
  expect(source).toMatch(/"react": \{ '19.3.1': \{ get: \(\) => \(\) => module0/);
  expect(source).toMatch(/"yup": \{ '1.7.1': \{ get: fetchedModule\(\(\) => import\("yup"\)\)/);
  expect(source).not.toMatch(/^import .*"yup"/m);
});
