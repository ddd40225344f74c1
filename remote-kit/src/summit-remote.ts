import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from './build/build-app.ts';
import { hashSources } from './build/hash-sources.mjs';
import { develop } from './dev/dev-command.ts';
import { handOver } from './release/release-command.ts';
import { newKey } from './release/sign-build.ts';
import { remotePackage } from './webpack/remote-package.ts';

const usage = `In the folder of a remote:
summit-remote dev --site <address> [--port 4000]
    shows the remote in that running site, and the page again after each saved file
summit-remote build
    builds it into dist/<build id>, and prints that folder
summit-remote key <file>
    makes the team's keys: the private one in that file, and prints the public one for the site
summit-remote release --site <address> --to <folder> [--key <file>]
    builds and signs it for the site, and hands it over in a folder that the site's release command reads`;

/** The inputs of a build besides the installed packages, which the lock file names with their hashes. */
const sources = ['package.json', 'package-lock.json', 'webpack.config.mjs', 'src'];

const options = {
  site: { type: 'string' },
  port: { type: 'string', default: '4000' },
  to: { type: 'string' },
  key: { type: 'string' },
} as const;

/** The command `summit-remote`, run in the folder of a remote. */
export async function runCommand(args: string[]): Promise<void> {
  try {
    await run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, file] = positionals;
  const source = process.cwd();
  const { site, port, to, key } = values;
  if (command === 'build') return console.log(await buildRemote(source));
  if (command === 'key' && file) return console.log(newKey(file).trim());
  if (command === 'dev' && site) return develop(source, site, Number(port));
  if (command === 'release' && site && to) {
    const build = await buildRemote(source);
    return console.log(handOver({ build, remote: remotePackage(source).name, site, key, to }));
  }
  throw new Error(usage);
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
