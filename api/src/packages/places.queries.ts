import { and, count, eq, gt, ne, or } from 'drizzle-orm';
import { limits } from '@summit/contract/limits';
import type { Db, Tx } from '../platform/db/db.ts';
import { acceptOffer, countReserved, reservedFor } from './offers.queries.ts';
import { type PackagePlaceRow, packagePlaces, type PackageRow, packages } from './packages.tables.ts';

/** A place counts when it is taken, being paid, or held and the time for paying is not over. */
function countsAt(now: Date) {
  return or(eq(packagePlaces.state, 'Taken'), packagePlaces.isPaying, gt(packagePlaces.heldUntil, now));
}

/** How many places of each package are gone, or spoken for by its waiting list, by the package's id. */
export async function countPlaces(db: Db, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ packageId: packagePlaces.packageId, places: count() })
    .from(packagePlaces)
    .where(countsAt(now))
    .groupBy(packagePlaces.packageId);
  const gone = new Map(rows.map(({ packageId, places }) => [packageId, places]));
  for (const [packageId, people] of await countReserved(db, now)) {
    gone.set(packageId, (gone.get(packageId) ?? 0) + people);
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

/** The package an attendee has a place in, or null. */
export async function findChosenPackage(db: Db, attendeeId: string, now: Date): Promise<PackageRow | null> {
  const found = await findPlaceWithPackage(db, attendeeId);
  return found && !isOver(found.place, now) ? found.package : null;
}

/**
 * Gives an attendee a place: a free one for good, a paid one until `limits.placeHeld` has passed. Null when the
 * package is sold out: what its waiting list waits for goes to those on it, in their order. Other calls that take a place of the same package wait until this transaction ends, so that its
 * capacity is never exceeded.
 */
export async function takePlace(
  tx: Tx,
  attendeeId: string,
  { id, kind, capacity }: PackageRow,
  now: Date,
): Promise<PackagePlaceRow | null> {
  await lockPackage(tx, id);
  if (capacity !== null) {
    const others = await othersPlaces(tx, id, attendeeId, now);
    const reserved = await reservedFor(tx, id, attendeeId, now);
    if (others + reserved.forOthers >= capacity) {
      return null;
    }
  }
  await acceptOffer(tx, id, attendeeId);
  return putPlace(tx, {
    attendeeId,
    packageId: id,
    state: kind === 'free' ? 'Taken' : 'Held',
    heldUntil: kind === 'free' ? null : new Date(now.getTime() + limits.placeHeld),
    isPaying: false,
    paidById: null,
    chosenAt: now,
  });
}

/**
 * Whether an attendee can have a place of a package for good: the one held for them, or another that is left. Locks the
 * package until this transaction ends.
 */
export async function canHavePlace(
  tx: Tx,
  attendeeId: string,
  { id, capacity }: PackageRow,
  now: Date,
): Promise<boolean> {
  await lockPackage(tx, id);
  const place = await findPlace(tx, attendeeId, now);
  if (place && place.packageId !== id) {
    return false;
  }
  const isHeld = place !== null && !place.isOver;
  if (isHeld || capacity === null) {
    return true;
  }
  const { offeredToOthers } = await reservedFor(tx, id, attendeeId, now);
  return (await othersPlaces(tx, id, attendeeId, now)) + offeredToOthers < capacity;
}

/** Makes a place the attendee's own, once it is paid. Only after `canHavePlace`, in the same transaction. */
export async function keepPlace(tx: Tx, attendeeId: string, packageId: string, now: Date): Promise<void> {
  await putPlace(tx, {
    attendeeId,
    packageId,
    state: 'Taken',
    heldUntil: null,
    isPaying: false,
    paidById: null,
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

/** Other calls that take a place of the package, or offer one, wait until this transaction ends. */
export async function lockPackage(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: packages.id }).from(packages).where(eq(packages.id, id)).for('no key update');
}

/** The places that are gone to anybody but this attendee, or to anybody at all. */
export async function othersPlaces(
  tx: Db,
  packageId: string,
  attendeeId: string | null,
  now: Date,
): Promise<number> {
  const others = and(
    eq(packagePlaces.packageId, packageId),
    attendeeId === null ? undefined : ne(packagePlaces.attendeeId, attendeeId),
    countsAt(now),
  );
  const [row] = await tx.select({ places: count() }).from(packagePlaces).where(others);
  return row?.places ?? 0;
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
