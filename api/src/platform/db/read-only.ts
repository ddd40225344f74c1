import type pg from 'pg';
import { currentRehearsal } from '../rehearsal/current-rehearsal.ts';

/** Of a transaction in which the database refuses whatever would change something. */
export const onlyReading = { accessMode: 'read only' } as const;

/**
 * A pool whose single statements only read in a rehearsal, whatever code runs there: each in such a transaction, since a setting of the
 * connection would outlive the rehearsal behind a pgbouncer.
 */
export function readingInRehearsals(pool: pg.Pool): pg.Pool {
  const readAlone = async (...statement: unknown[]): Promise<unknown> => {
    const client = await pool.connect();
    try {
      await client.query(`begin ${onlyReading.accessMode}`);
      return (await Reflect.apply(client.query, client, statement)) as unknown;
    } finally {
      // Nothing was changed: it ends so after a refusal as well.
      await client.query('rollback').catch(() => undefined);
      client.release();
    }
  };
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query' && currentRehearsal()) return readAlone;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
