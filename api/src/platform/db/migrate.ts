import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { grantToApi } from './api-role.ts';

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** The id of the advisory lock: any number that is the same in every process that migrates. */
const migrationLock = 727_274;

/**
 * Brings the schema up to date. When several processes start together, one works and the others wait.
 * @param apiRole the role that uses the schema without owning it; absent: the role that migrates uses it
 */
export async function migrateDatabase(pool: pg.Pool, apiRole?: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await renewNameOrder(client);
    if (apiRole !== undefined) await grantToApi(client, apiRole);
  } finally {
    // Closing the connection also releases the lock.
    client.release(true);
  }
}

/** Rebuilds the indexes in the order of names when the version of ICU has changed, because it may sort differently. */
async function renewNameOrder(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ indexes: string[] | null }>(`
    select (select array_agg(indexrelid::regclass::text) from pg_index where c.oid = any(indcollation)) as indexes
    from pg_collation c where collname = 'name_order' and collversion <> pg_collation_actual_version(oid)`);
  if (!rows[0]) return;
  for (const index of rows[0].indexes ?? []) await client.query(`reindex index ${index}`);
  await client.query('alter collation public.name_order refresh version');
}

/** Whether the role of a connection may migrate: make a schema in its database. */
export async function mayMigrate(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    `select has_database_privilege(current_database(), 'create') as may`,
  );
  return rows[0]?.may === true;
}

/** @throws an Error when the schema is older than this version of the API */
export async function requireMigrated(pool: pg.Pool): Promise<void> {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const newest = (JSON.parse(journal) as { entries: { when: number }[] }).entries.at(-1)?.when ?? 0;
  const applied = await pool
    .query<{ at: string }>('select max(created_at) as at from drizzle.__drizzle_migrations')
    .then(({ rows }) => Number(rows[0]?.at ?? 0))
    .catch(() => 0);
  if (applied < newest) {
    throw new Error(
      'The database is older than this version, and the role of DATABASE_URL does not own it: ' +
        'run "npm run migrate" with MIGRATION_DATABASE_URL, the address for its owner.',
    );
  }
}
