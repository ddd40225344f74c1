import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from '@summit/remote-kit/hash-sources';

/** The checkout's root folder. */
const checkout = join(import.meta.dirname, '..', '..');

/** All sources that programs may contain. Packages from npm are not compiled in; the lock file names their versions. */
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'api/commands',
  ...[
    ...['api', 'contract', 'demo-event', 'organise', 'programs', 'releases', 'rendering'],
    ...['shared-ui', 'shell', 'tally', 'tracing'],
  ].map((name) => `${name}/src`),
  'remote-kit/src/build',
  ...['build', 'cluster', 'release', 'start'].map((folder) => `tools/${folder}`),
];

/**
 * The folder of the compiled programs of these sources; compiles them unless that was done already. In a compiled program
 * another module replaces this one: it returns the program's own folder.
 * @param {string} root the checkout
 * @throws {Error} when they cannot be compiled; the reason was printed
 * @returns {string}
 */
export function programsFolder(root = checkout) {
  const builds = join(root, 'programs', 'dist');
  // A container image has the programs of one build, without the tools that made it.
  if (!existsSync(join(root, 'tools'))) return join(builds, readdirSync(builds)[0] ?? '');
  const folder = join(builds, hashSources(root, sources));
  if (!existsSync(folder)) {
    // The compiler runs in a separate process, because the calling process would retain its memory.
    const compiler = join(import.meta.dirname, 'compile-programs.mjs');
    execFileSync(process.execPath, [compiler, root, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return folder;
}
