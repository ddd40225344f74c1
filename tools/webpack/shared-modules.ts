import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sharedParts } from './shared-parts.ts';

export interface SharedModule {
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion?: boolean;
}

const libraries = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  'react-hook-form',
  'yup',
  'zustand',
];

/** Nothing happens when these are imported: an import whose names are not used is left out of a browser build. */
export const withoutEffects = new Set(['yup']);

/**
 * What shell and remotes share at run time, by the name it is imported with. Router, MUI and
 * the query library are absent on purpose: sharing them ships all of them, so parts of our own name what is used of them,
 * and those are shared.
 * shared-auth is strict: a second session would be a silent loss.
 */
export function sharedModules(appFolder: string): Record<string, SharedModule> {
  const shared: Record<string, SharedModule> = {};
  const share = (name: string, packageName: string, facts: Partial<SharedModule> = {}) => {
    const version = versionOf(appFolder, packageName);
    shared[name] = { singleton: true, version, requiredVersion: `^${version}`, ...facts };
  };
  for (const name of libraries) share(name, name);
  share('@summit/shared-auth', '@summit/shared-auth', { strictVersion: true });
  share('@summit/shared-auth/server-state', '@summit/shared-auth', { strictVersion: true });
  for (const { name } of sharedParts()) share(name, '@summit/shared-ui');
  return shared;
}

/** The installed version of a package, as the app in `appFolder` resolves it. */
export function versionOf(appFolder: string, name: string): string {
  const require = createRequire(join(appFolder, 'package.json'));
  const manifest = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
