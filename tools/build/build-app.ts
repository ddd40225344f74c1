import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { AppConfig, BuildRequest } from '../webpack/app-config.ts';
import { appFolder, buildsFolder } from './apps.ts';
import { compressFolder } from './compress-folder.ts';
import { sourceHash } from './source-hash.ts';
import { writeDescriptor } from './write-descriptor.ts';

/** A site that runs may still serve an older build: only what is many builds and days behind goes. */
const kept = { builds: 10, days: 3 };
const targets = ['browser', 'server'] as const;

export interface FinishedBuild {
  buildId: string;
  folder: string;
  /** False when this very source had been built before. */
  fresh: boolean;
}

/**
 * Builds an app for browser and server into `dist/<build id>/{browser,server}`, and for a remote its descriptor
 * `remote.json`. A build appears whole or not at all: it is made beside and then renamed.
 * @throws Error with webpack's messages
 */
export async function buildApp(
  app: string,
  mode: BuildRequest['mode'] = 'production',
): Promise<FinishedBuild> {
  const buildId = sourceHash(app);
  const folder = join(buildsFolder(app), buildId);
  if (existsSync(folder)) return { buildId, folder, fresh: false };
  const draft = join(buildsFolder(app), `.draft-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  // The federation plugin reads the id from here; without it every build would be called `local`.
  process.env.MF_BUILD_VERSION = buildId;
  const configure = await appConfigOf(app);
  for (const target of targets) {
    await run(configure({ target, mode, buildId, outputPath: join(draft, target) }));
  }
  // Server builds are CommonJS inside packages that are ES modules.
  writeFileSync(join(draft, 'server', 'package.json'), '{ "type": "commonjs" }\n');
  if (app !== 'shell') await writeDescriptor({ app, buildId, folder: draft });
  await compressFolder(join(draft, 'browser'));
  finish(draft, folder);
  dropOldBuilds(app, buildId);
  return { buildId, folder, fresh: true };
}

/** The function that an app's `webpack.config.mjs` exports. */
async function appConfigOf(app: string): Promise<AppConfig> {
  const file = pathToFileURL(join(appFolder(app), 'webpack.config.mjs')).href;
  const module = (await import(file)) as { default: AppConfig };
  return module.default;
}

function run(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error ?? new Error('webpack gave no result'));
        if (stats.hasErrors() || stats.hasWarnings()) {
          return reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        }
        resolve(stats);
      });
    });
  });
}

function dropOldBuilds(app: string, current: string): void {
  const folder = buildsFolder(app);
  const tooOld = Date.now() - kept.days * 24 * 3600_000;
  const old = readdirSync(folder)
    .filter((name) => name !== current)
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .slice(kept.builds - 1)
    .filter(({ at }) => at < tooOld);
  for (const { name } of old) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Somebody else may have finished the same build meanwhile; then theirs is as good. */
function finish(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}
