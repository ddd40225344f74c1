import { ensureChromium } from './browser/ensure-chromium.ts';
import { runAndReport } from './run-and-report.ts';
import { readJourneyReport, readRunnerReport } from './runner-report.ts';
import type { Suite } from './suite.ts';

/** Which tests of a runner to run; all of them when neither is given. */
export interface TestChoice {
  /** Paths relative to the project's root. */
  files?: readonly string[];
  /** Only tests whose title contains this text. */
  title?: string;
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const byTitle = (title?: string) => (title === undefined ? [] : ['-t', escaped(title)]);

/** Unit and API tests, on Vitest. With `newInputs`, properties draw new inputs that earlier runs have not used. */
export function unitSuite({ files = [], title }: TestChoice = {}, newInputs = false): Suite {
  return {
    name: 'unit and API tests',
    usesAllCores: true,
    run: () =>
      runAndReport({
        command: (report) => [
          ...['vitest', 'run', '--config', 'vitest.config.ts'],
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
          ...files,
          ...byTitle(title),
        ],
        env: async () => (newInputs ? { GENERATED_INPUTS: 'new' } : {}),
        read: (json) => readRunnerReport(json, title !== undefined),
      }),
  };
}

/**
 * V8 drops the bytecode of functions that have not run for a while, and compiles them again for the next test file, which takes
 * a tenth of a component test's CPU time. Jest starts its workers with the arguments of its own process.
 */
const jest = ['node', '--no-flush-bytecode', 'node_modules/jest/bin/jest.js', '--config', 'jest.config.cjs'];

/** Tests of components in a document, on Jest with jsdom. */
export function componentSuite({ files, title }: TestChoice = {}): Suite {
  return {
    name: 'component tests',
    usesAllCores: true,
    run: () =>
      runAndReport({
        command: (report) => [
          ...[...jest, '--reporters=default', '--json', `--outputFile=${report}`],
          ...(files ? ['--runTestsByPath', ...files] : []),
          ...byTitle(title),
        ],
        read: (json) => readRunnerReport(json, title !== undefined),
      }),
  };
}

/** The tag of the journeys that show whether the site works. */
export const coreTag = '@core';

/** Journeys of visitors and teams through the composed site, in a browser. */
export function journeysSuite({ files = [], title }: TestChoice, onlyCore: boolean): Suite {
  const filters = [...(onlyCore ? [coreTag] : []), ...(title === undefined ? [] : [escaped(title)])];
  // Playwright matches one expression against title and tags.
  const grep = filters.length > 0 ? ['--grep', filters.map((filter) => `(?=.*${filter})`).join('')] : [];
  return {
    name: 'journeys',
    usesAllCores: true,
    run: () =>
      runAndReport({
        command: () => ['playwright', 'test', '--config', 'e2e', ...files, ...grep],
        env: async (report) => ({
          PLAYWRIGHT_CHROMIUM: await ensureChromium(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        }),
        read: readJourneyReport,
      }),
  };
}
