import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Db } from '../platform/db/db.ts';

/** Resolves once a call waits for a row that a transaction of the test has locked. */
export async function untilACallWaits(db: Db): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await db.execute(
      sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    expect(rows).not.toEqual([]);
  };
  await vi.waitFor(isWaiting, { timeout: 60_000 });
}
