import type { LiveRelease, Registry, RegistryAction } from '@summit/contract/releases/registry';
import { type ReleaseKey, releaseKey } from '@summit/contract/releases/release-health';

/** A release is watched for a day; later failures have another cause. */
const watchedMs = 24 * 3600_000;

const changesLive: readonly RegistryAction[] = ['promote', 'rollback', 'retire'];

/** Two releases of a remote, of which the newer one is watched. */
export interface Pair {
  remote: string;
  release: LiveRelease;
  /** The build that replaces it after a rollback. */
  before: string;
}

/** The releases to watch, with their predecessors: one in a rollout, else a live one that is younger than a day. */
export function watchedPairs({ live, shares = {}, history }: Registry, now: number): Pair[] {
  return Object.entries(live).flatMap(([remote, release]) => {
    const { buildId, promotedAt } = release;
    const shared = shares[remote];
    if (shared) return [{ remote, release: shared, before: buildId }];
    const own = history.filter((entry) => entry.remote === remote);
    // A release that a rollback has restored is not watched. Changes of candidates and rollouts do not matter.
    const isNew = own.findLast(({ action }) => changesLive.includes(action))?.action === 'promote';
    const before = own.findLast(
      ({ action, buildId: other }) => other !== buildId && (action === 'promote' || action === 'rollback'),
    );
    const isYoung = now - Date.parse(promotedAt) < watchedMs;
    return isNew && isYoung && before ? [{ remote, release, before: before.buildId }] : [];
  });
}

/** The release that is watched, or another build of its remote. */
export function getKey({ remote, release }: Pair, buildId = release.buildId): ReleaseKey {
  return releaseKey({ remote, buildId });
}
