import type { Registry, SharePercent } from '@summit/contract/releases/registry';
import { changeRegistry } from '../registry/registry-store.ts';
import { makeShared, type Reason } from './live-changes.ts';

const smallest: SharePercent = 1;

/** Whether fewer devices can get a release; one that is live for all has no share. */
export function hasLargeShare({ shares }: Registry, remote: string, buildId: string): boolean {
  const shared = shares?.[remote];
  return shared?.buildId === buildId && shared.percent > smallest;
}

/** Gives a release that has a share to the fewest devices there can be. */
export async function lowerShare(
  dataDir: string,
  remote: string,
  buildId: string,
  reason: Reason,
): Promise<void> {
  await changeRegistry(dataDir, (registry) => {
    const shared = registry.shares?.[remote];
    // Somebody may have decided meanwhile.
    if (!shared || !hasLargeShare(registry, remote, buildId)) return registry;
    return makeShared(registry, shared, smallest, reason);
  });
}
