import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Db } from './db.ts';
import { apiLogin } from './embedded/embedded.ts';
import { FolderInUse } from './embedded/folder-lock.ts';
import { clusterFolder, findHome } from './embedded/home.ts';
import { connect, databaseName, openDatabase } from './open-database.ts';

/** A database as a program uses it that runs beside the API or without it. */
export interface JoinedDatabase {
  db: Db;
  close(): Promise<void>;
}

/** Opens the database as the API does, or joins the embedded one that a running API has opened. */
export async function joinDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'migrationDatabaseUrl'>>,
): Promise<JoinedDatabase> {
  try {
    return await openDatabase(config);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return connect(await runningUrl(config.dataDir), 2);
  }
}

async function runningUrl(dataDir: string): Promise<string> {
  const { folder } = await findHome(dataDir);
  // PostgreSQL's own file of a running server: the fourth line is its port.
  const port = readFileSync(join(clusterFolder(folder), 'postmaster.pid'), 'utf8')
    .split('\n')[3]
    ?.trim();
  const { name, password } = apiLogin({ folder });
  return `postgres://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;
}
