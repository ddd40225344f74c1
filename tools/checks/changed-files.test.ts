import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@summit.example', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init');
  for (const name of ['same.ts', 'edited.ts', 'deleted.ts']) writeFileSync(join(folder, name), name);
  git('add', '.');
  git('commit', '-m', 'first');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('edited and new files count as changed, deleted and equal ones do not', () => {
  writeFileSync(join(folder, 'edited.ts'), 'edited since');
  writeFileSync(join(folder, 'new.ts'), 'new');
  rmSync(join(folder, 'deleted.ts'));
  expect(changedFiles('HEAD', folder)).toEqual(['edited.ts', 'new.ts']);
});

test('an unknown commit is refused with git’s message', () => {
  expect(() => changedFiles('no-such-branch', folder)).toThrow(/no-such-branch/);
});
