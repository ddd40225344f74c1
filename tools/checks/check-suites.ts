import { readFileSync } from 'node:fs';
import { root } from '../testing/program.ts';
import { programSuite, type Suite } from '../testing/suite.ts';

const { workspaces } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { workspaces: string[] };

const prettier = ['prettier', '--check', '--log-level=warn'];
const eslint = ['eslint', '--max-warnings=0'];

/** These look at the project as a whole, whatever has changed. */
const wholeProject: Suite[] = [
  programSuite('types', ['tsc', '--project', '.']),
  programSuite('boundaries', ['depcruise', ...workspaces, '--config', '.dependency-cruiser.cjs']),
  programSuite('unused code', ['knip', '--no-progress']),
  programSuite('house rules', ['node', '--import', 'tsx', 'tools/checks/house-rules/check-house-rules.ts']),
];

/** What can be checked without running the project. */
export const checkSuites: Suite[] = [
  programSuite('format', [...prettier, '.', '--cache']),
  programSuite('lint', [...eslint, '.', '--cache', '--cache-location=.cache/eslint']),
  ...wholeProject,
];

/** The same for a change: format and lint read the changed files alone. */
export function changedCheckSuites(changed: string[]): Suite[] {
  if (changed.length === 0) return [];
  const sources = changed.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file));
  return [
    programSuite('format', [...prettier, '--ignore-unknown', ...changed]),
    ...(sources.length > 0 ? [programSuite('lint', [...eslint, '--no-warn-ignored', ...sources])] : []),
    ...wholeProject,
  ];
}
