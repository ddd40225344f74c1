import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rateLimits } from './rate-limit.tables.ts';

/** How many tries a key has within a window of time. */
export interface RateLimit {
  limit: number;
  windowSeconds: number;
}

/** Counts tries, for all API processes together. */
export interface RateLimiter {
  /** Counts one try. Null: go on; otherwise the seconds to wait, because none is left. */
  take(key: string, rate: RateLimit): Promise<number | null>;
  /** Takes one try back that shall not count, e.g. a successful login. */
  giveBack(key: string): Promise<void>;
}

/** Windows that have ended are swept away once in so many tries. */
const sweepEvery = 200;

/** Counts in the database, so that the count is one for every process and survives a restart. */
export function databaseRateLimiter(db: Db, clock: Clock): RateLimiter {
  let taken = 0;
  return {
    async take(key, { limit, windowSeconds }) {
      const now = clock.now();
      const fresh = { count: 1, windowEndsAt: new Date(now.getTime() + windowSeconds * 1000) };
      const isOver = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}`;
      const [row] = await db
        .insert(rateLimits)
        .values({ key: hashed(key), ...fresh })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
            windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
          },
        })
        .returning();
      taken += 1;
      if (taken % sweepEvery === 0) {
        await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
      }
      if (!row || row.count <= limit) {
        return null;
      }
      return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
    },

    async giveBack(key) {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(sql`${rateLimits.key} = ${hashed(key)}`);
    },
  };
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
