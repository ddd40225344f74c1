import { readFileSync } from 'node:fs';
import { root, runProgram } from '../testing/program.ts';
import type { Suite } from '../testing/suite.ts';

/** The folders of the project's packages. */
export const { workspaces } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  workspaces: string[];
};

/** What dependency-cruiser reports: of the modules of the project, and of the packages they import, who imports whom. */
export interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden?: { name: string; comment?: string }[] };
  };
}

/**
 * Follows all imports of the project once: it takes longer than anything that is done with them.
 * @param from files and folders to begin with; what they import is followed wherever it is
 * @throws Error with what the program printed, when it fails
 */
export async function cruiseProject(from: readonly string[] = workspaces): Promise<Cruise> {
  const { code, output } = await runProgram([
    ...['depcruise', ...from, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  ]);
  // It ends with the number of violations.
  const start = output.indexOf('{\n');
  if (start < 0) throw new Error(`The imports could not be followed (${code}):\n${output}`);
  return JSON.parse(output.slice(start)) as Cruise;
}

/** The check of the boundaries, from a project that was followed already: who imports what, and what to do instead. */
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
