import { and, desc, eq, gte, isNull, or } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import type { ApiSecrets } from '../../platform/accounts/api-secrets.ts';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import { readRowToken } from '../../platform/accounts/row-token.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { type AddressChangeRow, addressChanges } from '../address-records/address-changes.tables.ts';
import { findAttendee } from './attendees.queries.ts';

/** Whose mailbox a link was sent to. */
export type Reader = 'owner' | 'newcomer';

export interface FoundChange {
  change: AddressChangeRow;
  reader: Reader;
  /**
   * `asked`: nobody who may has agreed; `agreed`: the new address is to be confirmed; `done`: it is the account's;
   * `undone`: the owner has taken the account back.
   */
  state: 'asked' | 'agreed' | 'done' | 'undone';
}

/**
 * The change of a link; null when the link is made up, ended, or too old for what its reader could do. The owner has
 * two, in the email at the beginning and in that after the change: both work.
 */
export async function findChange(
  db: Db,
  secrets: ApiSecrets,
  token: string,
  now: Date,
): Promise<FoundChange | null> {
  const [id, hash] = [readRowToken(secrets, 'address change', token), linkTokenHash(token)];
  const isOwners = id ? eq(addressChanges.id, id) : eq(addressChanges.ownerTokenHash, hash);
  const [change] = await db
    .select()
    .from(addressChanges)
    .where(or(isOwners, eq(addressChanges.newTokenHash, hash)));
  if (!change) return null;
  const reader = change.newTokenHash === hash ? 'newcomer' : 'owner';
  if (change.endedAt && (reader !== 'owner' || !(await isUndone(db, change)))) return null;
  const sentAt = reader === 'owner' ? (change.confirmedAt ?? change.createdAt) : change.agreedAt;
  const lifetime = reader === 'owner' ? limits.addressReturn : limits.registrationLinkLifetime;
  if (!sentAt || now.getTime() - sentAt.getTime() > lifetime) return null;
  return { change, reader, state: toState(change) };
}

/**
 * Whether the owner took the account back with this change, and has not chosen a password since. A change that ended for
 * another reason can have left somebody else in the account.
 */
async function isUndone(db: Db, { attendeeId, oldEmail, endedAt }: AddressChangeRow): Promise<boolean> {
  const attendee = await findAttendee(db, attendeeId);
  if (!attendee || !endedAt || attendee.email !== oldEmail || attendee.passwordHash !== null) return false;
  return attendee.tokensCountFrom?.getTime() === endedAt.getTime();
}

function toState({ agreedAt, confirmedAt, endedAt }: AddressChangeRow): FoundChange['state'] {
  if (endedAt) return 'undone';
  if (confirmedAt) return 'done';
  return agreedAt ? 'agreed' : 'asked';
}

/** The address that an attendee wants to have and has not confirmed yet; null when there is none. */
export async function findWantedAddress(db: Db, attendeeId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select()
    .from(addressChanges)
    .where(isOpenOf(attendeeId))
    .orderBy(desc(addressChanges.createdAt))
    .limit(1);
  const isRecent = row && now.getTime() - row.createdAt.getTime() <= limits.registrationLinkLifetime;
  return isRecent ? row.newEmail : null;
}

/** Adds a change, which takes the place of one that was not confirmed. */
export async function addChange(
  tx: Tx,
  change: typeof addressChanges.$inferInsert,
): Promise<AddressChangeRow> {
  await endOpenChanges(tx, change.attendeeId, change.createdAt);
  const [row] = await tx.insert(addressChanges).values(change).returning();
  if (!row) throw new Error('The change was not added.');
  return row;
}

/** Records that a change was agreed to, with the link that follows, or that it was confirmed. */
export async function updateChange(
  tx: Tx,
  { id }: AddressChangeRow,
  set: Partial<Pick<AddressChangeRow, 'agreedAt' | 'newTokenHash' | 'confirmedAt'>>,
): Promise<void> {
  await tx.update(addressChanges).set(set).where(eq(addressChanges.id, id));
}

/** Ends a change and all that followed it: anyone who made them is out. */
export async function endChangesFrom(tx: Tx, change: AddressChangeRow, now: Date): Promise<void> {
  const { attendeeId, createdAt } = change;
  const followed = and(eq(addressChanges.attendeeId, attendeeId), gte(addressChanges.createdAt, createdAt));
  await tx
    .update(addressChanges)
    .set({ endedAt: now })
    .where(and(followed, isNull(addressChanges.endedAt)));
}

/** Ends the unconfirmed change of an account. */
export async function endOpenChanges(tx: Tx, attendeeId: string, now: Date): Promise<void> {
  await tx.update(addressChanges).set({ endedAt: now }).where(isOpenOf(attendeeId));
}

/** Ends every change of an account, confirmed or not: none of their links moves it any more. */
export async function endAllChanges(tx: Tx, attendeeId: string, now: Date): Promise<void> {
  const isLive = and(eq(addressChanges.attendeeId, attendeeId), isNull(addressChanges.endedAt));
  await tx.update(addressChanges).set({ endedAt: now }).where(isLive);
}

function isOpenOf(attendeeId: string) {
  const isOpen = and(isNull(addressChanges.endedAt), isNull(addressChanges.confirmedAt));
  return and(eq(addressChanges.attendeeId, attendeeId), isOpen);
}
