import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './build-app.ts';
import { hashSources } from './hash-sources.mjs';

const usage = 'summit-remote build    builds the remote in this folder into dist/<build id>';

/** What goes into a build besides the installed packages, which the lock file names with their hashes. */
const sources = ['package.json', 'package-lock.json', 'webpack.config.mjs', 'src'];

/** The command `summit-remote`, run in the folder of a remote: prints the folder of the finished build. */
export async function runCommand([command, ...rest]: string[]): Promise<void> {
  if (command !== 'build' || rest.length > 0) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  console.log(await buildRemote(process.cwd()));
}

/** @throws Error with webpack's messages, or when the package has no lock file */
async function buildRemote(source: string): Promise<string> {
  const buildId = hashSources(source, sources);
  const folder = join(source, 'dist', buildId);
  if (existsSync(folder)) return folder;
  mkdirSync(join(source, 'dist'), { recursive: true });
  await buildApp({ source, folder, buildId, isRemote: true });
  return folder;
}
