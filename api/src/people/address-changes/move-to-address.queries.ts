import { eq } from 'drizzle-orm';
import { isDuplicate } from '../../platform/db/database-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type AttendeeRow, attendees } from '../attendees/attendees.tables.ts';
import { anotherHasIt } from '../public/begin-change.ts';
import { withdrawOneTimeTokens } from '../public/one-time-tokens.queries.ts';

/**
 * Gives an account another address. Links that were sent to the old one open nothing more.
 * @throws as `anotherHasIt` when the address belongs to another account
 */
export async function moveToAddress(
  tx: Tx,
  attendee: AttendeeRow,
  change: Pick<AttendeeRow, 'email'> & Partial<AttendeeRow>,
  now: Date,
): Promise<void> {
  try {
    await tx
      .update(attendees)
      .set({ ...change, updatedAt: now })
      .where(eq(attendees.id, attendee.id));
  } catch (error) {
    throw isDuplicate(error, 'attendees_email_key_unique') ? anotherHasIt(attendee) : error;
  }
  await withdrawOneTimeTokens(tx, 'all', attendee.id, now);
}
