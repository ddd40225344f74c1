import { checkSuites } from '../checks/check-suites.ts';
import { jestSuite } from './jest-suite.ts';
import { journeysSuite } from './journeys-suite.ts';
import { runSuites } from './suite.ts';

const { passed, failed } = await runSuites([...checkSuites, jestSuite, journeysSuite]);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
