import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../build/apps.ts';

interface Package {
  name: string;
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Remotes that are built outside the repository are no workspaces, so the check of versions does not read them. */
const outside = ['e2e/season-awards', 'remote-kit/example'];

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')) as Package;
}

function getPins({ dependencies, devDependencies }: Package): [string, string][] {
  return Object.entries({ ...dependencies, ...devDependencies });
}

const root = readPackage('.');
const workspaces = (root.workspaces ?? []).map((folder) => readPackage(folder));
const versions = new Map<string, string>([
  ...[root, ...workspaces].flatMap(getPins),
  ...workspaces.map(({ name, version }): [string, string] => [name, version]),
]);

test.each(outside)('%s has the versions of the workspaces', (folder) => {
  const pins = getPins(readPackage(folder));
  expect(pins.length).toBeGreaterThan(0);
  expect(pins).toEqual(pins.map(([name]) => [name, versions.get(name)]));
});
