import { join } from 'node:path';
import { releasesFolder } from '@summit/releases/promotion/release-folder';

/** The id of the build that is rewritten after every change. */
export const developmentBuildId = 'dev';

/** The folder for the builds and the registry of a site in development, so that the releases of `npm start` stay unchanged. */
export function developmentFolder(dataDir: string): string {
  return join(dataDir, 'development');
}

/** The folder of an app's watched build. */
export function watchedFolder(folder: string, app: string): string {
  const builds = app === 'shell' ? join(folder, 'shell') : releasesFolder(folder, app);
  return join(builds, developmentBuildId);
}
