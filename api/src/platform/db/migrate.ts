import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** Any number; it only has to be the same in every process that migrates. */
const migrationLock = 727_274;

/** Brings the schema up to date. When several processes start together, one works and the others wait. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection also releases the lock.
    client.release(true);
  }
}
