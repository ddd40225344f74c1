import { and, asc, count, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { packages, waitingList, type WaitingRow } from './packages.tables.ts';
import { getTakesPlace } from './takes-place.queries.ts';

/** Entries that have a claim to a place: they wait for one, or have an open offer. */
function isReservedAt(now: Date): SQL | undefined {
  return or(eq(waitingList.state, 'Waiting'), isOfferedAt(now));
}

function isOfferedAt(now: Date): SQL | undefined {
  return and(eq(waitingList.state, 'Offered'), gt(waitingList.offeredUntil, now));
}

/** How many people have an offer of a package, or wait for one. */
export async function countReserved(db: Db, now: Date) {
  return db
    .select({ packageId: waitingList.packageId, state: waitingList.state, people: count() })
    .from(waitingList)
    .where(isReservedAt(now))
    .groupBy(waitingList.packageId, waitingList.state);
}

/**
 * How many places the waiting list of a package reserves for people other than the attendee: those with an offer, and
 * all together. If the attendee has an offer too, only other offers come before theirs. Offers of tickets that take a
 * place of the package count as well; people who wait for such a ticket do not, because they may never need the place.
 */
export async function reservedFor(
  tx: Tx,
  packageId: string,
  attendeeId: string,
  now: Date,
): Promise<{ offeredToOthers: number; forOthers: number }> {
  const ofPackage = and(eq(waitingList.packageId, packageId), isReservedAt(now));
  const rows = await tx
    .select({ state: waitingList.state, isOwn: isOwn(tx, attendeeId).mapWith(Boolean) })
    .from(waitingList)
    .where(or(ofPackage, takesPlace(tx, packageId, now)));
  const others = rows.filter((row) => !row.isOwn);
  const offeredToOthers = others.filter(({ state }) => state === 'Offered').length;
  const hasOffer = rows.some((row) => row.isOwn && row.state === 'Offered');
  return { offeredToOthers, forOthers: hasOffer ? offeredToOthers : others.length };
}

/** How many offers are open for tickets that take a place of a package. */
export function countOffered(tx: Tx, packageId: string, now: Date): Promise<number> {
  return tx.$count(waitingList, takesPlace(tx, packageId, now));
}

/** Open offers of the package itself, and of tickets that take a place of it. */
function takesPlace(db: Db, packageId: string, now: Date): SQL | undefined {
  const taking = db.select({ id: packages.id }).from(packages).where(getTakesPlace(packageId));
  return and(inArray(waitingList.packageId, taking), isOfferedAt(now));
}

/** The entries of an attendee that still count: joined while signed in, or with the address that is confirmed as theirs. */
export async function listEntries(db: Db, attendeeId: string): Promise<WaitingRow[]> {
  return db
    .select()
    .from(waitingList)
    .where(and(isOwn(db, attendeeId), inArray(waitingList.state, ['Waiting', 'Offered'])))
    .orderBy(asc(waitingList.position));
}

/** The entries of an attendee for whom a place is held at this moment. */
export async function listOffers(db: Db, attendeeId: string, now: Date): Promise<WaitingRow[]> {
  const entries = await listEntries(db, attendeeId);
  return entries.filter(({ offeredUntil }) => offeredUntil !== null && offeredUntil > now);
}

/**
 * Takes an attendee off the waiting lists of the packages that they now have a place of. Returns the latest moment until
 * which one of these places was offered to them; null when none was.
 */
export async function acceptOffers(
  tx: Tx,
  packageIds: readonly string[],
  attendeeId: string,
): Promise<Date | null> {
  const open = inArray(waitingList.state, ['Waiting', 'Offered']);
  const rows = await tx
    .update(waitingList)
    .set({ state: 'Taken' })
    .where(and(inArray(waitingList.packageId, [...packageIds]), isOwn(tx, attendeeId), open))
    .returning({ offeredUntil: waitingList.offeredUntil });
  const ends = rows.flatMap(({ offeredUntil }) => offeredUntil?.getTime() ?? []);
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

/**
 * Entries of an attendee: joined while signed in, or with the same address. That one has to be confirmed, because anybody can
 * register with the address of somebody who waits.
 */
function isOwn(db: Db, attendeeId: string): SQL {
  const address = db
    .select({ email: attendees.emailKey })
    .from(attendees)
    .where(and(eq(attendees.id, attendeeId), eq(attendees.confirmedEmail, attendees.email)));
  return sql`(${waitingList.attendeeId} is not distinct from ${attendeeId} or coalesce(${waitingList.emailKey} = (${address}), false))`;
}
