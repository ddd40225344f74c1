import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { lockAttendee, updateRegistration } from '../../../people/public/attendees.queries.ts';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSection } from '../../../settings/public/settings.queries.ts';
import { notifyCompletion } from '../../public/completion.ts';
import { registrationStatusObject } from '../../public/registration-status.ts';
import { hasPlaceForGood } from '../place-for-good.ts';

/** Completes a registration that has a permanent place and no further steps. */
export function createCompleteRegistrationHandler(
  platform: Platform,
): Handler<typeof attendeeRegistrationCalls.completeRegistration> {
  const { db, clock, responseCache } = platform;
  return async ({ attendee, fail }) => {
    const { killerFeatureIsEnabled } = await readSection(db, 'global');
    const status = await db.transaction(async (tx) => {
      const row = await lockAttendee(tx, attendee.id);
      if (!row || row.registrationStatus === 'SubmitStepOne') return fail('fm.cms-0041');
      if (row.registrationStatus === 'Completed') return fail('fm.cms-0019');
      if (!(await hasPlaceForGood(tx, row, clock.now()))) return fail('fm.cms-0021');
      if (killerFeatureIsEnabled && row.tags.length === 0) return fail('fm.cms-0023');
      const registrationStatus = 'Completed' as const;
      await updateRegistration(tx, row.id, { registrationStatus }, clock.now());
      await notifyCompletion(platform, tx, row);
      return registrationStatusObject({ ...row, registrationStatus });
    });
    responseCache.drop('attendees');
    return status;
  };
}
