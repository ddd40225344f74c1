import type * as authCalls from '@summit/contract/calls/auth';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAttendeeByEmail } from '../../public/attendees.queries.ts';
import { mailPasswordLink } from '../../public/mailed-links.ts';
import { countAttempt } from '../login-limits.ts';
import { saveMailRequest } from '../mailed-links/mail-requests.queries.ts';

/**
 * Takes a request for a new password. It is only stored here and processed afterwards, so that known and unknown
 * addresses get the same response, in the same time. The attendee variant reveals whether the address is known.
 * @param processRequests called when there is a request to process
 */
export function createForgotPasswordHandler(
  platform: Platform,
  processRequests: () => void,
): Handler<typeof authCalls.forgotPasswordRequest> {
  const { db, clock } = platform;
  return async ({ body, query, request, fail }) => {
    const attempt = { what: 'passwordRequest', email: body.email, request } as const;
    // Beyond the account's limit no email is sent, but the call is not refused: the links already sent still work.
    const isMailed = (await countAttempt(platform, attempt)) === null;
    if (query.variant !== 'attendee') {
      if (isMailed) {
        await saveMailRequest(db, 'passwordReset', body.email, clock.now());
        processRequests();
      }
      return;
    }
    const attendee = await findAttendeeByEmail(db, body.email);
    if (!attendee) return fail('cqrs-0009');
    if (isMailed) await db.transaction((tx) => mailPasswordLink(platform, tx, attendee));
  };
}
