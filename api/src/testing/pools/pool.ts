import { inArray } from 'drizzle-orm';
import type { ErrorCode } from '@summit/contract/errors/errors';
import type { Call } from '@summit/contract/requests/call';
import { attendees, type NewAttendee } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';

/** The size of a pool, and the number of concurrent takers. */
export const rush = { size: 50, takers: 200 } as const;

/** Something with a limited number, which no rush may exceed. */
export interface Pool {
  name: string;
  /** The table whose row every taker locks. */
  lockedTable: string;
  /** The error when none is left. */
  refusal: ErrorCode;
  /** Adds `rush.size` of it, and `rush.takers` takers. */
  prepare(db: Db): Promise<PreparedPool>;
}

export interface PreparedPool {
  /** Takes one with the function of the public call. Returns null, or a Failure with `refusal`, when none is left. */
  take(platform: Platform, taker: number): Promise<unknown>;
  /** The public call by which the same taker takes one. */
  request(taker: number): TakerRequest;
  countTaken(db: Db): Promise<number>;
  /** Resets the pool: none is taken. */
  refill(db: Db): Promise<void>;
}

export interface TakerRequest {
  call: Call;
  /** The caller; absent for a public call. */
  attendeeId?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** A value for each taker. */
export function forEachTaker<T>(make: (taker: number) => T): T[] {
  return Array.from({ length: rush.takers }, (_none, taker) => make(taker));
}

/** A taker with a separate email domain, so that no limit of a domain counts them together. */
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

/** The input of a taker who is not an attendee yet. */
export function firstStep(pool: string, taker: number) {
  return { ...person(pool, taker), termsAccepted: true };
}

/** Deletes attendees who registered in a rush. */
export async function removeRegistered(db: Db, pool: string): Promise<void> {
  const emails = forEachTaker((taker) => person(pool, taker).email);
  await db.delete(attendees).where(inArray(attendees.email, emails));
}
