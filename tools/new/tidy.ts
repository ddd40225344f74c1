import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What `npm run fix` does, for some files: a generator need not know the order of imports and where lines break. */
export function tidy(root: string, files: readonly string[]): void {
  const programs = join(root, 'node_modules/.bin');
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  spawnSync(join(programs, 'oxlint'), ['--fix', '--silent', ...sources], { cwd: root });
  spawnSync(join(programs, 'oxfmt'), [...files], { cwd: root });
}
