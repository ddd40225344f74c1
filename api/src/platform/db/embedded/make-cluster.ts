import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { clusterFolder, type Home } from './home.ts';

const run = promisify(execFile);

/**
 * Makes an empty cluster unless there is one: UTF-8, a locale that compares every alphabet alike on every machine,
 * checksums, and no way in without the password. It appears whole or not at all.
 */
export async function makeCluster(home: Home, binaries: Binaries, password: string): Promise<void> {
  const cluster = clusterFolder(home.folder);
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const draft = `${cluster}.new`;
  const passwordFile = join(home.folder, 'password.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of home.account ? [draft, passwordFile] : []) {
    chownSync(path, home.account?.uid ?? 0, home.account?.gid ?? 0);
  }
  const flags = [
    `--pgdata=${draft}`,
    '--username=summit',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ];
  try {
    await run(binaries.initdb, flags, {
      cwd: home.folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      ...home.account,
    });
    renameSync(draft, cluster);
  } catch (cause) {
    const said = (cause as { stderr?: string }).stderr ?? '';
    throw new Error(`PostgreSQL could not make its data folder ${cluster}.\n${said}`, { cause });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
