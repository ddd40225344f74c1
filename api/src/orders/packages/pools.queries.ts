import { and, asc, eq, gt, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { countOffered, reservedFor } from './offers.queries.ts';
import { packagePlaces, packages } from './packages.tables.ts';
import { getPools, type Pool, type TakesPlaces } from './pools.ts';
import { getTakesPlace } from './takes-place.queries.ts';

/** A place counts when it is taken, being paid, or held and the time for paying is not over. */
export function countsAt(now: Date): SQL | undefined {
  return or(eq(packagePlaces.state, 'Taken'), packagePlaces.isPaying, gt(packagePlaces.heldUntil, now));
}

/**
 * The packages whose places a ticket takes, locked. Other calls that take a place of these packages, or offer one, wait until this transaction ends. They are locked in
 * the order of their ids: two calls that need the same ones never wait for each other.
 */
export async function lockPools(tx: Tx, ticket: TakesPlaces): Promise<Pool[]> {
  return tx
    .select({ id: packages.id, capacity: packages.capacity })
    .from(packages)
    .where(inArray(packages.id, getPools(ticket)))
    .orderBy(asc(packages.id))
    .for('no key update');
}

/**
 * Whether every pool has a place for an attendee. `counts` says who comes before them: everyone on the waiting list, or
 * only those with an offer. The pools must be locked.
 */
export async function hasPlaceFor(
  tx: Tx,
  pools: readonly Pool[],
  attendeeId: string,
  counts: 'forOthers' | 'offeredToOthers',
  now: Date,
): Promise<boolean> {
  for (const { id, capacity } of pools) {
    if (capacity === null) continue;
    const reserved = await reservedFor(tx, id, attendeeId, now);
    if ((await othersPlaces(tx, id, attendeeId, now)) + reserved[counts] >= capacity) return false;
  }
  return true;
}

/** How many places can still be offered: those of the fullest pool, Infinity without a limit. The pools must be locked. */
export async function countFree(tx: Tx, pools: readonly Pool[], now: Date): Promise<number> {
  let free = Infinity;
  for (const { id, capacity } of pools) {
    if (capacity === null) continue;
    const gone = (await othersPlaces(tx, id, null, now)) + (await countOffered(tx, id, now));
    free = Math.min(free, Math.max(0, capacity - gone));
  }
  return free;
}

/** How many places of a pool are taken or held by others than this attendee; without one, by anyone. */
async function othersPlaces(db: Db, poolId: string, attendeeId: string | null, now: Date): Promise<number> {
  const taking = db.select({ id: packages.id }).from(packages).where(getTakesPlace(poolId));
  const others = and(
    inArray(packagePlaces.packageId, taking),
    attendeeId === null ? undefined : ne(packagePlaces.attendeeId, attendeeId),
    countsAt(now),
  );
  return db.$count(packagePlaces, others);
}
