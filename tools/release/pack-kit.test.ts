import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const program = join(import.meta.dirname, 'pack-kit.ts');
let folder: string;

beforeEach(() => (folder = join(mkdtempSync(join(tmpdir(), 'pack-kit-')), 'backstage')));
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const pack = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', program, ...args], { encoding: 'utf8' });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('a team gets a remote with all packages and instructions', () => {
  expect(pack(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('A remote is in') });
  const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >;
  const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    name.startsWith('@summit/'),
  );
  expect(own.length).toBe(5);
  for (const [, at] of own) expect(existsSync(join(folder, at.replace('file:', '')))).toBe(true);
  for (const name of ['dev', 'build', 'types', 'key', 'release']) {
    expect(read('README.md')).toContain(`npm run ${name}`);
  }
  expect(Object.keys(scripts ?? {}).sort()).toEqual(['build', 'dev', 'key', 'release', 'types']);

  writeFileSync(join(folder, 'src/pages.ts'), 'mine');
  const before = read('package.json');
  writeFileSync(join(folder, 'package.json'), before.replaceAll(/-\w{8}\.tgz/g, '-00000000.tgz'));
  expect(pack(folder).stdout).toContain('names the new packages: run npm install');
  expect(read('package.json')).toBe(before);
  expect(read('src/pages.ts')).toBe('mine');
});

test('a missing folder is reported', () => {
  expect(pack()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('npm run pack:kit -- <new folder>'),
  });
});
