import { join } from 'node:path';
import { root, runProgram } from './program.ts';
import type { Outcome, Suite } from './suite.ts';

/** Reads the last line of quiet-reporter.cjs; null when Jest never came that far. */
export function countJest(output: string): Pick<Outcome, 'passed' | 'failed'> | null {
  const counts = /^tests: (\d+) passed, (\d+) failed/m.exec(output);
  return counts && { passed: Number(counts[1]), failed: Number(counts[2]) };
}

/** Every unit, component and API test. */
export const jestSuite: Suite = {
  name: 'unit, component and API tests',
  run: () => runJest([]),
};

/** The tests of some files, or below some folders, by their paths from the project's root. */
export function jestSuiteOf(paths: string[]): Suite {
  return { name: 'tests that the change reaches', run: () => runJest(paths) };
}

/** Room for what is soon given up again: with less, a tenth of the processor time goes into sweeping it. */
const youngHeap = '--max-semi-space-size=64';

/**
 * V8 forgets the bytecode of functions that have not run for a while, and compiles them again for the next test file: a tenth of
 * a component test's processor time. Jest's workers are started with the arguments of its own process.
 */
const rememberBytecode = '--no-flush-bytecode';

const jestProgram = [process.execPath, rememberBytecode, join(root, 'node_modules/jest/bin/jest.js')];

async function runJest(paths: string[]): Promise<Outcome> {
  const env = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${youngHeap}`.trim() };
  const { code, output } = await runProgram([...jestProgram, ...paths], { env });
  const { passed, failed } = countJest(output) ?? { passed: 0, failed: 1 };
  if (code === 0) return { passed, failed, report: '' };
  return { passed, failed: Math.max(1, failed), report: output };
}
