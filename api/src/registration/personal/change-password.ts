import type * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { findAttendee, setPassword } from '../../people/public/attendees.queries.ts';
import { lockWithPassword } from '../../people/public/lock-with-password.ts';
import { endSessions } from '../../people/public/session-rows.queries.ts';
import { getDevice } from '../../platform/device-of.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * Sets a new password for an attendee who knows the current one. Every other device is signed out; this one renews its
 * access token with its next call.
 */
export function createChangePasswordHandler(
  platform: Platform,
): Handler<typeof attendeeSelfCalls.changePassword> {
  const { db, clock, passwords, rateLimiter } = platform;
  return async ({ body, attendee, request, fail }) => {
    await rateLimiter.requireAttempt('passwordChangeOfAttendee', { id: attendee.id });
    const row = await findAttendee(db, attendee.id);
    if (!row) return fail('cqrs-0009');
    if (!(await passwords.verify(row.passwordHash, body.password))) return fail('fm.cms-0070');
    await rateLimiter.refund('passwordChangeOfAttendee', { id: attendee.id });
    const passwordHash = await passwords.hash(body.newPassword);
    await db.transaction(async (tx) => {
      if (!(await lockWithPassword(tx, platform, row, body.password))) return fail('fm.cms-0070');
      const now = clock.now();
      await setPassword(tx, row.id, passwordHash, now);
      await endSessions(tx, row.id, now, getDevice(request));
    });
  };
}
