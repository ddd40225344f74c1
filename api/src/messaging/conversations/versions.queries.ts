import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { messageThreads as threads } from './messaging.tables.ts';

/** A number for each attendee with conversations that grows with every change of one of them. */
export async function readVersions(
  db: Db,
  attendeeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sum = sql<number>`(sum(${threads.version}) + count(*))::int`;
  const sums = new Map<string, number>();
  for (const owner of [threads.starterId, threads.receiverAttendeeId]) {
    const rows = await db
      .select({ id: owner, version: sum })
      .from(threads)
      .where(inArray(owner, [...attendeeIds]))
      .groupBy(owner);
    for (const { id, version } of rows) if (id) sums.set(id, (sums.get(id) ?? 0) + version);
  }
  return sums;
}
