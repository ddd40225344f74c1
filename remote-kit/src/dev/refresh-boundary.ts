import type * as refreshRuntime from 'react-refresh/runtime';

/** What is used here of webpack's `import.meta.webpackHot`. */
export interface HotModule {
  data?: { exports?: ModuleExports };
  accept(): void;
  dispose(store: (data: { exports?: ModuleExports }) => void): void;
  invalidate(): void;
}

type ModuleExports = Record<string, unknown>;
type Runtime = Pick<typeof refreshRuntime, 'isLikelyComponentType' | 'register'>;

/**
 * Decides what a new version of a module means. One that exports nothing but components replaces them in place, and
 * what they hold stays; any other leaves it to the modules that import it, and reloads the page where none does.
 * @param refresh called when components were replaced
 */
export function settleModule(
  { isLikelyComponentType, register }: Runtime,
  refresh: () => void,
  [id, exports, hot]: [string, ModuleExports, HotModule | undefined],
): void {
  const names = Object.keys(exports);
  const onlyComponents = names.length > 0 && names.every((name) => isLikelyComponentType(exports[name]));
  for (const name of names) {
    if (isLikelyComponentType(exports[name])) register(exports[name], `${id} export ${name}`);
  }
  const before = hot?.data?.exports;
  if (before && !(onlyComponents && sameNames(before, exports))) {
    hot.invalidate();
    return;
  }
  if (!hot || !onlyComponents) return;
  hot.accept();
  hot.dispose((data) => {
    data.exports = exports;
  });
  if (before) refresh();
}

/** Importers read an export by its name: another list of names is theirs to handle. */
function sameNames(before: ModuleExports, now: ModuleExports): boolean {
  return Object.keys(before).sort().join() === Object.keys(now).sort().join();
}
