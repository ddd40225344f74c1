import { availableParallelism } from 'node:os';
import { runSuites } from '../testing/suite.ts';
import { checkSuites } from './check-suites.ts';

// `npm run check` runs all checks that do not run the project.
const { failed } = await runSuites(checkSuites, availableParallelism());
if (failed > 0) process.exitCode = 1;
