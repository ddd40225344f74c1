import type * as invitationCalls from '@summit/contract/calls/invitations';
import { mailLinks } from '@summit/contract/session/mail-links';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { lockAttendee } from '../../people/public/attendees.queries.ts';
import { findDomainProblem } from '../../people/public/email-domains.queries.ts';
import { newLinkToken } from '../../platform/accounts/link-token.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { listSentInvitations } from '../public/invitations.queries.ts';
import { keepInvitation } from './keep-invitation.queries.ts';

/** Emails a link to a guest for whom the inviter has a ticket. A new link to the same address replaces the old one. */
export function createSendInvitationHandler(
  platform: Platform,
): Handler<typeof invitationCalls.sendInvitation> {
  const { db, clock, rateLimiter } = platform;
  return async ({ attendee, body: { email }, fail }) => {
    await rateLimiter.requireAttempt('invitationOfAttendee', { id: attendee.id });
    const problem = await findDomainProblem(db, email);
    if (problem) return fail(problem === 'forbidden.domain-0001' ? 'email.domain-0002' : problem);
    return db.transaction(async (tx) => {
      // Concurrent calls that send, withdraw or use an invitation of this inviter wait here for each other.
      const inviter = await lockAttendee(tx, attendee.id);
      if (inviter?.registrationStatus !== 'Completed') return fail('invited-attendee-submit-0001');
      const token = newLinkToken();
      await keepInvitation(tx, inviter.id, { email, token, now: clock.now() });
      await sendEmail(platform, tx, inviter, { email, token });
      return listSentInvitations(tx, inviter.id);
    });
  };
}

async function sendEmail(
  { mail, config }: Platform,
  tx: Db,
  { firstName, lastName }: AttendeeRow,
  { email, token }: { email: string; token: string },
): Promise<void> {
  const written = await writeEmail(tx, 'invitation', {
    firstName: (await readTexts(tx, mailTexts))['mail.invitation.invitee'],
    inviter: `${firstName} ${lastName}`,
    url: config.siteOrigin + mailLinks.invitation(token),
  });
  await mail.enqueue(tx, { to: email, topic: 'invitation', ...written });
}
