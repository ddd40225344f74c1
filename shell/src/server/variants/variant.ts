import type { LiveRelease, Registry, SharedRelease } from '@summit/contract/releases/registry';
import type { Rehearsal } from './rehearsals.ts';

/** A variant of the site: the live releases, with at most one other release in place of its remote's live one. */
export interface Variant {
  /** Part of the cache's key; empty for the live variant. */
  key: string;
  registry: Registry;
  /** The release in place of the live one. */
  instead?: LiveRelease;
  /** Whether it is a preview: only for people with its link, never cached, and marked. */
  isPreview?: boolean;
  /** The rehearsal, which is treated like a preview and shows the site at another moment. */
  rehearsal?: Rehearsal;
}

/** Whether it needs a link: then it is neither cached for other visitors nor counted. */
export function isByLink({ isPreview, rehearsal }: Variant): boolean {
  return isPreview === true || rehearsal !== undefined;
}

/** The live variant, which visitors see by default. */
export function liveVariant(registry: Registry): Variant {
  return { key: '', registry };
}

/** The site with this release in place of its remote's live one. */
export function getVariant(
  registry: Registry,
  release: LiveRelease,
  isPreview: boolean,
): Variant & { instead: LiveRelease } {
  return {
    key: getVariantKey(release),
    registry: registryInstead(registry, release),
    instead: release,
    isPreview,
  };
}

const registries = new WeakMap<Registry, WeakMap<LiveRelease, Registry>>();

/** Cached, so that what the server caches for each registry is found again. */
function registryInstead(registry: Registry, release: LiveRelease): Registry {
  const ofRegistry = registries.get(registry) ?? new WeakMap<LiveRelease, Registry>();
  registries.set(registry, ofRegistry);
  const { name } = release.descriptor;
  const known = ofRegistry.get(release) ?? { ...registry, live: { ...registry.live, [name]: release } };
  ofRegistry.set(release, known);
  return known;
}

/** `awards@1f3c` */
export function getVariantKey({ descriptor, buildId }: LiveRelease): string {
  return `${descriptor.name}@${buildId}`;
}

/** Every release in the registry besides the live ones; a release in a rollout may also be listed as a candidate. */
export function waitingReleases({ candidates = {}, shares = {} }: Registry): (LiveRelease | SharedRelease)[] {
  return [...Object.values(candidates).flat(), ...Object.values(shares)];
}
