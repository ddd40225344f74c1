import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { getAppConfig } from '../build/app-config-of.ts';

export interface WatchedBuild {
  target: 'browser' | 'server';
  /** The hash of the finished build: equal hashes mean equal builds. */
  hash: string;
  /** Webpack's messages when the build fails. */
  problem?: string;
}

export interface WatchedApp {
  /** The app's package: the folder with `webpack.config.mjs`. */
  source: string;
  /** The folder of the builds: `folder/{browser,server}`, rewritten after every change. */
  folder: string;
  buildId: string;
  /** Called when sources have changed, so that the last build is out of date. */
  onStale: (target: WatchedBuild['target']) => void;
  onBuilt: (build: WatchedBuild) => void;
}

/** The delay between the last change of sources and a build, in milliseconds. The browser's build has priority. */
const restMs = { browser: 20, server: 150 } as const;

/** Builds an app for browser and server, and again after each change of its sources, until the process ends. */
export async function watchApp({ source, folder, buildId, onStale, onBuilt }: WatchedApp): Promise<void> {
  // The federation plugin reads the id from this variable.
  process.env.MF_BUILD_VERSION = buildId;
  const configure = await getAppConfig(source);
  // Server builds are CommonJS, but are inside packages that are ES modules.
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server', 'package.json'), '{ "type": "commonjs" }\n');
  for (const target of ['browser', 'server'] as const) {
    const outputPath = join(folder, target);
    const compiler = webpack(configure({ target, mode: 'development', buildId, outputPath }));
    compiler.hooks.invalid.tap('WatchApp', () => onStale(target));
    compiler.watch({ aggregateTimeout: restMs[target] }, (error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
      onBuilt({ target, hash: stats?.hash ?? '', ...(problem === undefined ? {} : { problem }) });
    });
  }
}
