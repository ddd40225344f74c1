import { and, asc, desc, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { ballotLeaves, publishedHeads } from './ballot-log.tables.ts';

/** The size of the latest published head of a log; 0: none yet. */
export async function latestPublishedSize(db: Db, log: string): Promise<number> {
  const [found] = await db
    .select({ size: max(publishedHeads.size) })
    .from(publishedHeads)
    .where(eq(publishedHeads.log, log));
  return found?.size ?? 0;
}

/** The latest published head, which of two with one size is the closing one; null: none yet. */
export async function findLatestHead(db: Db, log: string) {
  const [found] = await db
    .select()
    .from(publishedHeads)
    .where(eq(publishedHeads.log, log))
    .orderBy(desc(publishedHeads.size), desc(publishedHeads.isClosing))
    .limit(1);
  return found ?? null;
}

/** Every published head of a log with its signature, the smallest first. */
export function listPublishedHeads(db: Db, log: string) {
  return db
    .select({
      size: publishedHeads.size,
      root: ballotLeaves.root,
      signature: ballotLeaves.signature,
      publishedAt: publishedHeads.publishedAt,
      isClosing: publishedHeads.isClosing,
      publishedSignature: publishedHeads.signature,
    })
    .from(publishedHeads)
    .innerJoin(
      ballotLeaves,
      and(eq(ballotLeaves.log, publishedHeads.log), eq(ballotLeaves.index, sql`${publishedHeads.size} - 1`)),
    )
    .where(eq(publishedHeads.log, log))
    .orderBy(asc(publishedHeads.size), asc(publishedHeads.isClosing));
}
