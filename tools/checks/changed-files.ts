import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../testing/program.ts';

/**
 * The files that differ from a commit, including new ones, as paths relative to the project's root; without deleted files.
 * @throws Error when git does not know `since`
 */
export function changedFiles(since: string, folder = root): string[] {
  const changed = git(folder, ['diff', '--name-only', '--relative', since]);
  const untracked = git(folder, ['ls-files', '--others', '--exclude-standard']);
  return [...new Set([...changed, ...untracked])].filter((file) => existsSync(join(folder, file))).sort();
}

function git(folder: string, args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim() || `git ${args.join(' ')} failed`);
  return stdout.split('\n').filter(Boolean);
}
