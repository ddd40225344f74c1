import { isStopping, type ProgramOptions, runProgram } from './program.ts';

/** How long the tests of one file took. */
export interface FileDuration {
  /** The path relative to the project's root; the name of the suite where it is one program. */
  file: string;
  seconds: number;
}

/** How many checks of a suite passed and failed. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The text to print when something failed. */
  report: string;
  durations?: FileDuration[];
}

/** A part of the checks of the project. */
export interface Suite {
  name: string;
  /** Whether it uses all cores by itself, so that nothing else runs at the same time. */
  usesAllCores?: boolean;
  run: () => Promise<Outcome>;
}

/** A suite that is one program: it counts as one check, which passes when the exit code is 0. */
export function programSuite(name: string, command: string[], options?: ProgramOptions): Suite {
  return {
    name,
    run: async () => {
      const { code, output } = await runProgram(command, options);
      return code === 0 ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report: output };
    },
  };
}

/**
 * Runs the suites in their order, up to `concurrency` at the same time, and prints one line for each (and its report when
 * it failed). When this process is asked to end, suites that have not begun are skipped.
 * @returns the sum
 */
export async function runSuites(suites: Suite[], concurrency = 1, say = console.error): Promise<Outcome> {
  const sum = { passed: 0, failed: 0, report: '', durations: [] as FileDuration[] };
  const runOne = async (suite: Suite) => {
    const { passed, failed, durations } = await runSuite(suite, say);
    sum.passed += passed;
    sum.failed += failed;
    sum.durations.push(...durations);
  };
  const inLanes = async (waiting: Suite[]) => {
    const lane = async () => {
      for (let next = waiting.shift(); next && !isStopping(); next = waiting.shift()) await runOne(next);
    };
    await Promise.all(Array.from({ length: concurrency }, lane));
  };
  await inLanes(suites.filter(({ usesAllCores }) => !usesAllCores));
  for (const suite of suites.filter(({ usesAllCores }) => usesAllCores)) {
    if (!isStopping()) await runOne(suite);
  }
  return sum;
}

async function runSuite({ name, run }: Suite, say: (line: string) => void): Promise<Required<Outcome>> {
  const begun = Date.now();
  const outcome = await run();
  const seconds = (Date.now() - begun) / 1000;
  const { passed, failed, report } = outcome;
  const counted = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
  if (report !== '') say(report.trimEnd());
  say(`${failed === 0 ? '✓' : '✗'} ${name}${counted} (${seconds.toFixed(1)} s)`);
  return { ...outcome, durations: outcome.durations ?? [{ file: name, seconds }] };
}
