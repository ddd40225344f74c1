import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { openedLogs, storedResults } from './opened-logs.tables.ts';

/** Whether anyone could see the count of a log: it was unsealed or announced. */
export async function isOpened(db: Db, log: string): Promise<boolean> {
  return (await db.$count(openedLogs, eq(openedLogs.log, log))) > 0;
}

/** How many leaders were stored after the winners of a final vote; null: its results are not stored. */
export async function findStoredLeaders(db: Db, log: string): Promise<number | null> {
  const [row] = await db
    .select({ leaders: storedResults.leaders })
    .from(storedResults)
    .where(eq(storedResults.log, log));
  return row?.leaders ?? null;
}
