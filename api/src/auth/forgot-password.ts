import type { authCalls } from '@summit/contract/calls/auth';
import { findAttendeeByEmail } from '../attendees/attendees.queries.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { countAttempt } from './login-limits.ts';
import { keepPasswordRequest, mailPasswordLink } from './password-reset.queries.ts';

/**
 * Takes a request for a new password. It is only kept here and looked at afterwards, so that known and unknown
 * addresses are answered the same, in the same time. The attendee variant answers whether the address is known.
 * @param lookAtRequests called when there is a request to look at
 */
export function forgotPasswordWith(
  platform: Platform,
  lookAtRequests: () => void,
): Handler<typeof authCalls.forgotPasswordRequest> {
  const { db, clock } = platform;
  return async ({ body, query, request, fail }) => {
    await countAttempt(platform, { what: 'new password', email: body.email, address: request.ip });
    if (query.variant !== 'attendee') {
      await keepPasswordRequest(db, body.email, clock.now());
      lookAtRequests();
      return;
    }
    const attendee = await findAttendeeByEmail(db, body.email);
    if (!attendee) {
      return fail('cqrs-0009');
    }
    await db.transaction((tx) => mailPasswordLink(platform, tx, attendee));
  };
}
