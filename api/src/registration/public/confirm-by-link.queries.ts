import { eq } from 'drizzle-orm';
import { endTransfer } from '../../orders/public/transfers.queries.ts';
import { type AttendeeRow, attendees } from '../../people/attendees/attendees.tables.ts';
import { confirmEmail, isEmailConfirmed } from '../../people/public/confirmed-email.queries.ts';
import { mailPasswordRemoved } from '../../people/public/mailed-links.ts';
import { endSessions, isSignedInOn } from '../../people/public/session-rows.queries.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';

/** The circumstances in which a link was opened. */
interface Press {
  deviceId: string;
  /** Whether the owner of the mailbox says that they chose the password themselves, on another device. */
  keepsPassword?: boolean;
}

/** Whether opening a link on a device invalidates the password, because it is not known who chose it. */
export async function endsPassword(
  db: Db,
  attendee: AttendeeRow,
  deviceId: string,
  now: Date,
): Promise<boolean> {
  if (isEmailConfirmed(attendee) || attendee.passwordHash === null) return false;
  return !(await isSignedInHere(db, attendee, deviceId, now));
}

async function isSignedInHere(db: Db, { id }: AttendeeRow, deviceId: string, now: Date): Promise<boolean> {
  return isSignedInOn(db, id, deviceId, now);
}

/**
 * Confirms an attendee's address, because a link that was sent to exactly this address was opened. The person who
 * registered may not be the owner of the mailbox: unless the attendee is signed in on this device, or the reader says
 * that it was them, the password, the sessions and what was begun in them end, and the owner chooses a new password.
 * @returns whether there was a password, which is no longer valid
 */
export async function confirmByLink(
  platform: Pick<Platform, 'mail' | 'clock' | 'config'>,
  tx: Tx,
  attendee: AttendeeRow,
  { deviceId, keepsPassword = false }: Press,
): Promise<boolean> {
  if (isEmailConfirmed(attendee)) return false;
  await confirmEmail(tx, attendee.id, attendee.email);
  const now = platform.clock.now();
  if (keepsPassword || (await isSignedInHere(tx, attendee, deviceId, now))) return false;
  await endSessions(tx, attendee.id, now);
  // Offers of the ticket end too, because the owner of the mailbox has not made them.
  await endTransfer(tx, attendee, now);
  if (attendee.passwordHash === null) return false;
  await tx.update(attendees).set({ passwordHash: null, updatedAt: now }).where(eq(attendees.id, attendee.id));
  await mailPasswordRemoved(platform, tx, attendee);
  return true;
}
