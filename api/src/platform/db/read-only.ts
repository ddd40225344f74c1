import type pg from 'pg';
import { currentRehearsal } from '../rehearsal/current-rehearsal.ts';

/** The options of a read-only transaction. */
export const onlyReading = { accessMode: 'read only' } as const;

/** The options of a transaction whose statements all see the data of one moment, and that writes nothing. */
export const snapshot = { isolationLevel: 'repeatable read', ...onlyReading } as const;

/**
 * A pool whose single statements cannot write in a rehearsal: each of them runs in a read-only transaction, because
 * a setting of the connection would outlive the rehearsal behind a pgbouncer.
 */
export function readingInRehearsals(pool: pg.Pool): pg.Pool {
  const readAlone = async (...statement: unknown[]): Promise<unknown> => {
    const client = await pool.connect();
    try {
      await client.query(`begin ${onlyReading.accessMode}`);
      return (await Reflect.apply(client.query, client, statement)) as unknown;
    } finally {
      // Nothing was changed, so a rollback ends it, also after a refusal.
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
