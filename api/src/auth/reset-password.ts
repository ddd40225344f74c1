import type { authCalls } from '@summit/contract/calls/auth';
import { setPassword } from '../attendees/attendees.queries.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { redeemOneTimeToken, withdrawOneTimeTokens } from './one-time-tokens.queries.ts';
import { endSessionsOf } from './session-rows.queries.ts';

/** Sets a new password with the token of a mail, and signs the attendee out everywhere: whoever had got in is out. */
export function resetPasswordWith(platform: Platform): Handler<typeof authCalls.resetPassword> {
  const { db, clock, passwords } = platform;
  return async ({ body, fail }) => {
    const passwordHash = await passwords.hash(body.password);
    await db.transaction(async (tx) => {
      const now = clock.now();
      const found = await redeemOneTimeToken(tx, 'passwordReset', body.token, now);
      if (typeof found === 'string') {
        // The failure rolls the use back: an expired token stays an expired one.
        return fail(found === 'expired' ? 'cryptography-0001' : 'cqrs-0009');
      }
      const { attendeeId } = found;
      await setPassword(tx, attendeeId, passwordHash, now);
      await withdrawOneTimeTokens(tx, 'passwordReset', attendeeId, now);
      await withdrawOneTimeTokens(tx, 'login', attendeeId, now);
      await endSessionsOf(tx, attendeeId);
    });
  };
}
