import { and, asc, eq, inArray } from 'drizzle-orm';
import { canonicalEmail } from '@summit/contract/contact-details/email-address';
import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import type { Db, Tx } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import {
  type AttendeeRow,
  attendees,
  type AttendeeTag,
  type NewAttendee,
} from '../attendees/attendees.tables.ts';

/** The attendee with this id, or null. */
export async function findAttendee(db: Db, id: string): Promise<AttendeeRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(attendees).where(eq(attendees.id, id)).limit(1);
  return row ?? null;
}

/** The attendee with this email address in any spelling, or null. Emails go to the address of the row. */
export async function findAttendeeByEmail(db: Db, email: string): Promise<AttendeeRow | null> {
  const sameEmail = eq(attendees.emailKey, canonicalEmail(email));
  const [row] = await db.select().from(attendees).where(sameEmail).limit(1);
  return row ?? null;
}

/** The attendee, locked for this transaction: others that lock the same row wait. Null when there is none. */
export async function lockAttendee(tx: Tx, id: string): Promise<AttendeeRow | null> {
  // This lock is weaker than "for update": rows of other tables that refer to this attendee can still be written.
  const [row] = await tx.select().from(attendees).where(eq(attendees.id, id)).for('no key update');
  return row ?? null;
}

/** Attendees by their ids, all locked; always in the same order, so that no two calls wait for each other. */
export async function lockAttendees(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AttendeeRow>> {
  const rows = await tx
    .select()
    .from(attendees)
    .where(inArray(attendees.id, [...ids]))
    .orderBy(asc(attendees.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** What emails to these attendees are addressed with, without an order. */
export function listAddressees(db: Db, ids: readonly string[]) {
  return db
    .select({ id: attendees.id, firstName: attendees.firstName, email: attendees.email })
    .from(attendees)
    .where(inArray(attendees.id, [...ids]));
}

/**
 * The attendees on the extra tickets of a holder. What changes them together with the holder locks all of them at once: a
 * message between two of them would wait for it otherwise, and it for the message.
 */
export async function listGuestIds(db: Db, holderId: string): Promise<string[]> {
  const isGuest = eq(attendees.invitedByAttendeeId, holderId);
  const guests = await db.select({ id: attendees.id }).from(attendees).where(isGuest);
  return guests.map(({ id }) => id);
}

/** Adds an attendee. Null when the email address, in any spelling, belongs to one already. */
export async function addAttendee(db: Db, attendee: NewAttendee): Promise<AttendeeRow | null> {
  const [row] = await db.insert(attendees).values(attendee).onConflictDoNothing().returning();
  return row ?? null;
}

/**
 * Why an attendee could not be added: the address is an account's, or another spelling of it is the name that the account
 * logs in with.
 */
export async function codeOfTaken(db: Db, email: string): Promise<'create-user-0003' | 'create-user-0004'> {
  const known = await findAttendeeByEmail(db, email);
  return known && known.email !== email ? 'create-user-0004' : 'create-user-0003';
}

interface Progress {
  registrationStatus?: RegistrationStatus;
  profile?: AttendeeRow['profile'];
}

/** Moves the registration of an attendee on. */
export async function updateRegistration(db: Db, id: string, progress: Progress, now: Date): Promise<void> {
  await db
    .update(attendees)
    .set({ ...progress, updatedAt: now })
    .where(eq(attendees.id, id));
}

/**
 * Stores the tags an attendee wants to be matched by. Choosing some means agreeing to messages; choosing none leaves
 * that agreement as it was.
 */
export async function chooseTopics(db: Db, id: string, tags: AttendeeTag[], now: Date): Promise<void> {
  const agreed = tags.length > 0 ? { acceptsMessages: true } : {};
  await db
    .update(attendees)
    .set({ tags, ...agreed, updatedAt: now })
    .where(eq(attendees.id, id));
}

/** Gives an attendee a photo, which the organisers have not looked at yet. */
export async function setPhoto(db: Db, id: string, imageUrl: string, now: Date): Promise<void> {
  await db
    .update(attendees)
    .set({ imageUrl, imageStatus: 'Uploaded', updatedAt: now })
    .where(eq(attendees.id, id));
}

/** Stores another hash of the same password, unless there is another password by now. */
export async function renewPasswordHash(
  db: Db,
  { id, passwordHash }: Pick<AttendeeRow, 'id' | 'passwordHash'>,
  renewed: string,
): Promise<void> {
  const isUnchanged = and(eq(attendees.id, id), eq(attendees.passwordHash, passwordHash ?? ''));
  await db.update(attendees).set({ passwordHash: renewed }).where(isUnchanged);
}

/** Sets an attendee's password. Access tokens that were signed before count no longer. */
export async function setPassword(db: Db, id: string, passwordHash: string, now: Date): Promise<void> {
  await db
    .update(attendees)
    .set({ passwordHash, tokensCountFrom: now, updatedAt: now })
    .where(eq(attendees.id, id));
}
