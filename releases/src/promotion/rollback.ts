import { join } from 'node:path';
import type { Registry, RegistryAction } from '@summit/contract/releases/registry';
import { sharedVersions } from '@summit/rendering/shared-versions';
import { changeRegistry, type PlannedChange } from '../registry/registry-store.ts';
import { siteSettings } from '../settings/site-settings.ts';
import { getProblems } from './checks/check-release.ts';
import { getEntry, makeLive, type Reason, withdrawn } from './live-changes.ts';
import { releasesFolder } from './release-folder.ts';
import { refuseFor, ReleaseRefused } from './release-refused.ts';
import { releasedAs } from './released-as.ts';
import { signatureProblems } from './signature.ts';
import { teamKeys } from './team-keys.ts';

/**
 * Makes the previous release live again; two rollbacks go two releases back. A release in a rollout is withdrawn,
 * and the live one stays.
 * @param bad the build to roll back; absent: the present one
 * @throws ReleaseRefused when there is none, or when it no longer fits the other live releases; ReplacedMeanwhile when
 * `bad` is no longer live
 */
export function rollback(
  dataDir: string,
  remote: string,
  origin: string,
  reason: Reason = {},
  bad?: string,
): Promise<Registry> {
  return changeRegistry(dataDir, rollbackChange(dataDir, remote, origin, reason, bad));
}

/** The change of the registry, with the same checks. */
export function rollbackChange(
  dataDir: string,
  remote: string,
  origin: string,
  reason: Reason = {},
  bad?: string,
): PlannedChange {
  const { siteOrigin: site } = siteSettings();
  return (registry) => {
    const shared = registry.shares?.[remote];
    const present = (shared ?? registry.live[remote])?.buildId;
    if (bad !== undefined && bad !== present) {
      throw new ReplacedMeanwhile(`${bad} of '${remote}' is gone already.`);
    }
    if (shared) return withdrawn(registry, remote, shared.buildId, reason);
    const before = releaseBefore(registry, remote);
    if (!before) throw new ReleaseRefused(remote, ['there is no earlier release to go back to']);
    const folder = join(releasesFolder(dataDir, remote), before);
    const descriptor = releasedAs(folder, remote);
    refuseFor(remote, [
      ...signatureProblems(folder, teamKeys(dataDir, remote), { site }),
      ...getProblems(folder, descriptor, registry, sharedVersions()),
    ]);
    return makeLive(registry, descriptor, origin, 'rollback', reason);
  };
}

/** The build to roll back was replaced meanwhile. */
export class ReplacedMeanwhile extends Error {
  override readonly name = 'ReplacedMeanwhile';
}

const madeLive: readonly RegistryAction[] = ['promote', 'rollback'];

/** The release that a rollback of the live one restores; never one that was rolled back itself. */
export function releaseBefore({ live, history }: Registry, remote: string): string | undefined {
  const line: string[] = [];
  for (const { buildId, action } of history.filter(
    (entry) => entry.remote === remote && madeLive.includes(entry.action),
  )) {
    if (action === 'rollback') line.length = Math.max(0, line.lastIndexOf(buildId));
    line.push(buildId);
  }
  return line.findLast((buildId) => buildId !== live[remote]?.buildId);
}

/**
 * Takes a remote off the site; its releases are not removed, because open tabs may need them.
 * @throws ReleaseRefused when it is not live
 */
export function retire(dataDir: string, remote: string, reason: Reason = {}): Promise<Registry> {
  return changeRegistry(dataDir, ({ live, history, shares = {} }) => {
    const { [remote]: release, ...others } = live;
    if (!release) throw new ReleaseRefused(remote, ['it is not live']);
    const { [remote]: _share, ...otherShares } = shares;
    const entry = getEntry(remote, release.buildId, 'retire', reason);
    return { live: others, shares: otherShares, history: [...history, entry] };
  });
}
