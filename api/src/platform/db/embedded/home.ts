import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, canUse, chooseAccount } from './account.ts';
import { stopLeftover } from './leftover.ts';

/** Folders for the files of PostgreSQL when its user cannot enter the data folder. */
export const sharedFolders = ['/var/lib/summit', '/var/tmp/summit'];

/** The folder of one database cluster: `data` inside it is PostgreSQL's, the rest ours. */
export interface Home {
  folder: string;
  account: Account;
}

/**
 * The location of the embedded database of a data folder: in `postgres` inside it, or, when PostgreSQL's user cannot
 * enter there (a checkout under /root), in a shared folder that `postgres.json` inside it records.
 */
export async function findHome(dataDir: string): Promise<Home> {
  const record = join(dataDir, 'postgres.json');
  const inside = join(dataDir, 'postgres');
  if (existsSync(record)) return recordedHome(record);
  const account = chooseAccount(clusterFolder(inside));
  mkdirSync(dataDir, { recursive: true });
  if (!account || canUse(account, dataDir)) {
    makeFolder(inside, account);
    return { folder: inside, account };
  }
  const folder = makeSharedHome(account);
  if (existsSync(clusterFolder(inside))) await moveCluster(inside, folder);
  writeWhole(record, JSON.stringify({ folder }));
  return { folder, account };
}

/** PostgreSQL's data directory within a home. */
export function clusterFolder(home: string): string {
  return join(home, 'data');
}

function recordedHome(record: string): Home {
  const { folder } = JSON.parse(readFileSync(record, 'utf8')) as { folder: string };
  if (!existsSync(folder)) {
    throw new Error(
      `${record} says that the database lies in ${folder}, but there is nothing. ` +
        `Put it back, or remove ${record} to begin with an empty database.`,
    );
  }
  return { folder, account: chooseAccount(clusterFolder(folder)) };
}

function makeSharedHome(account: Account): string {
  for (const place of sharedFolders) {
    const folder = join(place, `database-${randomUUID()}`);
    try {
      makeFolder(place, account);
      makeFolder(folder, account);
    } catch {
      continue;
    }
    if (canUse(account, folder)) return folder;
  }
  throw new Error(`No place for the database that its user can enter: tried ${sharedFolders.join(', ')}.`);
}

/** Makes a folder that another account can pass through, whatever the umask. The folder itself holds no data. */
function makeFolder(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, account ? 0o755 : 0o700);
}

/** Copies a cluster out of a folder that PostgreSQL's user can no longer enter; the original stays. */
async function moveCluster(from: string, to: string): Promise<void> {
  await stopLeftover(clusterFolder(from));
  execFileSync('cp', ['-a', `${from}/.`, to]);
  renameSync(from, `${from}-before-move`);
}

function writeWhole(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
