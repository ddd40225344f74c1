import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { canonicalEmail } from '@summit/contract/email-address';
import { networkOf } from '@summit/contract/network-of';
import { type RateLimit, type RateLimitName, rateLimits as rates } from '@summit/contract/rate-limits';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { Failure } from '../failure.ts';
import { rateLimits } from './rate-limit.tables.ts';

/** Whose attempts are counted; several parts are counted together. */
export interface Counted {
  /** A network address as the request has it, counted as the network it belongs to. */
  network?: string;
  /** An e-mail address as it was typed, in any spelling. */
  email?: string;
  /** Anything else that distinguishes those who try. */
  id?: string;
}

/** Counts attempts, for all API processes together. Each row of the contract's limits has its own counts. */
export interface RateLimiter {
  /** Counts an attempt. Returns null when it is allowed, otherwise the seconds to wait. */
  take(name: RateLimitName, counted: Counted): Promise<number | null>;
  /** Counts an attempt. @throws a `rate-limit-0001` failure with the seconds to wait when none is left */
  demand(name: RateLimitName, counted: Counted): Promise<void>;
  /** Takes back an attempt that should not count, e.g. a successful login. */
  giveBack(name: RateLimitName, counted: Counted): Promise<void>;
  /** Forgets the attempts counted so far. */
  clear(name: RateLimitName, counted: Counted): Promise<void>;
}

/** Windows that have ended are removed once in so many attempts. */
const sweepEvery = 200;

/** Counts in the database, so that the count is one for every process and survives a restart. */
export function databaseRateLimiter(db: Db, clock: Clock): RateLimiter {
  let taken = 0;

  async function take(name: RateLimitName, counted: Counted): Promise<number | null> {
    const { limit, windowSeconds }: RateLimit = rates[name];
    const now = clock.now();
    const fresh = { count: 1, windowEndsAt: new Date(now.getTime() + windowSeconds * 1000) };
    const isOver = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key: keyOf(name, counted), ...fresh })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
          windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
        },
      })
      .returning();
    taken += 1;
    if (taken % sweepEvery === 0) await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
    if (!row || row.count <= limit) return null;
    return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
  }

  return {
    take,

    async demand(name, counted) {
      const retryAfter = await take(name, counted);
      if (retryAfter !== null) throw new Failure('rate-limit-0001', { retryAfter });
    },

    async giveBack(name, counted) {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(eq(rateLimits.key, keyOf(name, counted)));
    },

    async clear(name, counted) {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(name, counted)));
    },
  };
}

/** Whatever spelling of an address finds an account counts for that account. */
function keyOf(name: RateLimitName, { network, email = '', id = '' }: Counted): string {
  const others = JSON.stringify([name, network === undefined ? '' : networkOf(network), id]);
  return createHash('sha256').update(others).update(canonicalEmail(email)).digest('hex');
}
