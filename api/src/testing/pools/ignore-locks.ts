import type pg from 'pg';

const rowLock = / for (no key )?update$/;

/**
 * Makes connections ignore the row locks of one table, and nothing else. It shows that a test which counts given places can
 * fail: with it, the product's own functions run without the lock that should limit them. The product does not contain it,
 * and no setting enables it.
 */
export function ignoreRowLocks(connections: pg.Pool, table: string): void {
  connections.on('connect', (client) => {
    const query = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown;
    const unlocked = (statement: unknown, ...rest: unknown[]) =>
      query(withoutLock(statement, table), ...rest);
    Object.assign(client, { query: unlocked });
  });
}

/** A statement of Drizzle, without its lock on rows of the table. */
function withoutLock(statement: unknown, table: string): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement;
  const { text } = statement;
  const isMeant = typeof text === 'string' && text.includes(` from "${table}" `);
  return isMeant ? { ...statement, text: text.replace(rowLock, '') } : statement;
}
