import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from '@summit/remote-kit/hash-sources';

/** The checkout's root folder. */
const checkout = join(import.meta.dirname, '..', '..');

/** Whatever may go into a program; packages from npm stay where they are, the lock file names them. */
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
 * The folder of the compiled programs of these sources; compiles them when nobody has yet. A compiled program has another
 * module in place of this one: its folder is the one that it lies in itself.
 * @param {string} root the checkout
 * @throws {Error} when they cannot be compiled; the reason was printed
 * @returns {string}
 */
export function programsFolder(root = checkout) {
  const builds = join(root, 'programs', 'dist');
  // An image holds the programs of one build, without the tools that made it.
  if (!existsSync(join(root, 'tools'))) return join(builds, readdirSync(builds)[0] ?? '');
  const folder = join(builds, hashSources(root, sources));
  if (!existsSync(folder)) {
    // In a process of its own: what needs a program waits for it, and holds no compiler afterwards.
    const compiler = join(import.meta.dirname, 'compile-programs.mjs');
    execFileSync(process.execPath, [compiler, root, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return folder;
}
