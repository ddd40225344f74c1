import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './program.ts';
import type { Outcome } from './suite.ts';

interface ReportedRun {
  /** Returns the command that writes its report to `file`. */
  command: (file: string) => string[];
  env?: (file: string) => Promise<NodeJS.ProcessEnv>;
  /** Reads the report. */
  read: (json: string) => Omit<Outcome, 'report'>;
}

/** Runs a test runner that prints its progress and writes a JSON report; a runner that ends without one counts as one failure. */
export async function runAndReport({ command, env, read }: ReportedRun): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'summit-report-'));
  const file = join(folder, 'report.json');
  try {
    const { code } = await runProgram(command(file), { env: await env?.(file), shown: true });
    const outcome = read(readFileSync(file, 'utf8'));
    return { ...outcome, failed: code === 0 ? outcome.failed : Math.max(1, outcome.failed), report: '' };
  } catch (error) {
    return { passed: 0, failed: 1, report: `The tests did not run: ${String(error)}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
