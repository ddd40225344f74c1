import { join } from 'node:path';
import { releasesFolder } from '@summit/releases/promotion/release-folder';

/** The build that is written again after every change. */
export const developmentBuildId = 'dev';

/** Where a site in development has its builds and registry: what `npm start` has made live stays as it is. */
export function developmentFolder(dataDir: string): string {
  return join(dataDir, 'development');
}

/** Where the watched build of an app lies. */
export function watchedFolder(folder: string, app: string): string {
  const builds = app === 'shell' ? join(folder, 'shell') : releasesFolder(folder, app);
  return join(builds, developmentBuildId);
}
