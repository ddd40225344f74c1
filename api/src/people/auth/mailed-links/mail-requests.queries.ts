import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AttendeeRow } from '../../attendees/attendees.tables.ts';
import { findAttendeeByEmail } from '../../public/attendees.queries.ts';
import { mailLoginLink, mailPasswordLink } from '../../public/mailed-links.ts';
import { type MailRequestPurpose, mailRequests } from '../sessions/sessions.tables.ts';

type Needs = Pick<Platform, 'db' | 'mail' | 'clock' | 'config'>;

type WriteMail = (needs: Needs, tx: Db, attendee: AttendeeRow) => Promise<void>;

const mails: Record<MailRequestPurpose, WriteMail> = {
  passwordReset: mailPasswordLink,
  login: mailLoginLink,
};

/** Stores a request for an email until `fulfilMailRequests` checks whether the address is known. */
export async function saveMailRequest(
  db: Db,
  purpose: MailRequestPurpose,
  email: string,
  now: Date,
): Promise<void> {
  await db.insert(mailRequests).values({ purpose, email, requestedAt: now });
}

/** Emails the known addresses among the stored requests. Several processes may do this at the same time. */
export async function fulfilMailRequests(needs: Needs): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await needs.db.transaction(async (tx) => {
      const oldest = tx
        .select({ id: mailRequests.id })
        .from(mailRequests)
        .orderBy(mailRequests.requestedAt)
        .limit(1)
        .for('update', { skipLocked: true });
      const [request] = await tx.delete(mailRequests).where(inArray(mailRequests.id, oldest)).returning();
      const attendee = request && (await findAttendeeByEmail(tx, request.email));
      if (attendee) await mails[request.purpose](needs, tx, attendee);
      return request !== undefined;
    });
  }
}
