import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../platform/clock.ts';
import { rootCause } from '../platform/db/database-error.ts';
import { chooseAccount } from '../platform/db/embedded/account.ts';
import { startOn } from '../platform/db/embedded/embedded.ts';
import { clusterFolder } from '../platform/db/embedded/home.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { connect } from '../platform/db/open-database.ts';
import { seedOnce } from '../seed-once.ts';
import { runStatement } from './run-statement.ts';
import { testConfig } from './test-config.ts';
import { testFolder } from './test-folder.ts';

const template = 'summit_template';

/** Losing data does not matter here. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '1h',
  // With a database for each test file there would always be one to be vacuumed.
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
  jit: 'off',
};

const startDeadline = 90_000;

/** The connection string of one database of the run's cluster, by name. */
type UrlOf = (database: string) => string;

/** Makes a database that is a copy of the migrated and seeded template, and returns its connection string. */
export async function cloneDatabase(name: string): Promise<string> {
  const url = await clusterUrl();
  await runStatement(url('postgres'), `create database ${name} template ${template}`);
  return url(name);
}

/** Removes a database that nobody is connected to any more. */
export async function dropDatabase(name: string): Promise<void> {
  const url = await clusterUrl();
  await runStatement(url('postgres'), `drop database ${name} with (force)`);
}

/** Makes an empty database, without any table, and returns its connection string. */
export async function createDatabase(name: string): Promise<string> {
  const url = await clusterUrl();
  await runStatement(url('postgres'), `create database ${name}`);
  return url(name);
}

/** The first worker that needs the cluster starts it; the others wait. */
async function clusterUrl(): Promise<UrlOf> {
  const folder = testFolder();
  const record = join(folder, 'cluster.json');
  if (isFirst(folder)) {
    const pattern = await startCluster(folder).catch((error: unknown) => ({
      failed: String(rootCause(error)),
    }));
    writeFileSync(`${record}.new`, JSON.stringify(pattern));
    renameSync(`${record}.new`, record);
  }
  const deadline = Date.now() + startDeadline;
  while (!existsSync(record)) {
    if (Date.now() > deadline) {
      throw new Error("The tests' database cluster did not start in time.");
    }
    await sleep(50);
  }
  const response = JSON.parse(readFileSync(record, 'utf8')) as string | { failed: string };
  if (typeof response !== 'string') {
    throw new Error(`The tests' database cluster did not start: ${response.failed}`);
  }
  return (database) => response.replace('{database}', database);
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'starting'));
    return true;
  } catch {
    return false;
  }
}

async function startCluster(folder: string): Promise<string> {
  const account = chooseAccount(clusterFolder(folder));
  const server = await startOn({ folder, account }, settings);
  await runStatement(server.url('postgres'), `create database ${template}`);
  const { db, pool, close } = connect(server.url(template));
  try {
    await migrateDatabase(pool);
    await seedOnce({ db, config: testConfig(folder), clock: systemClock, withSales: false });
  } finally {
    await close();
  }
  return server.url('{database}');
}
