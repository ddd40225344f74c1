import { relative } from 'node:path';
import { root } from './program.ts';
import type { Outcome } from './suite.ts';

/** The used part of the JSON report of Vitest and Jest; times in milliseconds. */
interface RunnerReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Skipped tests prove nothing, so they count as failed. */
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

/**
 * The outcome in a test runner's JSON report; a file that could not be loaded counts as one failure.
 * @param isByTitle only tests with a certain title were run: the others are reported as skipped, and are no failures
 */
export function readRunnerReport(json: string, isByTitle = false): Required<Omit<Outcome, 'report'>> {
  const report = JSON.parse(json) as RunnerReport;
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = isByTitle ? 0 : report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + skipped + unloadable.length,
    durations: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: Math.max(0, endTime - startTime) / 1000,
    })),
  };
}

interface JourneyTest {
  results: { duration: number }[];
}

interface JourneySuite {
  file: string;
  specs: { tests: JourneyTest[] }[];
  suites?: JourneySuite[];
}

/** Playwright's JSON report. */
interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: JourneySuite[];
}

/** The outcome in Playwright's report: a flaky or skipped journey proves nothing, and counts as failed. */
export function readJourneyReport(json: string): Required<Omit<Outcome, 'report'>> {
  const { stats, suites } = JSON.parse(json) as JourneyReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    durations: suites.map((suite) => ({ file: `e2e/journeys/${suite.file}`, seconds: getSeconds(suite) })),
  };
}

function getSeconds({ specs, suites = [] }: JourneySuite): number {
  const ownMs = specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .map(({ duration }) => duration);
  const own = ownMs.reduce((sum, ms) => sum + ms, 0) / 1000;
  return suites.reduce((sum, suite) => sum + getSeconds(suite), own);
}
