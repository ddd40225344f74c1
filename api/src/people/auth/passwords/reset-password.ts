import type * as authCalls from '@summit/contract/calls/auth';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { setPassword } from '../../public/attendees.queries.ts';
import { confirmEmail } from '../../public/confirmed-email.queries.ts';
import {
  loginPurposes,
  redeemOneTimeToken,
  withdrawOneTimeTokens,
} from '../../public/one-time-tokens.queries.ts';
import { endSessions } from '../../public/session-rows.queries.ts';
import { allowAttempts } from '../login-limits.ts';

/**
 * Sets a new password with the token of an email, and signs the attendee out everywhere, so that an intruder is out.
 * The new password can be used at once, however many attempts were made before.
 */
export function createResetPasswordHandler(platform: Platform): Handler<typeof authCalls.resetPassword> {
  const { db, clock, passwords, rateLimiter } = platform;
  return async ({ body, request, fail }) => {
    await rateLimiter.visit('passwordResetOfDevice', request);
    const email = await db.transaction(async (tx) => {
      const now = clock.now();
      const found = await redeemOneTimeToken(tx, 'passwordReset', body.token, now);
      if (typeof found === 'string') {
        // The failure rolls the use back: an expired token stays an expired one.
        return fail(found === 'expired' ? 'cryptography-0001' : 'cqrs-0009');
      }
      // The hash is computed only now, because it is expensive and forged tokens must not cost one.
      const passwordHash = await passwords.hash(body.password);
      const { id, email: mailedTo } = found.attendee;
      await setPassword(tx, id, passwordHash, now);
      await confirmEmail(tx, id, mailedTo);
      await withdrawOneTimeTokens(tx, ['passwordReset', ...loginPurposes], id, now);
      await endSessions(tx, id, now);
      return mailedTo;
    });
    await allowAttempts(platform, { what: 'login', email, request });
  };
}
