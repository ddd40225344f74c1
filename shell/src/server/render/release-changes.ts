import { isDeepStrictEqual } from 'node:util';
import type { LiveRelease, Registry } from '@summit/contract/registry';
import { isRendered } from './site-releases.ts';

/** Whether a live release has code that runs on the server. */
export function hasCode({ live }: Registry, name: string): boolean {
  return live[name] !== undefined && isRendered(live[name].descriptor);
}

/** The same code in the same place: when it was promoted is no matter. */
export function isSame(before: LiveRelease | undefined, now: LiveRelease | undefined): boolean {
  return isDeepStrictEqual(codeOf(before), codeOf(now));
}

function codeOf(release: LiveRelease | undefined) {
  return release && [release.buildId, release.baseUrl, release.descriptor];
}

/** A registry in which these remotes are as they were before. */
export function without(registry: Registry, before: Registry, failed: readonly string[]): Registry {
  const names = new Set(failed);
  const releases = (of: Registry, isOld: boolean) =>
    Object.entries(of.live).filter(([name]) => names.has(name) === isOld);
  return { ...registry, live: Object.fromEntries([...releases(registry, false), ...releases(before, true)]) };
}
