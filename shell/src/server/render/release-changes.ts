import { isDeepStrictEqual } from 'node:util';
import type { LiveRelease, Registry } from '@summit/contract/releases/registry';
import { isRendered } from './site-releases.ts';

/** Whether a release has code that runs on the server. */
export function hasCode(release: LiveRelease | undefined): boolean {
  return release !== undefined && isRendered(release.descriptor);
}

/** The remotes with such code whose release has changed; one that was promoted again may have been rebuilt. */
export function changedRemotes(
  before: Registry | undefined,
  { live }: Registry,
): { changed: string[]; all: boolean } {
  const names = Object.keys(live).filter((name) => hasCode(live[name]));
  const changed = names.filter((name) => !isDeepStrictEqual(before?.live[name], live[name]));
  return { changed, all: changed.length === names.length };
}

/** A registry in which these remotes have their previous releases. */
export function without(registry: Registry, before: Registry, failed: readonly string[]): Registry {
  const names = new Set(failed);
  const releases = (of: Registry, isOld: boolean) =>
    Object.entries(of.live).filter(([name]) => names.has(name) === isOld);
  return { ...registry, live: Object.fromEntries([...releases(registry, false), ...releases(before, true)]) };
}
