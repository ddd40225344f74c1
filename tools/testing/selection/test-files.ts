import { execFileSync } from 'node:child_process';
import { root } from '../program.ts';

/** Which runner runs a test file. */
export type TestKind = 'unit' | 'component' | 'journey';

/** The kind of a test by its path from the project's root; null for a file that is no test. */
export function testKind(file: string): TestKind | null {
  if (/^e2e\/journeys\/.*\.spec\.ts$/.test(file)) return 'journey';
  if (/\.test\.tsx$/.test(file)) return 'component';
  return /\.test\.ts$/.test(file) ? 'unit' : null;
}

/** Every file of the project that git knows or would add, from the project's root. */
export function projectFiles(folder = root): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\0').filter(Boolean))];
}
