import { eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { outsideRehearsal } from '../rehearsal/current-rehearsal.ts';
import { rateLimits } from './rate-limit.tables.ts';

/** Counts by key, each within a window of time that begins with the first of them. */
export interface Counts {
  add(key: string, windowSeconds: number): Promise<{ count: number; windowEndsAt: Date }>;
  takeBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/** Windows that have ended are removed once in this many attempts. */
const sweepEvery = 200;

/**
 * Counts in the database, so that all processes share one count, which survives a restart. Calls of a rehearsal,
 * which otherwise cannot write, are counted, too.
 */
export function databaseCounts(db: Db, clock: Clock): Counts {
  const counts = countsIn(db, clock);
  return {
    add: (key, windowSeconds) => outsideRehearsal(() => counts.add(key, windowSeconds)),
    takeBack: (key) => outsideRehearsal(() => counts.takeBack(key)),
    clear: (key) => outsideRehearsal(() => counts.clear(key)),
  };
}

function countsIn(db: Db, clock: Clock): Counts {
  let added = 0;
  return {
    async add(key, windowSeconds) {
      const now = clock.now();
      const fresh = { count: 1, windowEndsAt: new Date(now.getTime() + windowSeconds * 1000) };
      const isOver = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}`;
      const [row] = await db
        .insert(rateLimits)
        .values({ key, ...fresh })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
            windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
          },
        })
        .returning();
      added += 1;
      if (added % sweepEvery === 0) await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
      return row ?? fresh;
    },

    async takeBack(key) {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(eq(rateLimits.key, key));
    },

    async clear(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, key));
    },
  };
}
