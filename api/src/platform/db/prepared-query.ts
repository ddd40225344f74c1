import { type Placeholder, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

interface Prepared<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

interface Preparable<Rows> {
  prepare(name: string): Prepared<Rows>;
}

/** The connection that a transaction runs on, which outlives it. */
const connections = new WeakMap<Db, Db>();

/** Lets the queries that were built for a connection serve its transactions, too. */
export function noteTransaction(tx: Db, connection: Db): void {
  connections.set(tx, connection);
}

/**
 * A query that is built once for each pool and connection, and planned once by PostgreSQL for each connection. To build one
 * with many columns takes longer than to run it, and some are run by every call. Name its columns: a plan of `*` fails once a
 * migration adds one. A transaction within a transaction builds its own.
 * @param name unlike any other one's, and at most 63 bytes long
 * @param values what differs from one time to the next
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
