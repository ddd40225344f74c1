import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseBuild, rollBack } from '@summit/releases/release-command';
import { appNamed } from '../build/apps.ts';
import { buildFromSource } from '../build/build-from-source.ts';

const usage = `npm run release -- <remote> [--from <folder of a finished build>]
npm run rollback -- <remote>`;

/** Builds what changed, then releases it with the program that a site without sources uses as well. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, rollback: { type: 'boolean', default: false } },
  });
  const word = positionals[0];
  if (!word) throw new Error(usage);
  // What is released from elsewhere need not be an app of this checkout.
  const remote = values.from || values.rollback ? word.replace(/^mf-/, '') : appNamed(word);
  if (values.rollback) return rollBack(remote);
  const shellBuild = (await buildFromSource('shell')).folder;
  const build = values.from ? resolve(values.from) : (await buildFromSource(remote)).folder;
  return releaseBuild({ remote, build, shellBuild });
}

main().then(
  (line) => console.log(line),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
