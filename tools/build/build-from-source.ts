import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '@summit/remote-kit/build-app';
import { dropOldBuilds } from '@summit/remote-kit/drop-old-builds';
import { appFolder, buildsFolder } from './apps.ts';
import { sourceHash } from './source-hash.ts';

export interface FinishedBuild {
  buildId: string;
  folder: string;
  /** False when the same sources had been built before. */
  fresh: boolean;
}

/**
 * Builds an app of this checkout into `dist/<build id>`, unless these sources have been built before.
 * @throws Error with webpack's messages
 */
export async function buildFromSource(app: string): Promise<FinishedBuild> {
  const buildId = sourceHash(app);
  const folder = join(buildsFolder(app), buildId);
  if (existsSync(folder)) return { buildId, folder, fresh: false };
  await buildApp({ source: appFolder(app), folder, buildId, isRemote: app !== 'shell' });
  dropOldBuilds(buildsFolder(app), buildId);
  return { buildId, folder, fresh: true };
}
