import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LiveRelease, Registry } from '@summit/contract/releases/registry';
import { remoteNames } from '@summit/contract/site/page';
import { getBaseUrl } from '@summit/releases/promotion/live-changes';
import { promote, type Promotion } from '@summit/releases/promotion/promote';
import { releasesFolder } from '@summit/releases/promotion/release-folder';
import { changeRegistry, newestRegistry } from '@summit/releases/registry/registry-store';
import { remoteOrigin, type SiteSettings } from '@summit/releases/settings/site-settings';
import type { Builds } from './build-changed.ts';

/**
 * Promotes builds that were never live. A release that was rolled back or replaced on purpose is not promoted:
 * restarting the site must not undo an organiser's decision.
 */
export async function promoteNewBuilds(
  settings: SiteSettings,
  builds: Builds,
  say: (line: string) => void,
  makeLive: (promotion: Promotion) => Promise<Registry> = promote,
): Promise<void> {
  const { dataDir, apiUpstream } = settings;
  const shellBuild = builds.shell?.folder ?? '';
  for (const remote of remoteNames) {
    const build = builds[remote];
    if (!build) continue;
    const registry = await newestRegistry(dataDir);
    const known = registry.history.some(
      (entry) => entry.remote === remote && entry.buildId === build.buildId,
    );
    if (known && existsSync(join(releasesFolder(dataDir, remote), build.buildId))) continue;
    const origin = remoteOrigin(settings, remote);
    const next = await makeLive({
      dataDir,
      build: build.folder,
      remote,
      origin,
      shellBuild,
      apiUpstream,
      why: 'new sources at the start of the site',
      // The checkout as a whole defines the pages, so a remote may drop some.
      drops: 'any',
      untriedWithoutApi: settings.apiIsElsewhere,
    });
    say(`  ${remote} ${build.buildId} is live (revision ${next.revision})`);
  }
  await followOrigins(settings);
}

/**
 * Updates the addresses of all releases when the site's ports have changed, candidates and rollouts included; remotes
 * from elsewhere stay unchanged.
 */
async function followOrigins(settings: SiteSettings): Promise<void> {
  const present = await newestRegistry(settings.dataDir);
  if (isDeepStrictEqual(atPresentOrigins(settings, present), present)) return;
  await changeRegistry(settings.dataDir, (registry) => atPresentOrigins(settings, registry));
}

function atPresentOrigins(settings: SiteSettings, registry: Registry): Registry {
  const { live, shares, candidates } = registry;
  const move = <Release extends LiveRelease>(release: Release, remote: string): Release =>
    (remoteNames as readonly string[]).includes(remote)
      ? { ...release, baseUrl: getBaseUrl(remoteOrigin(settings, remote), release.buildId) }
      : release;
  const moveAll = (releases: LiveRelease[], remote: string) =>
    releases.map((release) => move(release, remote));
  return {
    ...registry,
    live: mapValues(live, move),
    ...(shares && { shares: mapValues(shares, move) }),
    ...(candidates && { candidates: mapValues(candidates, moveAll) }),
  };
}

function mapValues<T>(record: Record<string, T>, change: (value: T, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
