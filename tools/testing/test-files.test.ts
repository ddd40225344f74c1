import { execFileSync } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '../checks/house-rules/project-files.ts';

const root = join(import.meta.dirname, '../..');
const tests = projectFiles(root).filter(({ path }) => /\.test\.tsx?$/.test(path));

/** What a runner says it would run, by paths from the root. */
function filesOf(program: string, ...args: string[]): string[] {
  const printed = execFileSync(process.execPath, [join(root, 'node_modules', program), ...args, '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = JSON.parse(printed) as (string | { file: string })[];
  return files
    .map((one) => (typeof one === 'string' ? one : one.file))
    .map((file) => relative(root, file).split(sep).join('/'));
}

test('every test file is run, by one runner and in one project of it', () => {
  const inNode = filesOf('vitest/vitest.mjs', 'list', '--filesOnly');
  const components = filesOf('jest/bin/jest.js', '--listTests');
  expect([...inNode, ...components].sort()).toEqual(tests.map(({ path }) => path).sort());
  expect(components.filter((path) => !path.endsWith('.test.tsx'))).toEqual([]);
});

test('a test in Node that replaces modules, or loads them again, has a process of its own', () => {
  const replacing = tests.filter(({ text }) => /\bvi\.(mock|doMock|resetModules)\(/.test(text));
  const shared = replacing.filter(({ path }) => !/\.isolated\.test\.ts$/.test(path));
  expect(shared.map(({ path }) => path)).toEqual([]);
});
