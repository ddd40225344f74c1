import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { BuildRequest } from '../webpack/app-config.ts';
import { getAppConfig } from './app-config-of.ts';
import { compressFolder } from './compress-folder.ts';
import { writeDescriptor } from './write-descriptor.ts';

const targets = ['browser', 'server'] as const;

export interface AppBuild {
  /** The app's package: the folder with `webpack.config.mjs`. */
  source: string;
  /** The folder of the finished build. */
  folder: string;
  buildId: string;
  mode?: BuildRequest['mode'];
  /** A remote gets a descriptor `remote.json`. */
  isRemote: boolean;
}

/**
 * Builds an app for browser and server into `folder/{browser,server}`. A build is made in a folder beside it and then
 * renamed, so that it appears either complete or not at all.
 * @throws Error with webpack's messages
 */
export async function buildApp({
  source,
  folder,
  buildId,
  mode = 'production',
  isRemote,
}: AppBuild): Promise<void> {
  const draft = join(dirname(folder), `.draft-${basename(folder)}-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  // The federation plugin reads the id from this variable; without it every build would be called `local`.
  process.env.MF_BUILD_VERSION = buildId;
  const configure = await getAppConfig(source);
  for (const target of targets) {
    await run(configure({ target, mode, buildId, outputPath: join(draft, target) }));
  }
  // Server builds are CommonJS, but are inside packages that are ES modules.
  writeFileSync(join(draft, 'server', 'package.json'), '{ "type": "commonjs" }\n');
  await compressFolder(join(draft, 'browser'));
  // The descriptor is written last because it lists every file, including the compressed ones that browsers receive.
  if (isRemote) await writeDescriptor({ source, buildId, folder: draft });
  finish(draft, folder);
}

function run(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error ?? new Error('webpack gave no result'));
        if (stats.hasErrors() || stats.hasWarnings()) {
          return reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        }
        resolve();
      });
    });
  });
}

/** Another process may have finished the same build meanwhile; its result is used then. */
function finish(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}
