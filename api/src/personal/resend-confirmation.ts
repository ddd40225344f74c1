import type { attendeeSelfCalls } from '@summit/contract/calls/attendee-self';
import { findAttendee } from '../attendees/attendees.queries.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { RateLimit } from '../platform/rate-limit/rate-limiter.ts';
import { mailConfirmation } from './confirmation.queries.ts';

/** Enough for a mistake or two; more would be a way to fill a mailbox. */
const resendings: RateLimit = { limit: 3, windowSeconds: 3600 };

/** Mails the ticket again to an attendee whose registration is complete. */
export function resendConfirmationWith(
  platform: Platform,
): Handler<typeof attendeeSelfCalls.resendConfirmation> {
  const { db, rateLimiter } = platform;
  return async ({ attendee, fail }) => {
    const row = await findAttendee(db, attendee.id);
    if (row?.registrationStatus !== 'Completed') {
      return fail('cqrs-0009');
    }
    const retryAfter = await rateLimiter.take(`resend confirmation ${row.id}`, resendings);
    if (retryAfter !== null) {
      return fail('rate-limit-0001', { retryAfter });
    }
    await db.transaction((tx) => mailConfirmation(platform, tx, row, 'confirmationAgain'));
  };
}
