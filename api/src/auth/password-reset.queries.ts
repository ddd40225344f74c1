import { inArray } from 'drizzle-orm';
import { mailLinks } from '@summit/contract/mail-links';
import { findAttendeeByEmail } from '../attendees/attendees.queries.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { writeLetter } from '../letters/letters.queries.ts';
import type { Db } from '../platform/db/db.ts';
import type { Platform } from '../platform/platform.ts';
import { issueOneTimeToken } from './one-time-tokens.queries.ts';
import { passwordRequests } from './sessions.tables.ts';

type Needs = Pick<Platform, 'db' | 'mail' | 'clock' | 'config'>;

/** Keeps a request for a new password until somebody looks whether the address is known. */
export async function keepPasswordRequest(db: Db, email: string, now: Date): Promise<void> {
  await db.insert(passwordRequests).values({ email, requestedAt: now });
}

/** Writes to the known addresses among the kept requests. Several processes may do this at the same time. */
export async function answerPasswordRequests(needs: Needs): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await needs.db.transaction(async (tx) => {
      const oldest = tx
        .select({ id: passwordRequests.id })
        .from(passwordRequests)
        .orderBy(passwordRequests.requestedAt)
        .limit(1)
        .for('update', { skipLocked: true });
      const [request] = await tx
        .delete(passwordRequests)
        .where(inArray(passwordRequests.id, oldest))
        .returning();
      const attendee = request && (await findAttendeeByEmail(tx, request.email));
      if (attendee) {
        await mailPasswordLink(needs, tx, attendee);
      }
      return request !== undefined;
    });
  }
}

/** Mails an attendee a link that sets a new password, once, for an hour. */
export async function mailPasswordLink(
  { mail, clock, config }: Omit<Needs, 'db'>,
  tx: Db,
  { id, email, firstName }: AttendeeRow,
): Promise<void> {
  const token = await issueOneTimeToken(tx, 'passwordReset', id, clock.now());
  const url = config.siteOrigin + mailLinks.passwordReset(token);
  const written = await writeLetter(tx, 'passwordReset', { firstName, url });
  await mail.enqueue(tx, { to: email, topic: 'password-reset', ...written });
}
