import { readFileSync } from 'node:fs';
import { root } from '../testing/program.ts';
import { programSuite, type Suite } from '../testing/suite.ts';

const { workspaces } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { workspaces: string[] };

/** What can be said of the project without running it. */
export const checkSuites: Suite[] = [
  programSuite('format', ['prettier', '.', '--check', '--log-level=warn', '--cache']),
  programSuite('lint', ['eslint', '.', '--max-warnings=0', '--cache', '--cache-location=.cache/eslint']),
  programSuite('types', ['tsc', '--project', '.']),
  programSuite('boundaries', ['depcruise', ...workspaces, '--config', '.dependency-cruiser.cjs']),
  programSuite('unused code', ['knip', '--no-progress']),
  programSuite('house rules', ['node', '--import', 'tsx', 'tools/checks/house-rules/check-house-rules.ts']),
];
