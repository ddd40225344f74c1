import { checkSuites } from '../checks/check-suites.ts';
import { jestSuite } from './jest-suite.ts';
import { journeysSuite } from './journeys-suite.ts';
import { programSuite, runSuites } from './suite.ts';

/** What the journeys will run: made while something else keeps one core busy, too. */
const build = programSuite('build', ['npm', 'run', 'build']);

/** Checks that run nothing of the project take one core each: two at a time. */
const lanes = [checkSuites.slice(0, 2), checkSuites.slice(2), [build]];

const outcomes = await Promise.all(lanes.map((suites) => runSuites(suites)));
outcomes.push(await runSuites([jestSuite, journeysSuite]));

const sum = (part: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[part], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0) process.exitCode = 1;
