import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Does the same as `npm run fix` for some files, so that generators need not know the order of imports and line breaks. */
export function tidy(root: string, files: readonly string[]): void {
  const programs = join(root, 'node_modules/.bin');
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  spawnSync(join(programs, 'oxlint'), ['--fix', '--silent', ...sources], { cwd: root });
  spawnSync(join(programs, 'oxfmt'), [...files], { cwd: root });
}
