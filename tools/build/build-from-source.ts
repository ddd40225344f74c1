import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '@summit/remote-kit/build-app';
import { appFolder, buildsFolder } from './apps.ts';
import { sourceHash } from './source-hash.ts';

/** A site that runs may still serve an older build: only what is many builds and days behind is deleted. */
const retained = { builds: 10, days: 3 };

export interface FinishedBuild {
  buildId: string;
  folder: string;
  /** False when this very source had been built before. */
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
  dropOldBuilds(app, buildId);
  return { buildId, folder, fresh: true };
}

function dropOldBuilds(app: string, current: string): void {
  const folder = buildsFolder(app);
  const tooOld = Date.now() - retained.days * 24 * 3600_000;
  const old = readdirSync(folder)
    .filter((name) => name !== current)
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .slice(retained.builds - 1)
    .filter(({ at }) => at < tooOld);
  for (const { name } of old) rmSync(join(folder, name), { recursive: true, force: true });
}
