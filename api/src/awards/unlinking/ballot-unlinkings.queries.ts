import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { ballotUnlinkings } from '../ballot-unlinking.tables.ts';

/** Whether the ballots of a log no longer lead to choices. */
export async function isUnlinked(db: Db, log: string): Promise<boolean> {
  return (await db.$count(ballotUnlinkings, eq(ballotUnlinkings.log, log))) > 0;
}
