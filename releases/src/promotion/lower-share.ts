import type { Registry, SharePercent } from '@summit/contract/releases/registry';
import { changeRegistry } from '../registry/registry-store.ts';
import { makeShared, type Reason } from './live-changes.ts';

const smallest: SharePercent = 1;

/** Whether the rollout of a release can be reduced; a release that is live for all devices has none. */
export function hasLargeShare({ shares }: Registry, remote: string, buildId: string): boolean {
  const shared = shares?.[remote];
  return shared?.buildId === buildId && shared.percent > smallest;
}

/** Reduces the rollout of a release to the fewest devices. */
export async function lowerShare(
  dataDir: string,
  remote: string,
  buildId: string,
  reason: Reason,
): Promise<void> {
  await changeRegistry(dataDir, (registry) => {
    const shared = registry.shares?.[remote];
    // An organiser may have decided meanwhile.
    if (!shared || !hasLargeShare(registry, remote, buildId)) return registry;
    return makeShared(registry, shared, smallest, reason);
  });
}
