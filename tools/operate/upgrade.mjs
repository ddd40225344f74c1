import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// `npm run upgrade -- 1.1.0` installs the version of this checkout as 1.1.0, and `npm run upgrade -- --back` the one before
// again: one server after the other, so that visitors notice nothing. Node alone runs it, on the machine of Docker.

const environmentFile = '.env';
const [current, before] = ['SUMMIT_VERSION', 'SUMMIT_VERSION_BEFORE'];

/**
 * @typedef {object} Step
 * @property {string} what is said before it
 * @property {string[]} [args] of Docker
 * @property {Record<string, string>} [sets] variables of .env, from then on
 * @property {true} [restarts] a server runs the other version from here on
 */

/**
 * What installs a version: the schema first, since it is made so that the version before works on it, too; then APIs, then sites.
 * @param {string} version
 * @param {string} installed the version that runs
 * @returns {Step[]}
 */
export function upgradeSteps(version, installed) {
  return [
    {
      what: 'Building the images',
      args: compose('build', 'migrate', 'release'),
      sets: { [current]: version, [before]: installed },
    },
    { what: 'Backing up', args: compose('run', '--rm', 'backup', 'now') },
    { what: 'Migrating the database', args: compose('run', '--rm', 'migrate') },
    ...['api-1', 'api-2'].map(renew),
    ...['site-1', 'site-2'].flatMap(renewBehindFront),
    ...['release-desk', 'health-gate'].map(renew),
  ];
}

/**
 * What goes back: nothing is built and no schema is changed. Sites first, which call the APIs.
 * @param {string} version the one before
 * @param {string} installed the version that runs
 * @returns {Step[]}
 */
export function wayBackSteps(version, installed) {
  return [
    { what: `Going back to ${version}`, sets: { [current]: version, [before]: installed } },
    ...['site-1', 'site-2'].flatMap(renewBehindFront),
    ...['api-1', 'api-2'].map(renew),
    // The desk last: the version before may have none yet, and all else is back by then.
    ...['health-gate', 'release-desk'].map(renew),
  ];
}

/** @param {string} service @returns {Step} */
function renew(service) {
  const args = compose('up', '-d', '--no-build', '--no-deps', '--wait', service);
  return { what: `Restarting ${service}`, args, restarts: true };
}

/**
 * nginx would notice only by a failure that a site stops, and does not repeat a write then.
 * @param {string} site
 * @returns {Step[]}
 */
function renewBehindFront(site) {
  const mark = (/** @type {string} */ expression) =>
    compose('exec', '-T', 'front', 'sh', '-c', reloadedWith(expression));
  return [
    { what: `Taking ${site} out`, args: mark(`s/${site}:3000 resolve/& down/`) },
    renew(site),
    { what: `Putting ${site} back`, args: mark(`s/(${site}:3000 resolve) down/\\1/`) },
  ];
}

/** @param {string} expression of sed. The file is written in place: its folder is in memory. */
function reloadedWith(expression) {
  return `sed -E -i '${expression}' /etc/nginx/conf.d/default.conf && nginx -s reload`;
}

/** @param {string[]} args */
function compose(...args) {
  return ['compose', ...args];
}

/**
 * Sets variables in the text of a .env file; other lines stay.
 * @param {string} text
 * @param {Record<string, string>} sets
 */
export function withVariables(text, sets) {
  let next = text;
  for (const [name, value] of Object.entries(sets)) {
    const line = new RegExp(`^${name}=.*$`, 'm');
    next = line.test(next)
      ? next.replace(line, `${name}=${value}`)
      : `${next.replace(/\n?$/, '\n')}${name}=${value}\n`;
  }
  return next;
}

/**
 * @param {string} text of a .env file
 * @param {string} name
 */
export function variableIn(text, name) {
  return new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1]?.trim();
}

/**
 * @param {string[]} args of this command
 * @param {string} text of .env
 * @returns {Step[]}
 * @throws Error that says what is missing
 */
export function stepsFor([asked = ''], text) {
  const installed = variableIn(text, current);
  if (!installed) throw new Error(`${environmentFile} names no ${current}: which version runs is not known.`);
  if (asked === '--back') {
    const version = variableIn(text, before);
    if (!version) {
      throw new Error(`${environmentFile} names no ${before}: there is no version to go back to.`);
    }
    return wayBackSteps(version, installed);
  }
  if (!/^[\w][\w.-]*$/.test(asked)) throw new Error('npm run upgrade -- <version, such as 1.1.0> | --back');
  if (asked === installed) {
    throw new Error(`${asked} is installed: a new version has another number, so that there is a way back.`);
  }
  return upgradeSteps(asked, installed);
}

/**
 * Does one step after the other, until one fails. Where no server was restarted, .env says afterwards what it said before.
 * @param {Step[]} steps
 * @param {{ file: string, docker: (args: string[]) => number | null, say: (line: string) => void }} by
 * @throws Error that says which command failed, and how to go back
 */
export function runSteps(steps, { file, docker, say }) {
  const original = readFileSync(file, 'utf8');
  let isUnderWay = false;
  for (const { what, args, sets, restarts } of steps) {
    say(`${what} …`);
    if (sets) writeFileSync(file, withVariables(readFileSync(file, 'utf8'), sets));
    isUnderWay ||= restarts === true;
    if (!args || docker(args) === 0) continue;
    if (!isUnderWay) writeFileSync(file, original);
    const left = isUnderWay
      ? 'Some servers run the other version: npm run upgrade -- --back goes back.'
      : 'All servers run what they ran before.';
    throw new Error(`"docker ${args.join(' ')}" failed. ${left}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    runSteps(stepsFor(process.argv.slice(2), readFileSync(environmentFile, 'utf8')), {
      file: environmentFile,
      docker: (args) => spawnSync('docker', args, { stdio: 'inherit' }).status,
      say: console.log,
    });
    console.log('Installed. When remotes have to be released again: docs/operations/docker.md.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
