import { join } from 'node:path';
import type { SharedVersions } from '@summit/contract/frame/shell-state';
import type { LiveRelease, Registry, SharePercent } from '@summit/contract/releases/registry';
import { sharedVersions } from '@summit/rendering/shared-versions';
import { changeRegistry, type PlannedChange } from '../registry/registry-store.ts';
import { siteSettings } from '../settings/site-settings.ts';
import { getProblems } from './checks/check-release.ts';
import { droppedPages } from './checks/claimed-paths.ts';
import { getCandidates, makeLive, makeShared, type Reason, withdrawn } from './live-changes.ts';
import { releasesFolder } from './release-folder.ts';
import { refuseFor, ReleaseRefused } from './release-refused.ts';
import { releasedAs } from './released-as.ts';
import { signatureProblems } from './signature.ts';
import { teamKeys } from './team-keys.ts';

export interface CandidatePromotion extends Reason {
  dataDir: string;
  remote: string;
  /** Absent: the release that has a share, else the newest candidate. */
  buildId?: string | undefined;
  /** The share of all devices, in per cent. */
  percent: SharePercent | 100;
  drops?: readonly string[] | 'any' | undefined;
  versions?: SharedVersions;
}

/**
 * Rolls a candidate out to a share of the devices, or to all. It is checked against the present live releases; it
 * was rendered when it became a candidate.
 * @throws ReleaseRefused when there is no such candidate, or with every reason that was found
 */
export function promoteCandidate(promotion: CandidatePromotion): Promise<Registry> {
  return changeRegistry(promotion.dataDir, candidatePromotion(promotion));
}

/** The change of the registry, with the same checks. */
export function candidatePromotion(promotion: CandidatePromotion): PlannedChange {
  const { dataDir, remote, percent, drops = [], versions = sharedVersions() } = promotion;
  const { siteOrigin: site } = siteSettings();
  return (registry) => {
    const release = waitingRelease(registry, remote, promotion.buildId);
    const folder = join(releasesFolder(dataDir, remote), release.buildId);
    const descriptor = releasedAs(folder, remote);
    refuseFor(remote, [
      ...signatureProblems(folder, teamKeys(dataDir, remote), { site }),
      ...getProblems(folder, descriptor, registry, versions),
      ...droppedPages(descriptor, registry, drops),
      ...(percent !== 100 && !registry.live[remote]
        ? ['nothing of it is live that the others could get']
        : []),
    ]);
    if (percent !== 100) return makeShared(registry, release, percent, promotion);
    const origin = release.baseUrl.slice(0, -`/${release.buildId}`.length);
    return makeLive(registry, descriptor, origin, 'promote', promotion);
  };
}

/**
 * Withdraws a candidate, or a release in a rollout.
 * @throws ReleaseRefused when there is none
 */
export function withdraw(
  dataDir: string,
  remote: string,
  buildId?: string,
  reason: Reason = {},
): Promise<Registry> {
  return changeRegistry(dataDir, withdrawal(remote, buildId, reason));
}

/** The change of the registry, with the same checks. */
export function withdrawal(remote: string, buildId?: string, reason: Reason = {}): PlannedChange {
  return (registry) => withdrawn(registry, remote, waitingRelease(registry, remote, buildId).buildId, reason);
}

/**
 * The release that is in a rollout or a candidate.
 * @throws ReleaseRefused when there is none
 */
export function waitingRelease(registry: Registry, remote: string, buildId?: string): LiveRelease {
  const shared = registry.shares?.[remote];
  const waiting = [...getCandidates(registry, remote), ...(shared ? [shared] : [])];
  const found = waiting.findLast((release) => buildId === undefined || release.buildId === buildId);
  if (found) return found;
  throw new ReleaseRefused(remote, [
    buildId ? `'${buildId}' is no candidate of it` : 'it has no candidate and no release with a share',
  ]);
}
