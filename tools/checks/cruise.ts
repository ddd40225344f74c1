import { readFileSync } from 'node:fs';
import { root, runProgram } from '../testing/program.ts';
import type { Suite } from '../testing/suite.ts';

/** The folders of the project's packages. */
export const { workspaces } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  workspaces: string[];
};

/** The report of dependency-cruiser: which module of the project imports which module or package. */
export interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden?: { name: string; comment?: string }[] };
  };
}

/**
 * Follows all imports of the project once, because this takes longer than anything that is done with the result.
 * @param from files and folders to begin with; their imports are followed wherever they lead
 * @throws Error with the program's output when it fails
 */
export async function cruiseProject(from: readonly string[] = workspaces): Promise<Cruise> {
  const { code, output } = await runProgram([
    ...['depcruise', ...from, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  ]);
  // The exit code is the number of violations, so it does not tell whether the program failed.
  const start = output.indexOf('{\n');
  if (start < 0) throw new Error(`The imports could not be followed (${code}):\n${output}`);
  return JSON.parse(output.slice(start)) as Cruise;
}

/** The check of the boundaries, from a report that was made already: which imports are forbidden, and what to do instead. */
export function getBoundaries({ summary }: Pick<Cruise, 'summary'>): Suite {
  const { violations, ruleSetUsed } = summary;
  const wayOut = new Map(ruleSetUsed.forbidden?.map(({ name, comment }) => [name, comment]));
  const lines = violations.map(
    ({ from, to, rule }) => `${rule.name}: ${from} imports ${to}\n  ${wayOut.get(rule.name) ?? ''}`,
  );
  const failed = Math.min(lines.length, 1);
  return {
    name: 'boundaries',
    run: async () => ({ passed: 1 - failed, failed, report: lines.join('\n') }),
  };
}
