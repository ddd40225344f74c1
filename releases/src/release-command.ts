import { promote, rollback } from './promotion/promote.ts';
import { remoteOrigin, siteSettings } from './settings/site-settings.ts';

interface ReleaseOrder {
  remote: string;
  /** A finished build of the remote: the folder with `remote.json`. */
  build: string;
  /** The finished build of the shell that will have to load it. */
  shellBuild: string;
}

/**
 * Checks a build and makes it live on the site of this environment. Returns a line that says what is live.
 * @throws ReleaseRefused with every reason that was found
 */
export async function releaseBuild({ remote, build, shellBuild }: ReleaseOrder): Promise<string> {
  const settings = siteSettings();
  const { dataDir, apiUpstream } = settings;
  const origin = remoteOrigin(settings, remote);
  const registry = await promote({ dataDir, build, remote, origin, shellBuild, apiUpstream });
  return `${remote} ${registry.live[remote]?.buildId} is live (revision ${registry.revision}).`;
}

/**
 * Puts the release before back in place on the site of this environment. Returns a line that says what is live.
 * @throws ReleaseRefused when there is none, or when it does not fit what is live by now
 */
export async function rollBack(remote: string): Promise<string> {
  const settings = siteSettings();
  const registry = await rollback(settings.dataDir, remote, remoteOrigin(settings, remote));
  return `${remote} ${registry.live[remote]?.buildId} is live again (revision ${registry.revision}).`;
}
