import { runProgram } from '../testing/program.ts';

/** A change here can make any test fail, so all of them run. */
const everywhere = /^(package(-lock)?\.json|jest\.config\.cjs|tsconfig(\.base)?\.json|tools\/testing\/)/;
const testFile = /\.test\.tsx?$/;
const compiledFile = /\.(inline|compiled)\.ts$/;
const moduleFile = /\.(ts|tsx|mjs|cjs|js)$/;

/** The tests that a change can reach: all of them, or the ones at these paths or below these folders. */
export type Reached = 'all' | string[];

/**
 * The tests of everything that imports a changed file, directly or through others. What is read as a file instead of
 * imported cannot be followed: SQL reaches the tests of the API, an inline script the test that compiles it.
 * @param cruise lists the modules that reach the files of a pattern
 */
export async function reachedTests(changed: string[], cruise = modulesReaching): Promise<Reached> {
  if (changed.some((file) => everywhere.test(file))) return 'all';
  const modules = changed.filter((file) => moduleFile.test(file));
  const reaching = modules.length > 0 ? await cruise(modules) : [];
  const reached = [...modules, ...reaching];
  const tests = reached.filter((file) => testFile.test(file));
  if (changed.some((file) => /^api\/.*\.sql$/.test(file))) tests.push('api/');
  if (reached.some((file) => compiledFile.test(file))) tests.push('tools/build/inline-scripts.test.ts');
  return [...new Set(tests)].sort();
}

interface Cruise {
  modules: { source: string }[];
}

async function modulesReaching(files: string[]): Promise<string[]> {
  const pattern = files.map((file) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const { code, output } = await runProgram([
    ...['depcruise', '.', '--config', '.dependency-cruiser.cjs'],
    ...['--reaches', `^(${pattern})$`, '--output-type', 'json'],
  ]);
  // It ends with the number of violations, which another check reports.
  const start = output.indexOf('{\n');
  if (start < 0) throw new Error(`The imports could not be followed (${code}):\n${output}`);
  return (JSON.parse(output.slice(start)) as Cruise).modules.map(({ source }) => source);
}
