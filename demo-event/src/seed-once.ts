import { sql } from 'drizzle-orm';
import { attendees } from '@summit/api/src/people/attendees/attendees.tables.ts';
import type { Clock } from '@summit/api/src/platform/clock.ts';
import type { Config } from '@summit/api/src/platform/config.ts';
import type { Db } from '@summit/api/src/platform/db/db.ts';

interface Needs {
  db: Db;
  config: Config;
  clock: Clock;
  withSales?: boolean;
}

/** Any number; it only has to be the same in every process that seeds. */
const seedLock = 727_275;

/**
 * Fills an empty database with the demo event: completely or not at all, and once, however many processes start
 * together. Never in production.
 */
export async function seedOnce({ db, config, clock, withSales }: Needs): Promise<void> {
  if (config.environment === 'production') return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [somebody] = await tx.select({ id: attendees.id }).from(attendees).limit(1);
    if (somebody) return;
    // It is loaded once in the life of a database.
    const { seedDemoEvent } = await import('./seed-demo-event.ts');
    await seedDemoEvent({ db: tx, config, clock, withSales });
  });
}
