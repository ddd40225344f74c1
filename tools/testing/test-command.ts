import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { durationInWords, estimateSeconds, readDurations, saveDurations, slowestLines } from './durations.ts';
import { planTests } from './plan-tests.ts';
import { runSuites } from './suite.ts';

// `npm test` runs everything that each change has to pass. `-- <word>` runs matches by file or title; `-- --changed` runs what the change
// since the last commit (`--since main`: since another one) can reach. `--all` (`npm run test:all`) includes the exhaustive runs.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
  },
});

const cores = availableParallelism();
const { suites, files, summary } = await planTests({ ...values, words: positionals });
const estimate = estimateSeconds(files, readDurations(), cores);
console.error(`${summary}${estimate === null ? '' : `: about ${durationInWords(estimate)}`}`);

const { passed, failed, durations = [] } = await runSuites(suites, cores);
saveDurations(durations);
console.error(['The slowest:', ...slowestLines(durations)].join('\n'));
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
