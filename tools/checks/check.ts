import { parseArgs } from 'node:util';
import { jestSuite, jestSuiteOf } from '../testing/jest-suite.ts';
import { runSuites, type Suite } from '../testing/suite.ts';
import { changedFiles } from './changed-files.ts';
import { changedCheckSuites, checkSuites } from './check-suites.ts';
import { boundariesOf, cruiseProject, modulesReaching } from './cruise.ts';
import { reachedTests } from './reached-tests.ts';

// `npm run check`: everything but the journeys. `-- --changed`: what the change since the last commit can reach;
// `-- --changed --since main` compares with another commit.
const { values } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, since: { type: 'string', default: 'HEAD' } },
});

async function suitesOfChange(): Promise<Suite[]> {
  const changed = changedFiles(values.since);
  if (changed.length === 0) return [];
  const project = await cruiseProject();
  const reached = await reachedTests(changed, async (files) => modulesReaching(project, files));
  const tests = reached === 'all' ? [jestSuite] : [];
  if (reached !== 'all' && reached.length > 0) tests.push(jestSuiteOf(reached));
  console.error(
    `${changed.length} changed files reach ${reached === 'all' ? 'all' : reached.length} test files`,
  );
  return [...changedCheckSuites(changed, boundariesOf(project)), ...tests];
}

const suites = values.changed ? await suitesOfChange() : [...checkSuites, jestSuite];
const { failed } = await runSuites(suites);
if (failed > 0) process.exitCode = 1;
