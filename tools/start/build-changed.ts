import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appNames, buildsFolder, projectRoot } from '../build/apps.ts';
import { sourceHash } from '../build/source-hash.ts';

/** The finished build of each app. */
export type Builds = Record<string, { buildId: string; folder: string }>;

const concurrency = 2;

/**
 * Builds the apps whose sources changed since their last build, two at a time, and prints them.
 * @throws Error when a build fails; its messages have been printed
 */
export async function buildChanged(
  say: (line: string) => void,
  apps: readonly string[] = appNames,
): Promise<Builds> {
  const builds: Builds = {};
  const stale: string[] = [];
  for (const app of apps) {
    const buildId = sourceHash(app);
    builds[app] = { buildId, folder: join(buildsFolder(app), buildId) };
    if (!existsSync(builds[app].folder)) stale.push(app);
  }
  if (stale.length > 0) say(`Building ${stale.join(', ')} …`);
  const next = async (): Promise<void> => {
    const app = stale.shift();
    if (!app) return;
    builds[app] = await build(app);
    return next();
  };
  await Promise.all(Array.from({ length: concurrency }, next));
  return builds;
}

/** Builds in a separate process, which reports the build id: sources may have changed since they were checked. */
function build(app: string): Promise<Builds[string]> {
  return new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', 'tools/build/build.ts', app];
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let built: Builds[string] | undefined;
    child.on('message', (message) => {
      built = message as Builds[string];
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0 && built) resolve(built);
      else reject(new Error(`${app} could not be built`));
    });
  });
}
