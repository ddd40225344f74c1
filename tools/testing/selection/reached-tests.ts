import { posix } from 'node:path';
import { mentions } from './changed-names.ts';
import { testKind } from './test-files.ts';

/** A change of these files can make any test fail, so all of them run. */
const everywhere =
  /^(package(-lock)?\.json|jest\.config\.cjs|vitest\.config\.ts|tsconfig(\.base)?\.json|tools\/testing\/([^/]+|browser\/[^/]+|sites\/[^/]+))$/;
const compiledFile = /\.(inline|compiled)\.ts$/;
const moduleFile = /\.(ts|tsx|mjs|cjs|js)$/;

/**
 * Modules that compose a whole program. Their importers can reach everything, so a change is not followed through them: it
 * reaches the tests of its own capability, and those that name what it provides.
 */
const compositionRoot =
  /^(api\/src\/(app|create-platform|serve-api|server)\.ts|api\/(src\/testing|commands)\/.*|(demo-event|organise)\/src\/.*|.*\/src\/remote\.ts|contract\/src\/calls\/all-calls\.ts|e2e\/playwright\.config\.ts)$/;

export interface Change {
  /** The path relative to the project's root. */
  file: string;
  /** The names that differ in it; null when all of it may differ. */
  names: readonly string[] | null;
}

/** The part of the project that is needed to follow imports. */
export interface ProjectSources {
  /** The modules that import a file directly. */
  importersOf: (file: string) => readonly string[];
  /** All modules and tests. */
  files: readonly string[];
  read: (file: string) => string;
  /** The names of all calls: tests that name a call reach the module of the API with its handler. */
  callNames: readonly string[];
}

/**
 * The test files that a change can reach: all of them, or these. For a module of contract, only users of a changed row or
 * export are followed; for all others, everything that imports it, directly or indirectly, up to the composition roots.
 * Files that are read instead of imported cannot be followed: SQL reaches the tests of the API, an inline script the test
 * that compiles it.
 */
export function reachedTests(changes: readonly Change[], sources: ProjectSources): 'all' | string[] {
  if (changes.some(({ file }) => everywhere.test(file))) return 'all';
  const modules = new Set<string>();
  for (const { file, names } of changes.filter((change) => moduleFile.test(change.file))) {
    const users = getUsers(file, names, sources);
    for (const module of [file, ...withImporters(users, compositionRoot.test(file), sources)]) {
      modules.add(module);
    }
  }
  const reached = new Set([...modules].filter((file) => testKind(file) !== null));
  const others = [
    ofCapabilities(modules, sources),
    ofCalls(modules, changes, sources),
    ofPages(modules, sources),
  ];
  for (const test of others.flat()) reached.add(test);
  if (changes.some(({ file }) => /^api\/.*\.sql$/.test(file))) {
    for (const test of sources.files.filter(isApiTest)) reached.add(test);
  }
  if ([...modules].some((file) => compiledFile.test(file))) reached.add('tools/build/inline-scripts.test.ts');
  return [...reached].sort();
}

/** The modules and everything that imports them, directly or indirectly. */
function withImporters(
  modules: readonly string[],
  throughRoots: boolean,
  { importersOf }: ProjectSources,
): Set<string> {
  const all = new Set(modules);
  // The set grows during the iteration, which includes the added elements.
  for (const module of all) {
    if (compositionRoot.test(module) && !throughRoots) continue;
    for (const importer of importersOf(module)) all.add(importer);
  }
  return all;
}

/** Tests of the demo event and of the organisers' command line start an API as well. */
const isApiTest = (file: string) => /^(api|demo-event|organise)\//.test(file) && testKind(file) !== null;

/** The modules that a changed module affects directly. */
function getUsers(file: string, names: readonly string[] | null, sources: ProjectSources): string[] {
  const importers = [...sources.importersOf(file)];
  if (names === null || !file.startsWith('contract/')) return importers;
  // The tests beside a table check it as a whole.
  const own = importers.filter((importer) => importer.startsWith('contract/') && testKind(importer) !== null);
  const naming = sources.files.filter(
    (other) =>
      other !== file && moduleFile.test(other) && names.some((name) => mentions(sources.read(other), name)),
  );
  return [...own, ...naming];
}

/** Tests of the API start all of it, so the affected ones are those in a changed capability's folder. */
function ofCapabilities(modules: ReadonlySet<string>, { files }: ProjectSources): string[] {
  const folders = new Set(
    [...modules].flatMap((file) => /^api\/src\/(?!testing\/|platform\/)[^/]+\/(?:[^/]+\/)?/.exec(file) ?? []),
  );
  return files.filter((file) => isApiTest(file) && [...folders].some((folder) => file.startsWith(folder)));
}

/** Tests of the API that make the calls of a changed handler, wherever they are. */
function ofCalls(
  modules: ReadonlySet<string>,
  changes: readonly Change[],
  { files, read, callNames }: ProjectSources,
): string[] {
  const handling = [...modules].filter((file) => file.startsWith('api/src/') && testKind(file) === null);
  const handled = callNames.filter((name) =>
    handling.some((file) => changes.some((change) => change.file === file) && mentions(read(file), name)),
  );
  return files.filter((file) => isApiTest(file) && handled.some((name) => mentions(read(file), name)));
}

/** Journeys that open a page whose module is affected: its remote maps the page's id to the module. */
function ofPages(modules: ReadonlySet<string>, { files, read }: ProjectSources): string[] {
  const reached = [...modules].filter((file) => /\/src\/remote\.ts$/.test(file));
  const ids = reached.flatMap((remote) =>
    [...read(remote).matchAll(/(\w+): \(\) =>\s*import\('([^']+)'\)/g)]
      .filter(([, , path = '']) => modules.has(posix.join(posix.dirname(remote), path)))
      .map(([, id = '']) => `pages.${id}`),
  );
  const isReached = (file: string) => ids.some((page) => mentions(read(file), page));
  return files.filter((file) => testKind(file) === 'journey' && isReached(file));
}
