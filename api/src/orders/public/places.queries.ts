import { and, count, eq } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import type { Db, Tx } from '../../platform/db/db.ts';
import { acceptOffers, countReserved } from '../packages/offers.queries.ts';
import {
  type PackagePlaceRow,
  packagePlaces,
  type PackageRow,
  packages,
} from '../packages/packages.tables.ts';
import { countsAt, hasPlaceFor, lockPools } from '../packages/pools.queries.ts';
import { getPools } from '../packages/pools.ts';

/** How many places each package has left, by its id; null without a limit. */
export async function countPlacesLeft(db: Db, now: Date): Promise<ReadonlyMap<string, number | null>> {
  const rows = await db.select().from(packages);
  const gone = await countGone(db, rows, now);
  const leftIn = ({ id, capacity }: PackageRow) =>
    capacity === null ? Infinity : Math.max(0, capacity - (gone.get(id) ?? 0));
  return new Map(
    rows.map((row) => {
      const pools = getPools(row);
      const left = Math.min(...rows.filter(({ id }) => pools.includes(id)).map(leftIn));
      return [row.id, left === Infinity ? null : left];
    }),
  );
}

/** How many places of each package are taken or reserved, also by tickets that take one of its places. */
async function countGone(db: Db, rows: readonly PackageRow[], now: Date): Promise<Map<string, number>> {
  const gone = new Map<string, number>();
  const add = (pool: string, people: number) => gone.set(pool, (gone.get(pool) ?? 0) + people);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const addToPools = (packageId: string, people: number) => {
    const row = byId.get(packageId);
    for (const pool of row ? getPools(row) : []) add(pool, people);
  };
  const taken = await db
    .select({ packageId: packagePlaces.packageId, people: count() })
    .from(packagePlaces)
    .where(countsAt(now))
    .groupBy(packagePlaces.packageId);
  for (const { packageId, people } of taken) addToPools(packageId, people);
  for (const { packageId, state, people } of await countReserved(db, now)) {
    if (state === 'Offered') addToPools(packageId, people);
    else add(packageId, people);
  }
  return gone;
}

/** The current or expired place of an attendee: `isOver` when nobody paid in time. Null when they never chose. */
export async function findPlace(db: Db, attendeeId: string, now: Date) {
  const [place] = await db.select().from(packagePlaces).where(eq(packagePlaces.attendeeId, attendeeId));
  return place ? { ...place, isOver: isOver(place, now) } : null;
}

/** An attendee's place with its package, even when the time for paying is over; null when they never chose. */
export async function findPlaceWithPackage(db: Db, attendeeId: string) {
  const [row] = await db
    .select({ place: packagePlaces, package: packages })
    .from(packagePlaces)
    .innerJoin(packages, eq(packages.id, packagePlaces.packageId))
    .where(eq(packagePlaces.attendeeId, attendeeId));
  return row ?? null;
}

/** The place an attendee has, with its package, or null. */
export async function findChosen(db: Db, attendeeId: string, now: Date) {
  const found = await findPlaceWithPackage(db, attendeeId);
  return found && !isOver(found.place, now) ? found : null;
}

/** The package an attendee has a place in, or null. */
export async function findChosenPackage(db: Db, attendeeId: string, now: Date): Promise<PackageRow | null> {
  return (await findChosen(db, attendeeId, now))?.package ?? null;
}

/**
 * Gives an attendee a place: a free one for good, a paid one until `limits.placeHoldTime` has passed, or until the end of
 * the offer that they had of it, where that is later. Null when the package is sold out: what its waiting list waits
 * for goes to those on it, in their order. Other calls that take a place of the same package wait until this
 * transaction ends, so that its capacity is never exceeded.
 */
export async function takePlace(
  tx: Tx,
  attendeeId: string,
  ticket: PackageRow,
  now: Date,
): Promise<PackagePlaceRow | null> {
  const { id, kind } = ticket;
  const pools = await lockPools(tx, ticket);
  if (!(await hasPlaceFor(tx, pools, attendeeId, 'forOthers', now))) return null;
  const offeredUntil = await acceptOffers(tx, getPools(ticket), attendeeId);
  const heldUntil = new Date(Math.max(now.getTime() + limits.placeHoldTime, offeredUntil?.getTime() ?? 0));
  return putPlace(tx, {
    attendeeId,
    packageId: id,
    state: kind === 'free' ? 'Taken' : 'Held',
    heldUntil: kind === 'free' ? null : heldUntil,
    isPaying: false,
    paidById: null,
    isFree: false,
    chosenAt: now,
  });
}

/**
 * Whether an attendee can have a place of a package for good: the one held for them, or another that is left. The attendee
 * must be locked, and `place` what they have since then. Locks the package until this transaction ends, unless the place counts for everybody whatever the time:
 * payments that are settled then do not wait for those who choose the package, nor these for them.
 */
export async function canHavePlace(
  tx: Tx,
  attendeeId: string,
  place: Awaited<ReturnType<typeof findPlace>>,
  ticket: PackageRow,
  now: Date,
): Promise<boolean> {
  if (place && place.packageId !== ticket.id) return false;
  if (place && (place.state === 'Taken' || place.isPaying)) return true;
  const pools = await lockPools(tx, ticket);
  const isHeld = place !== null && !place.isOver;
  return isHeld || hasPlaceFor(tx, pools, attendeeId, 'offeredToOthers', now);
}

/** Makes a place the attendee's own, once it is paid. Only after `canHavePlace`, in the same transaction. */
export async function keepPlace(
  tx: Tx,
  attendeeId: string,
  packageId: string,
  now: Date,
  isFree = false,
): Promise<void> {
  await putPlace(tx, {
    attendeeId,
    packageId,
    state: 'Taken',
    heldUntil: null,
    isPaying: false,
    paidById: null,
    isFree,
    chosenAt: now,
  });
}

/** Changes a held place: until when it is held, and whether it is being paid. */
export async function changeHold(
  tx: Tx,
  attendeeId: string,
  change: { heldUntil?: Date; isPaying?: boolean },
): Promise<void> {
  await tx
    .update(packagePlaces)
    .set(change)
    .where(and(eq(packagePlaces.attendeeId, attendeeId), eq(packagePlaces.state, 'Held')));
}

/** Gives up a place that is paid no longer. */
export async function removePlace(tx: Tx, attendeeId: string, packageId: string): Promise<void> {
  await tx
    .delete(packagePlaces)
    .where(and(eq(packagePlaces.attendeeId, attendeeId), eq(packagePlaces.packageId, packageId)));
}

/** Passes a place to another attendee, who gives up what they had chosen. No place is free in between. Both must be locked. */
export async function movePlace(tx: Tx, fromId: string, toId: string, payerId: string | null): Promise<void> {
  const paidById = payerId === toId ? null : payerId;
  await tx.delete(packagePlaces).where(eq(packagePlaces.attendeeId, toId));
  await tx
    .update(packagePlaces)
    .set({ attendeeId: toId, paidById })
    .where(eq(packagePlaces.attendeeId, fromId));
}

async function putPlace(tx: Db, place: PackagePlaceRow): Promise<PackagePlaceRow> {
  await tx
    .insert(packagePlaces)
    .values(place)
    .onConflictDoUpdate({ target: packagePlaces.attendeeId, set: place });
  return place;
}

function isOver({ state, heldUntil, isPaying }: PackagePlaceRow, now: Date): boolean {
  return state === 'Held' && !isPaying && heldUntil !== null && heldUntil <= now;
}
