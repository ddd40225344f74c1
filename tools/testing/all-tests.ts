import { checkSuites } from '../checks/check-suites.ts';
import { jestSuite } from './jest-suite.ts';
import { journeysSuite } from './journeys-suite.ts';
import { programSuite, runSuites } from './suite.ts';

/** What the journeys visit, and what some of the other tests read. */
const building = runSuites([programSuite('build', ['npm', 'run', 'build'])]);

/** Each waits a good part of its time, for a page or a database: at the same time they leave no core idle. */
const outcomes = await Promise.all([
  building,
  runSuites(checkSuites),
  building.then(() => runSuites([jestSuite])),
  building.then(() => runSuites([journeysSuite])),
]);

const sum = (part: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[part], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0) process.exitCode = 1;
