import { promote } from '@summit/releases/promotion/promote';
import { shellRendering } from '@summit/releases/running-shell';
import { remoteOrigin, siteSettings } from '@summit/releases/settings/site-settings';
import { buildChanged } from '../start/build-changed.ts';
import { renamedBuild } from '../testing/sites/renamed-build.ts';
import type { RunningSite } from '../testing/sites/running-site.ts';

interface CopyOptions {
  site: RunningSite;
  /** The build id, which becomes part of a variable's name in the build. */
  buildId: string;
  /** The folder in which the copy is made. */
  folder: string;
  say: (line: string) => void;
}

/** Makes a copy of the live awards the new release, so that a working release can be blamed. */
export async function releaseCopy({ site, buildId, folder, say }: CopyOptions): Promise<void> {
  const builds = await buildChanged(say);
  const settings = siteSettings({ ...process.env, ...site.env });
  const { revision } = await promote(
    {
      ...{ dataDir: settings.dataDir, remote: 'awards', origin: remoteOrigin(settings, 'awards') },
      build: renamedBuild(builds.awards?.folder ?? '', folder, buildId),
      shellBuild: builds.shell?.folder ?? '',
      apiUpstream: settings.apiUpstream,
    },
    async () => [],
  );
  await shellRendering(site.origin, revision);
}
