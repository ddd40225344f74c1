import { type Placeholder, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

interface Prepared<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

interface Preparable<Rows> {
  prepare(name: string): Prepared<Rows>;
}

/** The connection of each transaction; it outlives the transaction. */
const connections = new WeakMap<Db, Db>();

/** Records the connection of a transaction, so that it can use the queries that were built for the connection. */
export function registerTransaction(tx: Db, connection: Db): void {
  connections.set(tx, connection);
}

/**
 * A query that is built once for each pool and connection, and planned once by PostgreSQL for each connection.
 * Building one with many columns takes longer than running it, and every call runs some. Name the columns: a plan of
 * `*` fails once a migration adds one. Nested transactions build their own query.
 * @param name a unique name of at most 63 bytes
 * @param values the names of the placeholders
 * @param build the query, with a placeholder for each value
 */
export function preparedQuery<Name extends string, Rows>(
  name: string,
  values: readonly Name[],
  build: (db: Db, placeholders: Record<Name, Placeholder>) => Preparable<Rows>,
): (db: Db, values: Record<Name, unknown>) => Promise<Rows> {
  const pairs = values.map((value) => [value, sql.placeholder(value)]);
  const placeholders = Object.fromEntries(pairs) as Record<Name, Placeholder>;
  const built = new WeakMap<Db, Prepared<Rows>>();
  return (db, given) => {
    const home = connections.get(db) ?? db;
    const prepared = built.get(home) ?? build(home, placeholders).prepare(name);
    built.set(home, prepared);
    return prepared.execute(given);
  };
}
