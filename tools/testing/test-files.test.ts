import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { projectPaths } from '../project-paths.ts';
import { testKind } from './selection/test-files.ts';

const root = join(import.meta.dirname, '../..');
const tests = projectPaths(root).filter((path) => ['unit', 'component'].includes(testKind(path) ?? ''));

/** The files that a runner would run, relative to the root. */
function getFiles(program: string, ...args: string[]): string[] {
  const printed = execFileSync(process.execPath, [join(root, 'node_modules', program), ...args, '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = JSON.parse(printed) as (string | { file: string })[];
  return files
    .map((one) => (typeof one === 'string' ? one : one.file))
    .map((file) => relative(root, file).split(sep).join('/'));
}

test('every test file is run by exactly one runner and project', () => {
  const inNode = getFiles('vitest/vitest.mjs', 'list', '--filesOnly');
  const components = getFiles('jest/bin/jest.js', '--listTests');
  expect([...inNode, ...components].sort()).toEqual(tests.toSorted());
  expect(components.filter((path) => testKind(path) !== 'component')).toEqual([]);
});

test('a test in Node that mocks or reloads modules has its own process', () => {
  const replacing = tests.filter((path) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(root, path), 'utf8')),
  );
  const shared = replacing.filter((path) => !/\.isolated\.test\.ts$/.test(path));
  expect(shared).toEqual([]);
});
