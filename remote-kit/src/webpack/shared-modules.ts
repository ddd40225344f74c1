import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sharedAuthEntries, sharedLibraries, sharedParts, type SharedRow } from './shared-table.ts';

export interface SharedModule {
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion?: boolean;
}

/** A shared module of a build that has no copy itself and uses the shell's. */
export interface TakenModule extends Omit<SharedModule, 'version'> {
  import: false;
}

const uiPackage = '@summit/shared-ui';
const authPackage = '@summit/shared-auth';

/** The modules that shell and remotes share at run time, by import name, in the format of the federation plugin. */
export function sharedModules(appFolder: string): Record<string, SharedModule> {
  const shared: Record<string, SharedModule> = {};
  const share = (name: string, packageName: string, options: Partial<SharedModule> = {}) => {
    const version = getVersion(appFolder, packageName);
    shared[name] = { singleton: true, version, requiredVersion: `^${version}`, ...options };
  };
  for (const name of Object.keys(sharedLibraries)) share(name, name);
  for (const name of Object.keys(sharedAuthEntries)) share(name, authPackage, { strictVersion: true });
  for (const part of Object.keys(sharedParts)) share(partName(part), uiPackage);
  return shared;
}

/** The same for a remote in the browser, which has no copies itself, because the shell offers every module of the list. */
export function takenModules(appFolder: string): Record<string, TakenModule> {
  const taken = Object.entries(sharedModules(appFolder)).map(
    ([name, { version: _own, ...options }]) => [name, { ...options, import: false }] as const,
  );
  return Object.fromEntries(taken);
}

/** The shared modules that the shell runs before any remote is loaded, by import name. */
export function runningModules(): Set<string> {
  const parts = Object.entries(sharedParts).map(([part, row]) => [partName(part), row] as const);
  const rows: (readonly [string, SharedRow])[] = [
    ...Object.entries(sharedLibraries),
    ...Object.entries(sharedAuthEntries),
    ...parts,
  ];
  return new Set(rows.filter(([, { inShell }]) => inShell).map(([name]) => name));
}

/** The import name of a part of the design system: `@summit/shared-ui/layout/section`. */
export function partName(part: string): string {
  return `${uiPackage}/${part}`;
}

/** The installed version of a package, as the app in `appFolder` resolves it. */
export function getVersion(appFolder: string, name: string): string {
  const require = createRequire(join(appFolder, 'package.json'));
  const manifest = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
