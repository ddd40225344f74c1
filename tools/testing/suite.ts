import { isStopping, type ProgramOptions, runProgram } from './program.ts';

/** How many things a suite found right and wrong; `report` is what to read when something is wrong. */
export interface Outcome {
  passed: number;
  failed: number;
  report: string;
}

/** Something that checks the project. */
export interface Suite {
  name: string;
  run: () => Promise<Outcome>;
}

/** A suite that is one program: it counts as one thing, right when the program ends with 0. */
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
 * Runs the suites one after the other, one line for each (and its report when it failed); returns the sum. Those that
 * have not begun when this process is asked to end are left out.
 */
export async function runSuites(suites: Suite[], say = console.error): Promise<Outcome> {
  const sum: Outcome = { passed: 0, failed: 0, report: '' };
  for (const { name, run } of suites) {
    if (isStopping()) break;
    const begun = Date.now();
    const { passed, failed, report } = await run();
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    const counted = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
    if (report !== '') say(report.trimEnd());
    say(`${failed === 0 ? '✓' : '✗'} ${name}${counted} (${seconds} s)`);
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}
