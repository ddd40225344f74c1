import { jestSuite } from '../testing/jest-suite.ts';
import { runSuites } from '../testing/suite.ts';
import { checkSuites } from './check-suites.ts';

const { failed } = await runSuites([...checkSuites, jestSuite]);
if (failed > 0) process.exitCode = 1;
