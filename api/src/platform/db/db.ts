import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/**
 * The database as queries see it. Query functions take `db: Db`, and a transaction is a `Db` too.
 * Inside `db.transaction(async (tx) => ...)` use `tx` only: touching `db` there takes a second connection
 * and a few of these at once exhaust the pool.
 */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** For functions that only make sense inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
