import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { findAttendeeByEmail } from '../public/attendees.queries.ts';
import { isEmailConfirmed } from '../public/confirmed-email.queries.ts';
import { withdrawOneTimeTokens } from '../public/one-time-tokens.queries.ts';
import { endSessions } from '../public/session-rows.queries.ts';

/**
 * Takes an address from an account that has never confirmed it, for the one who has just proved to read its mailbox:
 * someone who moved an account away could register its address, so that it never came back. The account stays, and
 * no one can log in to it; organisers can give it another address. Does nothing where the address is confirmed.
 */
export async function releaseAddress(tx: Tx, email: string, now: Date): Promise<void> {
  const other = await findAttendeeByEmail(tx, email);
  if (!other || isEmailConfirmed(other)) return;
  // The domain is reserved, so no mailbox can exist there.
  const nowhere = { email: `${other.id}@taken-back.invalid`, passwordHash: null, tokensCountFrom: now };
  await tx
    .update(attendees)
    .set({ ...nowhere, updatedAt: now })
    .where(eq(attendees.id, other.id));
  await withdrawOneTimeTokens(tx, 'all', other.id, now);
  await endSessions(tx, other.id, now);
}
