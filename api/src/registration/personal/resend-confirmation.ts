import type * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { findAttendee } from '../../people/public/attendees.queries.ts';
import { isEmailConfirmed } from '../../people/public/confirmed-email.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailAddressConfirmation, mailConfirmation } from '../public/confirmation.ts';

/**
 * Emails the ticket again to an attendee whose registration is complete. While the address is not confirmed, the email
 * has the link that confirms it, whatever the state of the registration.
 */
export function createResendConfirmationHandler(
  platform: Platform,
): Handler<typeof attendeeSelfCalls.resendConfirmation> {
  const { db, rateLimiter } = platform;
  return async ({ attendee, request, fail }) => {
    const row = await findAttendee(db, attendee.id);
    const isConfirmed = row !== null && isEmailConfirmed(row);
    if (!row || (isConfirmed && row.registrationStatus !== 'Completed')) return fail('cqrs-0009');
    await rateLimiter.visit('confirmationMailOfDevice', request);
    await rateLimiter.requireAttempt('confirmationMailOfAttendee', { id: row.id });
    await db.transaction((tx) =>
      isConfirmed
        ? mailConfirmation(platform, tx, row, { kind: 'confirmationAgain' })
        : mailAddressConfirmation(platform, tx, row),
    );
  };
}
