// This command needs nothing but Node: it checks the version, installs missing packages and starts the site.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// import.meta.dirname is avoided so that a Node that is too old for the site can still print the message.
const root = fileURLToPath(new URL('../..', import.meta.url));
const parent = process.ppid;

/** The versions of a range such as `^20.19.0 || >=24.0.0`; no package that could parse it is installed yet. */
function supportedVersions(range) {
  return range.split(' || ').map((part) => {
    const [, sign, ...version] = /^(\^|>=)(\d+)\.(\d+)\.0$/.exec(part);
    const [major, minor] = version.map(Number);
    return { major, minor, isLast: sign === '>=' };
  });
}

/** Whether Node `version` is in `range`, and the message when it is not. */
export function checkNode(version, range) {
  const supported = supportedVersions(range);
  const [major, minor] = version.split('.').map(Number);
  const isSupported = supported.some(
    (one) => (major === one.major && minor >= one.minor) || (one.isLast && major > one.major),
  );
  const names = supported.map((one) =>
    one.isLast ? `${one.major} or newer` : `${one.major} from ${one.major}.${one.minor}`,
  );
  return { isSupported, message: `Summit runs on Node ${names.join(', ')}; this is ${version}.` };
}

/** Ends the program with a message when this version of Node is not among those of package.json. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { isSupported, message } = checkNode(process.versions.node, engines.node);
  if (isSupported) return;
  console.error(message);
  process.exit(1);
}

/** Installs the packages of the lock file unless exactly these are installed. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (once; about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // `npm ci` refuses a lock file without the optional packages of platforms that a registry does not have.
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
  // The site starts in this process, because npm, or another program that started it, sends its signals here.
  const { runProgram } = await import('@summit/programs/run-program');
  // When npm was ended during the installation, the site is not started.
  if (process.env.npm_lifecycle_event && process.ppid !== parent) process.exit(1);
  await runProgram('start-site', process.argv.slice(2));
}

if (process.argv[1]?.endsWith('start.mjs')) {
  requireNode();
  installPackages();
  await startSite();
}
