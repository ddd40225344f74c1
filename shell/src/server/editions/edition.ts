import type { LiveRelease, Registry, SharedRelease } from '@summit/contract/registry';

/** The site as some visitors get it: what is live, with at most one release in place of the live one. */
export interface Edition {
  /** Part of the cache's key; empty for what is live. */
  key: string;
  registry: Registry;
  /** The release in place of the live one. */
  instead?: LiveRelease;
  /** Only for who has its link: never cached, and marked. */
  isPreview?: boolean;
}

/** The site as everybody sees it. */
export function liveEdition(registry: Registry): Edition {
  return { key: '', registry };
}

/** The site with this release in place of its remote's live one. */
export function editionWith(registry: Registry, release: LiveRelease, isPreview: boolean): Edition {
  const { name } = release.descriptor;
  return {
    key: editionKey(release),
    registry: { ...registry, live: { ...registry.live, [name]: release } },
    instead: release,
    isPreview,
  };
}

/** `awards@1f3c` */
export function editionKey({ descriptor, buildId }: LiveRelease): string {
  return `${descriptor.name}@${buildId}`;
}

/** Every release that is in the registry beside the live ones; one with a share may be named as a candidate before. */
export function waitingReleases({ candidates = {}, shares = {} }: Registry): (LiveRelease | SharedRelease)[] {
  return [...Object.values(candidates).flat(), ...Object.values(shares)];
}
