import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { getAppConfig } from '../build/app-config-of.ts';
import { ownPages } from '../build/write-descriptor.ts';
import { containerName } from '../webpack/container-name.ts';
import { remotePackage } from '../webpack/remote-package.ts';
import type { DevelopedRemote } from './site-document.ts';

/** All builds share this id, because the page is reloaded after each of them. */
const buildId = 'development';

/** The base path of the builds, which only the development server serves. */
export const buildPath = '/development/build/';

/**
 * Builds a remote for browsers like a release, but not minified, and again after each change of its sources.
 * @param onBuilt receives the remote, or webpack's messages when the build fails
 */
export async function watchBrowser(
  source: string,
  folder: string,
  onBuilt: (built: { remote: DevelopedRemote } | { problem: string }) => void,
): Promise<() => Promise<void>> {
  // The federation plugin reads the id from this variable.
  process.env.MF_BUILD_VERSION = buildId;
  const configure = await getAppConfig(source);
  const config = configure({ target: 'browser', mode: 'production', buildId, outputPath: folder });
  const compiler = webpack({
    ...config,
    devtool: 'source-map',
    optimization: { ...config.optimization, minimize: false },
    cache: { type: 'memory' },
  });
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
    if (problem !== undefined) return onBuilt({ problem });
    void developed(source, folder).then(
      (remote) => onBuilt({ remote }),
      (failure: unknown) => onBuilt({ problem: String(failure) }),
    );
  });
  return () => new Promise((resolve) => watching?.close(() => resolve()));
}

async function developed(source: string, folder: string): Promise<DevelopedRemote> {
  const { name } = remotePackage(source);
  const { metaData } = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')) as {
    metaData: { remoteEntry: { name: string } };
  };
  return {
    ...{ name, buildId, dialogs: [] },
    containerName: containerName(name, buildId),
    entry: `${buildPath}${metaData.remoteEntry.name}`,
    pages: (await ownPages(source, `?${Date.now()}`)) ?? [],
  };
}
