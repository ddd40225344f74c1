import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { pathToFileURL } from 'node:url';

// `npm run upgrade -- 1.1.0` installs the version of this checkout as 1.1.0, and `npm run upgrade -- --back` reinstalls the
// previous one: one server after the other, so that visitors notice nothing. It needs only Node, on the machine of Docker.

const environmentFile = '.env';
const [current, before] = ['SUMMIT_VERSION', 'SUMMIT_VERSION_BEFORE'];

/**
 * @typedef {object} Step
 * @property {string} what the message that is printed before the step
 * @property {string[]} [args] of Docker
 * @property {Record<string, string>} [sets] variables for Docker, from then on
 * @property {true} [prepares] no server notices it, and .env stays as it is
 * @property {true} [restarts] a server runs the other version from here on
 */

/**
 * @typedef {object} Means
 * @property {string} file the .env file
 * @property {(args: string[], variables: Record<string, string>) => number | null} docker returns the exit code
 * @property {(line: string) => void} say
 */

/**
 * The steps that install a version: first the schema, which the previous version can use, too; then APIs, then sites.
 * @param {string} version
 * @param {string} installed the running version
 * @returns {Step[]}
 */
export function upgradeSteps(version, installed) {
  return [
    {
      what: 'Building the images',
      args: compose('build', 'migrate', 'release'),
      sets: { [current]: version, [before]: installed },
      prepares: true,
    },
    { what: 'Backing up', args: compose('run', '--rm', 'backup', 'now'), prepares: true },
    { what: 'Migrating the database', args: compose('run', '--rm', 'migrate'), prepares: true },
    ...['api-1', 'api-2'].map(renew),
    ...['site-1', 'site-2'].flatMap(renewBehindFront),
    ...['release-desk', 'health-gate'].map(renew),
  ];
}

/**
 * The steps back to the previous version: nothing is built and no schema is changed. Sites come first, because they call the APIs.
 * Until the last step both variables name the version, so that a way back that was interrupted can be repeated; then there is
 * none before it, so that a second way back is refused instead of going forth again.
 * @param {string} version the previous one
 * @returns {Step[]}
 */
export function wayBackSteps(version) {
  return [
    { what: `Going back to ${version}`, sets: { [current]: version, [before]: version } },
    ...['site-1', 'site-2'].flatMap(renewBehindFront),
    ...['api-1', 'api-2'].map(renew),
    // The desk comes last: the previous version may have none yet, and everything else is back by then.
    ...['health-gate', 'release-desk'].map(renew),
    { what: `Every server runs ${version}`, sets: { [before]: '' } },
  ];
}

/** @param {string} service @returns {Step} */
function renew(service) {
  const args = compose('up', '-d', '--no-build', '--no-deps', '--wait', service);
  return { what: `Restarting ${service}`, args, restarts: true };
}

/**
 * Takes a site out of nginx first, which would notice a stopped site only by a failure, and does not repeat writes then.
 * A failed upgrade may have taken it out already.
 * @param {string} site
 * @returns {Step[]}
 */
function renewBehindFront(site) {
  const mark = (/** @type {string} */ expression) =>
    compose('exec', '-T', 'front', 'sh', '-c', reloadedWith(expression));
  return [
    { what: `Taking ${site} out`, args: mark(`s/(${site}:3000 resolve)( down)*/\\1 down/`) },
    renew(site),
    { what: `Putting ${site} back`, args: mark(`s/(${site}:3000 resolve)( down)*/\\1/`) },
  ];
}

/** @param {string} expression of sed. The file is changed in place, because its folder is in memory. */
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
 * The value of a variable as Docker reads it: without quotes and without a comment.
 * @param {string} text of a .env file
 * @param {string} name
 */
export function variableIn(text, name) {
  const value = new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1]?.trim();
  return value?.replace(/\s+#.*$/, '').replace(/^(["'])(.*)\1$/, '$2');
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
      throw new Error(
        `${environmentFile} names no ${before}: there is no version to go back to. ${installed} runs; after a way back it is the version before already.`,
      );
    }
    return wayBackSteps(version);
  }
  if (!/^[\w][\w.-]*$/.test(asked)) throw new Error('npm run upgrade -- <version, such as 1.1.0> | --back');
  if (asked === installed) {
    throw new Error(`${asked} is installed: a new version has another number, so that there is a way back.`);
  }
  return upgradeSteps(asked, installed);
}

/**
 * Runs the steps one after the other, until one fails. If no server was restarted by then, .env has its previous content,
 * even if this program is ended meanwhile: steps that prepare get the version from the environment.
 * @param {Step[]} steps
 * @param {Means} means
 * @throws Error with the failed command, and how to go back
 */
export function runSteps(steps, { file, docker, say }) {
  const original = readFileSync(file, 'utf8');
  /** @type {Record<string, string>} */
  let variables = {};
  let isWritten = false;
  let isUnderWay = false;
  for (const { what, args, sets, prepares, restarts } of steps) {
    say(`${what} …`);
    variables = { ...variables, ...sets };
    if (!prepares && (!isWritten || sets)) {
      replaceFile(file, withVariables(original, variables));
      isWritten = true;
    }
    isUnderWay ||= restarts === true;
    if (!args || docker(args, variables) === 0) continue;
    if (isWritten && !isUnderWay) replaceFile(file, original);
    const left = isUnderWay
      ? 'Some servers run the other version: npm run upgrade -- --back goes back.'
      : 'All servers run what they ran before.';
    throw new Error(`"docker ${args.join(' ')}" failed. ${left}`);
  }
}

/**
 * Replaces a file as a whole: if the disk is full, the previous one stays, which holds all secrets.
 * @param {string} file
 * @param {string} text
 */
function replaceFile(file, text) {
  const place = realpathSync(file);
  const draft = `${place}.draft`;
  const { mode, uid, gid } = statSync(place);
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    chmodSync(draft, mode & 0o777);
    if (process.getuid?.() === 0) chownSync(draft, uid, gid);
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    runSteps(stepsFor(process.argv.slice(2), readFileSync(environmentFile, 'utf8')), {
      file: environmentFile,
      docker: (args, variables) =>
        spawnSync('docker', args, { stdio: 'inherit', env: { ...process.env, ...variables } }).status,
      say: console.log,
    });
    console.log('Installed. When remotes have to be released again: docs/operations/docker.md.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
