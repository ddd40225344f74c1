import type { attendeeSelfCalls } from '@summit/contract/calls/attendee-self';
import { findAttendee, setPassword } from '../attendees/attendees.queries.ts';
import { endSessionsOf } from '../auth/session-rows.queries.ts';
import { deviceOf } from '../auth/sessions.queries.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { RateLimit } from '../platform/rate-limit/rate-limiter.ts';

/** As few as a login has: whoever holds a stolen token shall not guess the password with it. */
const tries: RateLimit = { limit: 10, windowSeconds: 15 * 60 };

/**
 * Sets a new password for an attendee who knows the present one. Every other device is signed out; this one renews its
 * access token with its next call.
 */
export function changePasswordWith(platform: Platform): Handler<typeof attendeeSelfCalls.changePassword> {
  const { db, clock, passwords, rateLimiter } = platform;
  return async ({ body, attendee, request, fail }) => {
    const key = `change password ${attendee.id}`;
    const retryAfter = await rateLimiter.take(key, tries);
    if (retryAfter !== null) {
      return fail('rate-limit-0001', { retryAfter });
    }
    const row = await findAttendee(db, attendee.id);
    if (!row) {
      return fail('cqrs-0009');
    }
    if (!(await passwords.verify(row.passwordHash, body.password))) {
      return fail('fm.cms-0070');
    }
    await rateLimiter.giveBack(key);
    const passwordHash = await passwords.hash(body.newPassword);
    await db.transaction(async (tx) => {
      await setPassword(tx, row.id, passwordHash, clock.now());
      await endSessionsOf(tx, row.id, deviceOf(request));
    });
  };
}
