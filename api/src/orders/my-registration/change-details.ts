import type * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { isSameEmail } from '@summit/contract/contact-details/email-address';
import { newAddress, ownDetailsAtWork } from '@summit/contract/registration/registration-fields';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { findWantedAddress } from '../../people/public/address-changes.queries.ts';
import { findAttendee, lockAttendee } from '../../people/public/attendees.queries.ts';
import { beginAddressChange } from '../../people/public/begin-change.ts';
import { lockWithPassword } from '../../people/public/lock-with-password.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBody } from '../../platform/requests/validation.ts';
import { storeOwnDetails } from './own-details.queries.ts';
import { toOwnDetails, worksForCompany } from './own-details.ts';

/**
 * Changes what an attendee said about themselves. The ticket and its number stay the same; so does the address until the
 * new one is confirmed.
 */
export function createChangeDetailsHandler(
  platform: Platform,
): Handler<typeof myRegistrationCalls.changeOwnDetails> {
  const { db, clock, rateLimiter, responseCache } = platform;
  return async ({ attendee, body, fail }) => {
    await rateLimiter.requireAttempt('detailsOfAttendee', { id: attendee.id });
    const before = await findAttendee(db, attendee.id);
    if (!before) return fail('cqrs-0009');
    const { currentPassword } = body;
    if (currentPassword && !(await isPasswordRight(platform, before, currentPassword))) {
      return fail('fm.cms-0070');
    }
    const changed = await db.transaction(async (tx) => {
      const row = currentPassword
        ? await lockWithPassword(tx, platform, before, currentPassword)
        : await lockAttendee(tx, before.id);
      if (!row) return fail(currentPassword ? 'fm.cms-0070' : 'cqrs-0009');
      if (worksForCompany(row)) readBody(ownDetailsAtWork, body);
      if (!isSameEmail(body.email, row.email)) {
        readBody(newAddress, body);
        await beginAddressChange(platform, tx, row, {
          newEmail: body.email,
          hasPassword: Boolean(currentPassword),
        });
      }
      const after = await storeOwnDetails(tx, row, body, clock.now());
      return toOwnDetails(after, await findWantedAddress(tx, row.id, clock.now()));
    });
    responseCache.drop('attendees');
    return changed;
  };
}

/** Limited: a stolen session must not serve to guess it. */
async function isPasswordRight(
  { passwords, rateLimiter }: Platform,
  { id, passwordHash }: AttendeeRow,
  given: string,
): Promise<boolean> {
  await rateLimiter.requireAttempt('passwordChangeOfAttendee', { id });
  const isRight = await passwords.verify(passwordHash, given);
  if (isRight) await rateLimiter.refund('passwordChangeOfAttendee', { id });
  return isRight;
}
