import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rootCause } from '../platform/db/database-error.ts';
import { runStatement } from './run-statement.ts';
import { testFolder } from './test-folder.ts';

const template = 'summit_template';

const startDeadline = 90_000;

/** The connection string of a database of the run's cluster, by name: for its owner, or for the API. */
type UrlOf = (database: string, role?: 'owner' | 'api') => string;

/** Creates a copy of the migrated and seeded template database, and returns the API's connection string. */
export async function cloneDatabase(name: string): Promise<string> {
  const url = await clusterUrl();
  await runStatement(url('postgres'), `create database ${name} template ${template} strategy file_copy`);
  return url(name, 'api');
}

/** The owner's connection string of a database, for statements that the API's role must not execute. */
export async function ownerUrl(name: string): Promise<string> {
  return (await clusterUrl())(name);
}

/** Deletes a database without connections. */
export async function dropDatabase(name: string): Promise<void> {
  const url = await clusterUrl();
  await runStatement(url('postgres'), `drop database ${name} with (force)`);
}

/** Creates an empty database without tables, and returns its connection string. */
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
    // These imports are needed only by the first worker: migrations, seeds and the database's programs.
    const { startTestCluster } = await import('./start-test-cluster.ts');
    const pattern = await startTestCluster(folder, template).catch((error: unknown) => ({
      failed: String(rootCause(error)),
    }));
    writeFileSync(`${record}.new`, JSON.stringify(pattern));
    renameSync(`${record}.new`, record);
  }
  const deadline = Date.now() + startDeadline;
  while (!existsSync(record)) {
    if (Date.now() > deadline) throw new Error("The tests' database cluster did not start in time.");
    await sleep(50);
  }
  const response = JSON.parse(readFileSync(record, 'utf8')) as
    | { owner: string; api: string }
    | { failed: string };
  if ('failed' in response) throw new Error(`The tests' database cluster did not start: ${response.failed}`);
  return (database, role = 'owner') => response[role].replace('{database}', database);
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'starting'));
    return true;
  } catch {
    return false;
  }
}
