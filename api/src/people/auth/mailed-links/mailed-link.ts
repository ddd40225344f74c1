import type * as authCalls from '@summit/contract/calls/auth';
import { mailLinks } from '@summit/contract/session/mail-links';
import { maskedEmail } from '@summit/contract/session/masked-email';
import { writeEmail } from '../../../emails/public/emails.ts';
import { getDevice } from '../../../platform/device-of.ts';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endsPassword } from '../../../registration/public/confirm-by-link.queries.ts';
import type { AttendeeRow } from '../../attendees/attendees.tables.ts';
import { loginRefusal } from '../../public/login-refusal.ts';
import { mailLoginLink } from '../../public/mailed-links.ts';
import { findMailedToken, issueOneTimeToken, loginPurposes } from '../../public/one-time-tokens.queries.ts';
import type { OneTimePurpose } from '../sessions/sessions.tables.ts';

/** What a page shows of the link that led to it, before its visitor has pressed anything. */
export function createMailedLinkHandler({
  db,
  clock,
  rateLimiter,
}: Platform): Handler<typeof authCalls.mailedLink> {
  return async ({ body, request, fail }) => {
    await rateLimiter.visit('mailedLinkOfDevice', request);
    const found = await findMailedToken(db, body.token, clock.now());
    if (!found) return fail('cqrs-0009');
    const { state, attendee } = found;
    return {
      state,
      email: maskedEmail(attendee.email),
      endsPassword: await endsPassword(db, attendee, getDevice(request), clock.now()),
    };
  };
}

/** Mails a new link to the owner of one that was used or is too old. Who pressed it learns nothing else. */
export function createRenewMailedLinkHandler(platform: Platform): Handler<typeof authCalls.renewMailedLink> {
  const { db, clock, rateLimiter, mail, config } = platform;
  return async ({ body, request, fail }) => {
    await rateLimiter.visit('mailedLinkOfDevice', request);
    const found = await findMailedToken(db, body.token, clock.now());
    if (!found) return fail('cqrs-0009');
    const { purpose, attendee } = found;
    await rateLimiter.requireAttempt('mailedLinkOfAttendee', { id: attendee.id });
    if (loginRefusal(attendee)) return;
    await db.transaction(async (tx) => {
      // No email logs an organiser in.
      if (attendee.organiserRole && loginPurposes.includes(purpose)) {
        return mailLoginLink(platform, tx, attendee);
      }
      const token = await issueOneTimeToken(tx, purpose, attendee, clock.now());
      const url = config.siteOrigin + getPage(purpose, attendee)(token);
      const written = await writeEmail(tx, 'newLink', { firstName: attendee.firstName, url });
      await mail.enqueue(tx, { to: attendee.email, topic: 'new-link', ...written });
    });
  };
}

/** An attendee without a ticket continues the registration: the link may have been in the offer of a place. */
function getPage(purpose: OneTimePurpose, { registrationStatus }: AttendeeRow): (token: string) => string {
  if (purpose !== 'login') return mailLinks[purpose];
  return registrationStatus === 'Completed' ? mailLinks.ticket : mailLinks.packages;
}
