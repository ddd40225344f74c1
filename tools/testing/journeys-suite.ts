import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { runProgram } from './program.ts';
import type { Outcome, Suite } from './suite.ts';

/** The counts of Playwright's JSON report: a flaky or skipped journey proves nothing. */
interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export function countJourneys({ stats }: JourneyReport): Pick<Outcome, 'passed' | 'failed'> {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/** The users' journeys through the composed site, in a browser. */
export const journeysSuite: Suite = {
  name: 'journeys',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'summit-journeys-'));
    const report = join(folder, 'report.json');
    try {
      const env = { PLAYWRIGHT_CHROMIUM: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const { code } = await runProgram(['playwright', 'test', '--config', 'e2e'], { env, shown: true });
      const { passed, failed } = countJourneys(JSON.parse(readFileSync(report, 'utf8')));
      return { passed, failed: code === 0 ? failed : Math.max(1, failed), report: '' };
    } catch (error) {
      return { passed: 0, failed: 1, report: `The journeys did not run: ${String(error)}` };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
