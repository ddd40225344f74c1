// The one command that needs nothing but Node: checks the version, installs what is missing, starts the site.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? '.', '..', '..');
const lowest = [20, 19];
const parent = process.ppid;

/** Ends the program with a message when this Node is too old for the site. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > lowest[0] || (major === lowest[0] && minor >= lowest[1])) return;
  console.error(`Summit needs Node ${lowest.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of the lock file unless exactly those are installed. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (once; about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file without the optional packages of platforms that a registry does not carry.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    console.error(
      'The packages could not be installed; the lines above say why. Run the command again to go on.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

async function startSite() {
  // In this process: it is the one that npm, or another program that started it, sends signals to.
  const { runProgram } = await import('@summit/programs/run-program');
  // Where npm was ended while packages were installed, no site is wanted.
  if (process.env.npm_lifecycle_event && process.ppid !== parent) process.exit(1);
  await runProgram('start-site', process.argv.slice(2));
}

if (process.argv[1]?.endsWith('start.mjs')) {
  requireNode();
  installPackages();
  await startSite();
}
