import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@summit/contract/releases/registry';
import { remoteNames } from '@summit/contract/site/page';
import { promote, type Promotion } from '@summit/releases/promotion/promote';
import { releasesFolder } from '@summit/releases/promotion/release-folder';
import { changeRegistry, newestRegistry } from '@summit/releases/registry/registry-store';
import { remoteOrigin, type SiteSettings } from '@summit/releases/settings/site-settings';
import type { Builds } from './build-changed.ts';

/**
 * Makes builds live that never were. A release that was rolled back or replaced on purpose stays as it is:
 * starting the site again must not undo an organiser's decision.
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
      // The checkout as a whole decides which pages there are.
      drops: 'any',
      untriedWithoutApi: settings.apiIsElsewhere,
    });
    say(`  ${remote} ${build.buildId} is live (revision ${next.revision})`);
  }
  await followOrigins(settings);
}

/** The site may have been moved to other ports since a release was promoted; remotes from elsewhere stay where they are. */
async function followOrigins(settings: SiteSettings): Promise<void> {
  const moved = ({ live }: Registry) =>
    Object.entries(live)
      .filter(([remote]) => (remoteNames as readonly string[]).includes(remote))
      .map(([remote, release]) => {
        const baseUrl = `${remoteOrigin(settings, remote)}/${release.buildId}`;
        return [remote, { ...release, baseUrl }] as const;
      })
      .filter(([remote, { baseUrl }]) => baseUrl !== live[remote]?.baseUrl);
  if (moved(await newestRegistry(settings.dataDir)).length === 0) return;
  await changeRegistry(settings.dataDir, (registry) => ({
    history: registry.history,
    live: { ...registry.live, ...Object.fromEntries(moved(registry)) },
  }));
}
