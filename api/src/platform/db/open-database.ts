import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config.ts';
import { currentRehearsal } from '../rehearsal/current-rehearsal.ts';
import { TracedClient } from '../request-trace.ts';
import { loginIn, makeApiRole } from './api-role.ts';
import type { Db } from './db.ts';
import { type Embedded, openEmbedded } from './embedded/embedded.ts';
import { mayMigrate, migrateDatabase, requireMigrated } from './migrate.ts';
import { registerTransaction } from './prepared-query.ts';
import { onlyReading, readingInRehearsals } from './read-only.ts';

/** An open database with the newest schema. */
export interface Database {
  db: Db;
  kind: 'embedded' | 'external';
  pool: pg.Pool;
  /** Rejects when the database does not respond. */
  ping(): Promise<void>;
  /** Resolves when the embedded server ended without being stopped; never for an external one. */
  lost: Promise<void>;
  close(): Promise<void>;
}

/** The name of our database in the embedded server. */
export const databaseName = 'summit';

/** How long connections in use may take when the database closes, in milliseconds. */
const closeTimeoutMs = 5_000;

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'migrationDatabaseUrl'>>;

/**
 * Opens DATABASE_URL, or the embedded PostgreSQL of the data folder, and brings its schema up to date. The embedded one,
 * and an external one with MIGRATION_DATABASE_URL, is migrated by its owner, and used by a role that owns nothing.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  if (config.databaseUrl) {
    await migrateExternal(config.databaseUrl, config.migrationDatabaseUrl ?? null);
    const external = connect(config.databaseUrl);
    return { ...external, kind: 'external', lost: new Promise(() => undefined) };
  }
  const server = await openEmbedded(config.dataDir);
  try {
    await createDatabaseOnce(server);
    await migrateAs(server.url(databaseName), server.api.name);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const inner = connect(server.url(databaseName, server.api));
  const close = async (): Promise<void> => {
    // A connection that is still in use must not delay closing for longer.
    await Promise.race([inner.close(), sleep(closeTimeoutMs)]);
    await server.stop();
  };
  return { ...inner, kind: 'embedded', lost: server.ended, close };
}

/**
 * Migrates an external database: by its owner where that one is known, else by the role of the API if it may.
 * @throws an Error when it is older than this version and nobody here may migrate it
 */
export async function migrateExternal(databaseUrl: string, ownerUrl: string | null): Promise<void> {
  if (ownerUrl !== null) {
    const api = loginIn(databaseUrl);
    await withClient(ownerUrl, (client) => makeApiRole(client, api));
    return migrateAs(ownerUrl, api.name);
  }
  const { pool, close } = connect(databaseUrl, 1);
  try {
    if (await mayMigrate(pool)) await migrateDatabase(pool);
    else await requireMigrated(pool);
  } finally {
    await close();
  }
}

async function migrateAs(ownerUrl: string, apiRole: string): Promise<void> {
  const { pool, close } = connect(ownerUrl, 1);
  try {
    await migrateDatabase(pool, apiRole);
  } finally {
    await close();
  }
}

/** A pool on a database whose schema is managed elsewhere. */
export function connect(url: string, size = 10) {
  const pool = new pg.Pool({
    Client: TracedClient,
    connectionString: url,
    max: size,
    // How long a call, or the start, waits for a connection; the server itself accepts one within milliseconds.
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // A connection that breaks in use rejects its query. The event that it emits as well must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(readingInRehearsals(pool)) as Db;
  db.transaction = transactionOn(pool);
  return {
    pool,
    db,
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

/** Drizzle's own would never release a connection that breaks before the transaction begins. */
function transactionOn(pool: pg.Pool): Db['transaction'] {
  const known = new WeakMap<pg.PoolClient, Db>();
  return async (work, config) => {
    const client = await pool.connect();
    const connection = known.get(client) ?? (drizzle(client) as Db);
    known.set(client, connection);
    const workPrepared: typeof work = (tx) => {
      registerTransaction(tx, connection);
      return work(tx);
    };
    try {
      return await connection.transaction(
        workPrepared,
        currentRehearsal() ? { ...config, ...onlyReading } : config,
      );
    } finally {
      client.release();
    }
  };
}

async function createDatabaseOnce(server: Pick<Embedded, 'url' | 'api'>): Promise<void> {
  await withClient(server.url('postgres'), async (client) => {
    await makeApiRole(client, server.api);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
