import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { lockAttendee, updateRegistration } from '../../../people/public/attendees.queries.ts';
import { loginRefusal } from '../../../people/public/login-refusal.ts';
import { ownerOfOneTimeToken } from '../../../people/public/one-time-tokens.queries.ts';
import { getDevice } from '../../../platform/device-of.ts';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifyCompletion } from '../../public/completion.ts';
import { confirmByLink } from '../../public/confirm-by-link.queries.ts';
import { registrationStatusObject } from '../../public/registration-status.ts';
import { hasPlaceForGood } from '../place-for-good.ts';

/**
 * Takes the token of an email. A confirmation token only confirms the address, any number of times; a completion token
 * completes the registration without the topics.
 */
export function createCompleteByTokenHandler(
  platform: Platform,
): Handler<typeof attendeeRegistrationCalls.completeByToken> {
  const { db, clock, responseCache } = platform;
  return async ({ query, request, fail }) => {
    // A refusal is returned, not thrown: the address that the token has confirmed stays confirmed.
    const outcome = await db.transaction(async (tx) => {
      const now = clock.now();
      const confirming = await ownerOfOneTimeToken(tx, 'confirmation', query.token, now);
      const owner = confirming ?? (await ownerOfOneTimeToken(tx, 'completion', query.token, now));
      const locked = owner && (await lockAttendee(tx, owner.id));
      // The link of a blocked attendee does nothing, nor does one whose address was changed meanwhile.
      if (locked?.email !== owner?.email || !locked || loginRefusal(locked)) return fail('fm.cms-0009');
      const passwordRemoved = await confirmByLink(platform, tx, locked, {
        deviceId: getDevice(request),
        keepsPassword: query.keepsPassword === 'yes',
      });
      const row = { ...locked, confirmedEmail: locked.email };
      if (confirming) return { ...registrationStatusObject(row), passwordRemoved };
      if (row.registrationStatus === 'Completed') return 'fm.cms-0019' as const;
      const isReady = await hasPlaceForGood(tx, row, now);
      if (row.registrationStatus !== 'PendingPackageSelection' || !isReady) return 'fm.cms-0009' as const;
      const registrationStatus = 'Completed' as const;
      await updateRegistration(tx, row.id, { registrationStatus }, now);
      await notifyCompletion(platform, tx, row);
      return { ...registrationStatusObject({ ...row, registrationStatus }), passwordRemoved };
    });
    if (typeof outcome === 'string') return fail(outcome);
    responseCache.drop('attendees');
    return outcome;
  };
}
