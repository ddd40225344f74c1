import { programSuite, type Suite } from '../testing/suite.ts';
import { workspaces } from './cruise.ts';

const format = ['oxfmt', '--check'];
const lint = ['oxlint'];
const styles = ['stylelint', '--max-warnings', '0'];

const wholeBoundaries = programSuite('boundaries', [
  ...['depcruise', ...workspaces, '--config', '.dependency-cruiser.cjs'],
]);

/** These suites check the project as a whole, whatever has changed. */
const wholeProject = (boundaries: Suite): Suite[] => [
  // The path selects the native compiler, because the linter needs the other one, and both are called tsc. A second
  // process would infer most types again: twice the CPU time, without being faster.
  programSuite('types', [
    'node',
    'node_modules/typescript-native/bin/tsc',
    '--project',
    '.',
    '--checkers',
    '1',
  ]),
  boundaries,
  programSuite('unused code', ['knip', '--no-progress']),
  programSuite('versions of packages', ['syncpack', 'lint']),
  programSuite('house rules', ['node', '--import', 'tsx', 'tools/checks/house-rules/check-house-rules.ts']),
];

/** The checks that do not run the project. */
export const checkSuites: Suite[] = [
  programSuite('format', [...format, '.']),
  programSuite('lint', lint),
  programSuite('styles', [...styles, '**/*.css']),
  ...wholeProject(wholeBoundaries),
];

/**
 * The same checks for a change: format, lint and styles read only the changed files.
 * @param boundaries the check of the boundaries, made from imports that are known already
 */
export function changedCheckSuites(changed: string[], boundaries: Suite): Suite[] {
  const sheets = changed.filter((file) => file.endsWith('.css'));
  const sources = changed.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file));
  return [
    programSuite('format', [...format, '--no-error-on-unmatched-pattern', ...changed]),
    ...(sources.length > 0
      ? [programSuite('lint', [...lint, '--no-error-on-unmatched-pattern', ...sources])]
      : []),
    ...(sheets.length > 0 ? [programSuite('styles', [...styles, ...sheets])] : []),
    ...wholeProject(boundaries),
  ];
}
