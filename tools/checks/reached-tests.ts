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
 * @param cruise lists the modules that import the files, directly or through others
 */
export async function reachedTests(
  changed: string[],
  cruise: (files: string[]) => Promise<string[]>,
): Promise<Reached> {
  if (changed.some((file) => everywhere.test(file))) return 'all';
  const modules = changed.filter((file) => moduleFile.test(file));
  const reaching = modules.length > 0 ? await cruise(modules) : [];
  const reached = [...modules, ...reaching];
  const tests = reached.filter((file) => testFile.test(file));
  if (changed.some((file) => /^api\/.*\.sql$/.test(file))) tests.push('api/');
  if (reached.some((file) => compiledFile.test(file))) tests.push('tools/build/inline-scripts.test.ts');
  return [...new Set(tests)].sort();
}
