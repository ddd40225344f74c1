import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config.ts';
import { TracedClient } from '../request-trace.ts';
import type { Db } from './db.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { noteTransaction } from './prepared-query.ts';

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

/** The embedded server's one database of ours. */
export const databaseName = 'summit';

/** How long connections in use may take when the database closes, in milliseconds. */
const closeTimeoutMs = 5_000;

/** Opens DATABASE_URL, or the embedded PostgreSQL of the data folder, and brings its schema up to date. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl) {
    const external = connect(config.databaseUrl);
    await migrateOrClose(external.pool, () => external.close());
    return { ...external, kind: 'external', lost: new Promise(() => undefined) };
  }
  const server = await openEmbedded(config.dataDir);
  try {
    await createDatabaseOnce(server.url('postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  const inner = connect(server.url(databaseName));
  const close = async (): Promise<void> => {
    // A connection still in use must not keep the server running.
    await Promise.race([inner.close(), sleep(closeTimeoutMs)]);
    await server.stop();
  };
  await migrateOrClose(inner.pool, close);
  return { ...inner, kind: 'embedded', lost: server.ended, close };
}

/** A pool on a database whose schema is managed elsewhere. */
export function connect(url: string, size = 10) {
  const pool = new pg.Pool({
    Client: TracedClient,
    connectionString: url,
    max: size,
    // Visitors wait for it. A start does, too: by then the server accepts connections, each within milliseconds of work.
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that breaks in use fails its query, which says so to the caller: the same event again ends nothing.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool) as Db;
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
      noteTransaction(tx, connection);
      return work(tx);
    };
    try {
      return await connection.transaction(workPrepared, config);
    } finally {
      client.release();
    }
  };
}

async function migrateOrClose(pool: pg.Pool, close: () => Promise<void>): Promise<void> {
  try {
    await migrateDatabase(pool);
  } catch (error) {
    await close();
    throw error;
  }
}

async function createDatabaseOnce(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
