import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const settings = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'tools/checks/house-plugin.js',
  'tools/checks/brace-style.js',
  'tools/checks/label-in-name.js',
  'tools/checks/restricted-syntax.js',
];

/** A folder outside the project that is linted and formatted like the project. */
export interface LintFolder {
  path: string;
  write: (file: string, text: string) => void;
  /** The linter's findings: `file rule: message`. */
  lint: (files: readonly string[]) => string[];
  /** The files that the formatter would change. */
  unformatted: (files: readonly string[]) => string[];
  remove: () => void;
}

/** @param root the project, whose settings and installed packages are used */
export function lintFolder(root: string): LintFolder {
  const path = mkdtempSync(join(tmpdir(), 'summit-lint-'));
  for (const file of settings) cpSync(join(root, file), join(path, file));
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'));
  const run = (program: string, args: readonly string[]): string => {
    const { stdout, error } = spawnSync(join(root, 'node_modules/.bin', program), args, {
      cwd: path,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (error) throw error;
    return stdout;
  };
  return {
    path,
    write: (file, text) => {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), text);
    },
    lint: (files) => {
      const found = JSON.parse(run('oxlint', ['--format=json', ...files])) as {
        diagnostics: { filename: string; code?: string; message: string }[];
      };
      return found.diagnostics.map(({ filename, code, message }) => `${filename} ${code}: ${message}`).sort();
    },
    unformatted: (files) =>
      run('oxfmt', ['--list-different', ...files])
        .split('\n')
        .filter(Boolean)
        .sort(),
    remove: () => rmSync(path, { recursive: true }),
  };
}
