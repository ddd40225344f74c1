import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './program.ts';
import { readJourneyReport, readRunnerReport } from './runner-report.ts';

const result = (name: string, status: string, assertionResults: { status: string }[]) => ({
  ...{ name: join(root, name), status, assertionResults },
  ...{ startTime: 1000, endTime: 3500 },
});

const report = JSON.stringify({
  ...{ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 },
  testResults: [
    result('a.test.ts', 'failed', [{ status: 'failed' }]),
    result('unloadable.test.ts', 'failed', []),
    result('b.test.ts', 'passed', [{ status: 'passed' }]),
  ],
});

test('skipped tests and a file that cannot be loaded are failures', () => {
  const { passed, failed, durations } = readRunnerReport(report);
  expect({ passed, failed }).toEqual({ passed: 5, failed: 4 });
  expect(durations[0]).toEqual({ file: 'a.test.ts', seconds: 2.5 });
});

test('skipped tests are not failures when tests are chosen by title', () => {
  expect(readRunnerReport(report, true).failed).toBe(2);
});

test('flaky and skipped journeys are failures, and a file’s duration is the sum of its journeys', () => {
  const journey = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const outcome = readJourneyReport(
    JSON.stringify({
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
      suites: [
        {
          file: 'vote.spec.ts',
          specs: [journey(1000)],
          suites: [{ file: 'vote.spec.ts', specs: [journey(500)] }],
        },
      ],
    }),
  );
  expect(outcome).toEqual({
    passed: 4,
    failed: 3,
    durations: [{ file: 'e2e/journeys/vote.spec.ts', seconds: 1.5 }],
  });
});
