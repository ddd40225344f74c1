import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SharedVersions } from '@summit/contract/frame/shell-state';
import type { Registry } from '@summit/contract/releases/registry';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import { sharedVersions } from '@summit/rendering/shared-versions';
import { changeRegistry, newestRegistry } from '../registry/registry-store.ts';
import { siteSettings } from '../settings/site-settings.ts';
import { fileProblems } from './checks/build-files.ts';
import { getProblems } from './checks/check-release.ts';
import { droppedPages } from './checks/claimed-paths.ts';
import { renderProblems } from './checks/render-check.ts';
import { addCandidate, getBaseUrl, makeLive, type Reason } from './live-changes.ts';
import { placeCandidate, readDescriptor, releasesFolder } from './release-folder.ts';
import { refuseFor } from './release-refused.ts';
import { releasedAs } from './released-as.ts';
import { newestSignature, signatureProblems } from './signature.ts';
import { teamKeys } from './team-keys.ts';

export interface Promotion extends Reason {
  dataDir: string;
  /** A finished build: the folder with `remote.json`. */
  build: string;
  /** The remote that is meant to be released. */
  remote: string;
  /** The origin that serves this remote's releases. */
  origin: string;
  shellBuild: string;
  apiUpstream: string;
  /** The versions that the running shell shares; absent: those of this installation's shell. */
  versions?: SharedVersions;
  /** The paths of the live release's pages that this release may drop; absent: none. */
  drops?: readonly string[] | 'any';
  /** Whether to release it without trying its pages when the API is unavailable. */
  untriedWithoutApi?: boolean;
  /** The site's public origin; absent: that of this environment. */
  site?: string;
  /** Whether a build may be released that its team has signed before the newest one. */
  allowOlder?: boolean;
  /** The path of a Chromium that opens all pages before they go live; absent: the pages are not opened. */
  browser?: string | undefined;
  /** Whether to make it only a candidate: in the registry, but visible only in a preview. */
  candidate?: boolean;
}

/**
 * Checks a build and makes it live, or a candidate. Until then it cannot be loaded; a build that is live already is not
 * changed. `tryRendering` returns why a release does not render.
 * @throws ReleaseRefused with every reason that was found
 */
export async function promote(promotion: Promotion, tryRendering = renderProblems): Promise<Registry> {
  const { dataDir, build, remote, origin, drops = [], versions = sharedVersions() } = promotion;
  const { site = siteSettings().siteOrigin } = promotion;
  const newest = promotion.allowOlder ? undefined : newestSignature(dataDir, remote);
  const descriptor = releasedAs(build, remote);
  const problemsIn = (folder: string, registry: Registry) => [
    ...signatureProblems(folder, teamKeys(dataDir, remote), { site, newest }),
    ...getProblems(folder, descriptor, registry, versions),
    ...droppedPages(descriptor, registry, drops),
  ];
  const before = await newestRegistry(dataDir);
  refuseFor(remote, [...fileProblems(build, descriptor), ...problemsIn(build, before)]);
  const published = join(releasesFolder(dataDir, remote), descriptor.buildId);
  refuseFor(remote, publishedBefore(published, descriptor));
  if (isLive(before, descriptor, origin) && existsSync(published)) return before;
  const candidate = placeCandidate(dataDir, build, descriptor);
  try {
    const { untriedWithoutApi = false, ...rest } = promotion;
    const { folder } = candidate;
    const trial = { ...rest, untriedWithoutApi, folder, descriptor, registry: before };
    refuseFor(remote, await tryRendering(trial));
    return await changeRegistry(dataDir, (registry) => {
      // Another remote may have gone live while this one was tried.
      refuseFor(remote, problemsIn(folder, registry));
      candidate.publish();
      return promotion.candidate
        ? addCandidate(registry, descriptor, origin, promotion)
        : makeLive(registry, descriptor, origin, 'promote', promotion);
    });
  } finally {
    candidate.discard();
  }
}

function publishedBefore(folder: string, descriptor: RemoteDescriptor): string[] {
  if (!existsSync(folder) || isDeepStrictEqual(readDescriptor(folder), descriptor)) return [];
  return [`another build with the id ${descriptor.buildId} was released before, and a release never changes`];
}

function isLive({ live }: Registry, { name, buildId }: RemoteDescriptor, origin: string): boolean {
  return live[name]?.buildId === buildId && live[name].baseUrl === getBaseUrl(origin, buildId);
}
