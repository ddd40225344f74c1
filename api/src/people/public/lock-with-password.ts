import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { lockAttendee } from './attendees.queries.ts';

/**
 * Locks an attendee whose password was right when it was checked. The check is slow, so it precedes the transaction, and
 * the owner may have replaced the password meanwhile to put somebody out: what was begun with the old one ends here.
 * @param checked the attendee as they were when the password was checked
 * @returns null when it is another password by now
 */
export async function lockWithPassword(
  tx: Tx,
  { passwords }: Pick<Platform, 'passwords'>,
  checked: Pick<AttendeeRow, 'id' | 'passwordHash'>,
  password: string,
): Promise<AttendeeRow | null> {
  const row = await lockAttendee(tx, checked.id);
  if (!row) return null;
  // A login can store another hash of the same password.
  const isRight =
    row.passwordHash === checked.passwordHash || (await passwords.verify(row.passwordHash, password));
  return isRight ? row : null;
}
