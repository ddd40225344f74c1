import { and, asc, count, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { attendees } from '../attendees/attendees.tables.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { waitingList, type WaitingRow } from './packages.tables.ts';

/** Entries for which a place is spoken for: they wait for one, or have an offer whose time is not over. */
function isReservedAt(now: Date): SQL | undefined {
  return or(eq(waitingList.state, 'Waiting'), isOfferedAt(now));
}

function isOfferedAt(now: Date): SQL | undefined {
  return and(eq(waitingList.state, 'Offered'), gt(waitingList.offeredUntil, now));
}

/** How many people have an offer, or wait for one, by the package's id. */
export async function countReserved(db: Db, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ packageId: waitingList.packageId, people: count() })
    .from(waitingList)
    .where(isReservedAt(now))
    .groupBy(waitingList.packageId);
  return new Map(rows.map(({ packageId, people }) => [packageId, people]));
}

/**
 * What the waiting list of a package leaves to an attendee: how many places others have on offer, and how many are
 * spoken for in all. With an offer of their own, nobody is before them but those who have one, too.
 */
export async function reservedFor(
  tx: Tx,
  packageId: string,
  attendeeId: string,
  now: Date,
): Promise<{ offeredToOthers: number; forOthers: number }> {
  const email = await emailOf(tx, attendeeId);
  const rows = await tx
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.packageId, packageId), isReservedAt(now)));
  const others = rows.filter((row) => !belongsTo(row, attendeeId, email));
  const offeredToOthers = others.filter(({ state }) => state === 'Offered').length;
  const hasOffer = rows.some((row) => row.state === 'Offered' && belongsTo(row, attendeeId, email));
  return { offeredToOthers, forOthers: hasOffer ? offeredToOthers : others.length };
}

/** The entries of an attendee that still count: joined while signed in, or with the same address. */
export async function listEntriesOf(db: Db, attendeeId: string): Promise<WaitingRow[]> {
  const email = await emailOf(db, attendeeId);
  return db
    .select()
    .from(waitingList)
    .where(and(isOwn(attendeeId, email), inArray(waitingList.state, ['Waiting', 'Offered'])))
    .orderBy(asc(waitingList.position));
}

/** The entries of an attendee for whom a place is held at this moment. */
export async function listOffersOf(db: Db, attendeeId: string, now: Date): Promise<WaitingRow[]> {
  const entries = await listEntriesOf(db, attendeeId);
  return entries.filter(({ offeredUntil }) => offeredUntil !== null && offeredUntil > now);
}

/** Takes an attendee off the waiting list of the package that they now have a place in. */
export async function acceptOffer(tx: Tx, packageId: string, attendeeId: string): Promise<void> {
  const email = await emailOf(tx, attendeeId);
  const open = inArray(waitingList.state, ['Waiting', 'Offered']);
  await tx
    .update(waitingList)
    .set({ state: 'Taken' })
    .where(and(eq(waitingList.packageId, packageId), isOwn(attendeeId, email), open));
}

function isOwn(attendeeId: string, email: string): SQL | undefined {
  return or(eq(waitingList.attendeeId, attendeeId), sql`lower(${waitingList.email}) = lower(${email})`);
}

function belongsTo(row: WaitingRow, attendeeId: string, email: string): boolean {
  return row.attendeeId === attendeeId || row.email.toLowerCase() === email.toLowerCase();
}

async function emailOf(db: Db, attendeeId: string): Promise<string> {
  const [row] = await db
    .select({ email: attendees.email })
    .from(attendees)
    .where(eq(attendees.id, attendeeId));
  return row?.email ?? '';
}
