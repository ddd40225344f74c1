import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCalls } from '@summit/contract/calls/all-calls';
import { changedFiles } from '../../checks/changed-files.ts';
import type { Cruise } from '../../checks/cruise.ts';
import { projectPaths } from '../../project-paths.ts';
import { root } from '../program.ts';
import { changedNames } from './changed-names.ts';
import { type Change, reachedTests } from './reached-tests.ts';

/**
 * The tests that a change since a commit can reach.
 * @param project the imports of the whole project
 */
export function testsOfChange(since: string, project: Pick<Cruise, 'modules'>): 'all' | string[] {
  const importers = importersIn(project);
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return reachedTests(
    changedFiles(since).map((file) => getChange(file, since)),
    {
      importersOf: (file) => importers.get(file) ?? [],
      files: projectPaths(root).filter((file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file)),
      read,
      callNames: Object.keys(allCalls),
    },
  );
}

/** Only files of contract are compared by name, because its tables are imported nearly everywhere. */
function getChange(file: string, since: string): Change {
  if (!/^contract\/src\/.*\.ts$/.test(file)) return { file, names: null };
  try {
    const before = execFileSync('git', ['show', `${since}:${file}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { file, names: changedNames(before, readFileSync(join(root, file), 'utf8')) };
  } catch {
    // A new file has no earlier version, so all its importers are affected.
    return { file, names: null };
  }
}

/** The direct importers of each module. */
export function importersIn({ modules }: Pick<Cruise, 'modules'>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  }
  return importers;
}
