import type pg from 'pg';

const rowLock = / for (no key )?update$/;

/**
 * Makes connections ignore the row locks of one table; everything else they do as before. It exists because a test that
 * counts what a rush has given away proves nothing while nobody has seen it fail: with it, the product's own functions
 * run without the one thing that should hold them back. The product has no part of it, and no setting leads here.
 */
export function ignoreRowLocks(connections: pg.Pool, table: string): void {
  connections.on('connect', (client) => {
    const query = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown;
    const unlocked = (statement: unknown, ...rest: unknown[]) =>
      query(withoutLock(statement, table), ...rest);
    Object.assign(client, { query: unlocked });
  });
}

/** A statement as Drizzle passes it on, without its lock when it locks rows of the table. */
function withoutLock(statement: unknown, table: string): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement;
  const { text } = statement;
  const isMeant = typeof text === 'string' && text.includes(` from "${table}" `);
  return isMeant ? { ...statement, text: text.replace(rowLock, '') } : statement;
}
