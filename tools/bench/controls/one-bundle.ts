import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { shellConfig } from '@summit/remote-kit/app-config';
import { compressFolder } from '@summit/remote-kit/compress-folder';
import { appFolder } from '../../build/apps.ts';

export interface OneBundle {
  /** The folder that is served below `/assets/`. */
  folder: string;
  /** The entry's address. */
  main: string;
}

/**
 * Builds shell and remotes together as one application without federation: the files of the site if no remote were released
 * separately. Only the file that fetches a remote's container is replaced, by plain imports.
 */
export async function buildOneBundle(): Promise<OneBundle> {
  const folder = mkdtempSync(join(tmpdir(), 'summit-one-bundle-'));
  const request = {
    target: 'browser',
    mode: 'production',
    buildId: 'one',
    outputPath: join(folder, 'one'),
  } as const;
  const config = shellConfig(appFolder('shell'))(request);
  const bundled = join(import.meta.dirname, 'bundled-remotes.ts');
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    const replace = new webpack.NormalModuleReplacementPlugin(/\/remote-runtime\.ts$/, bundled);
    webpack({ ...config, plugins: [replace] }, (error, result) => (error ? reject(error) : resolve(result)));
  });
  if (!stats || stats.hasErrors()) {
    throw new Error(stats?.toString('errors-only') ?? 'webpack gave no result');
  }
  await compressFolder(folder);
  const [main = ''] =
    stats.toJson({ all: false, entrypoints: true }).entrypoints?.main?.assets?.map(({ name }) => name) ?? [];
  return { folder, main: `/assets/one/${main}` };
}
