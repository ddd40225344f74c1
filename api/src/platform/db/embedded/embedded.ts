import { dirname } from 'node:path';
import { secretIn } from '@summit/tracing/secret-file';
import type { Login } from '../api-role.ts';
import { findBinaries } from './binaries.ts';
import { lockFolder } from './folder-lock.ts';
import { clusterFolder, findHome, type Home } from './home.ts';
import { stopLeftover, stopServer } from './leftover.ts';
import { makeCluster } from './make-cluster.ts';
import { type Server, startServer } from './server-process.ts';

/** The embedded PostgreSQL of one data folder, which only this process holds. */
export interface Embedded {
  /** The connection string of one of its databases: for its owner, or for the role that is named. */
  url(database: string, login?: Login): string;
  /** The role that the API uses. Its password is stored beside the owner's. */
  api: Login;
  pid: number;
  /** Resolves when PostgreSQL exits, also when it was not stopped. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** The settings that make an acknowledged write durable; they are PostgreSQL's defaults, stated explicitly. */
const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

const settings = {
  shared_buffers: '128MB',
  max_connections: '60',
  jit: 'off',
  timezone: 'UTC',
  // The data is in memory or on an SSD: random reads, as by an index, cost hardly more than sequential ones.
  random_page_cost: '1.1',
};

/**
 * Starts PostgreSQL on a data folder; makes the database there when there is none. A server left over by a killed
 * API is stopped first. Throws `FolderInUse` when another API holds the folder.
 */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  const unlockDataDir = lockFolder(dataDir);
  const unlocks = [unlockDataDir];
  const unlock = (): void => unlocks.forEach((one) => one());
  try {
    const home = await findHome(dataDir);
    if (dirname(home.folder) !== dataDir) {
      // A copied data folder leads to the same database.
      unlocks.push(lockFolder(home.folder));
    }
    const server = await startOn(home, { ...settings, ...durable });
    const stop = async (): Promise<void> => {
      await stopServer(server.pid);
      unlock();
    };
    const api = apiLogin(home);
    return { url: server.url, api, pid: server.pid, ended: server.ended, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The role of the API in a cluster. */
export function apiLogin({ folder }: Pick<Home, 'folder'>): Login {
  return { name: 'summit_api', password: secretIn(folder, 'api-password') };
}

/** Starts PostgreSQL in a home without locking its folder; for `openEmbedded` and for the tests' cluster. */
export async function startOn(home: Home, serverSettings: Record<string, string>): Promise<Server> {
  await stopLeftover(clusterFolder(home.folder));
  const binaries = findBinaries(home.account, home.folder);
  const password = secretIn(home.folder, 'password');
  await makeCluster(home, binaries, password);
  return startServer({ home, binaries, password, settings: serverSettings });
}
