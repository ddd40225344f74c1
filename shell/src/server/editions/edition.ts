import type { LiveRelease, Registry, SharedRelease } from '@summit/contract/releases/registry';
import type { Rehearsal } from './rehearsals.ts';

/** The site as some visitors get it: what is live, with at most one release in place of the live one. */
export interface Edition {
  /** Part of the cache's key; empty for what is live. */
  key: string;
  registry: Registry;
  /** The release in place of the live one. */
  instead?: LiveRelease;
  /** Only for who has its link: never cached, and marked. */
  isPreview?: boolean;
  /** The same: it shows the site at another moment. */
  rehearsal?: Rehearsal;
}

/** Whether only those get it who have a link: it is where no other visitor could meet it, and counts for nothing. */
export function isByLink({ isPreview, rehearsal }: Edition): boolean {
  return isPreview === true || rehearsal !== undefined;
}

/** The site as everybody sees it. */
export function liveEdition(registry: Registry): Edition {
  return { key: '', registry };
}

/** The site with this release in place of its remote's live one. */
export function editionWith(
  registry: Registry,
  release: LiveRelease,
  isPreview: boolean,
): Edition & { instead: LiveRelease } {
  return {
    key: editionKey(release),
    registry: registryInstead(registry, release),
    instead: release,
    isPreview,
  };
}

const registries = new WeakMap<Registry, WeakMap<LiveRelease, Registry>>();

/** Made once: what the server looks up at each request is kept by the registry. */
function registryInstead(registry: Registry, release: LiveRelease): Registry {
  const ofRegistry = registries.get(registry) ?? new WeakMap<LiveRelease, Registry>();
  registries.set(registry, ofRegistry);
  const { name } = release.descriptor;
  const known = ofRegistry.get(release) ?? { ...registry, live: { ...registry.live, [name]: release } };
  ofRegistry.set(release, known);
  return known;
}

/** `awards@1f3c` */
export function editionKey({ descriptor, buildId }: LiveRelease): string {
  return `${descriptor.name}@${buildId}`;
}

/** Every release that is in the registry beside the live ones; one with a share may be named as a candidate before. */
export function waitingReleases({ candidates = {}, shares = {} }: Registry): (LiveRelease | SharedRelease)[] {
  return [...Object.values(candidates).flat(), ...Object.values(shares)];
}
