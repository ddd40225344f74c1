import { inArray } from 'drizzle-orm';
import type { ErrorCode } from '@summit/contract/errors/errors';
import type { Call } from '@summit/contract/requests/call';
import { attendees, type NewAttendee } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';

/** How many there are of something, and how many people want one at the same time. */
export const rush = { size: 50, takers: 200 } as const;

/** Something of which there are only so many: no rush may give away more. */
export interface Pool {
  name: string;
  /** The table whose row everybody locks who takes one. */
  lockedTable: string;
  /** The error of those for whom none is left. */
  refusal: ErrorCode;
  /** Adds `rush.size` of it, and `rush.takers` who want one. */
  prepare(db: Db): Promise<PreparedPool>;
}

export interface PreparedPool {
  /** Takes one by the function that the public call uses. Null, or a Failure with `refusal`, when none is left. */
  take(platform: Platform, taker: number): Promise<unknown>;
  /** The public call by which the same taker takes one. */
  request(taker: number): TakerRequest;
  countTaken(db: Db): Promise<number>;
  /** Nobody has any. */
  refill(db: Db): Promise<void>;
}

export interface TakerRequest {
  call: Call;
  /** Who makes it; absent for a public call. */
  attendeeId?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** A value for each taker. */
export function forEachTaker<T>(make: (taker: number) => T): T[] {
  return Array.from({ length: rush.takers }, (_none, taker) => make(taker));
}

/** A person who wants one: of a mail domain of their own, so that no limit of a domain counts them together. */
export function person(pool: string, taker: number) {
  return {
    firstName: 'Ada',
    lastName: `Rush ${taker}`,
    email: `ada@${pool}-${taker}.example`,
    phone: '+44 20 7946 0958',
    company: 'Rushmore',
    jobTitle: 'Treasurer',
    country: 'GB',
  };
}

/** Adds all takers of a pool as attendees, and returns their ids. */
export async function addTakers(
  db: Db,
  pool: string,
  registrationStatus: NewAttendee['registrationStatus'],
): Promise<string[]> {
  const rows = forEachTaker((taker) => ({ ...person(pool, taker), categoryId: 'bank', registrationStatus }));
  const added = await db.insert(attendees).values(rows).returning({ id: attendees.id });
  return added.map(({ id }) => id);
}

/** What a taker who is nobody's attendee yet fills in. */
export function firstStep(pool: string, taker: number) {
  return { ...person(pool, taker), termsAccepted: true };
}

/** Removes those who have registered in a rush. */
export async function removeRegistered(db: Db, pool: string): Promise<void> {
  const emails = forEachTaker((taker) => person(pool, taker).email);
  await db.delete(attendees).where(inArray(attendees.email, emails));
}
