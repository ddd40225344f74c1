import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { lockAttendee, updateRegistration } from '../../../people/public/attendees.queries.ts';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSection } from '../../../settings/public/settings.queries.ts';
import { notifyCompletion } from '../../public/completion.ts';
import { readExtraTickets } from '../../public/extra-tickets.queries.ts';
import { countStep } from '../step-limits.ts';

/**
 * Stores the answers of an invited attendee, which completes their registration. While the photo is missing the call
 * fails with fm.cms-0120 all the same, which leads on to the photo.
 */
export function createInvitedStepTwoHandler(
  platform: Platform,
): Handler<typeof attendeeRegistrationCalls.invitedStepTwo> {
  const { db, clock, responseCache } = platform;
  return async ({ body, attendee, request, fail }) => {
    await countStep(platform, 'step two', { email: attendee.email, request });
    const { attendeePhotoIsDisabled } = await readSection(db, 'global');
    const registrationStatus = 'Completed' as const;
    const completed = await db.transaction(async (tx) => {
      const row = await lockAttendee(tx, attendee.id);
      if (!row?.invitedByAttendeeId) return fail('fm.cms-0041');
      if (row.registrationStatus !== 'SubmitStepOne') return fail('fm.cms-0019');
      const { arePaid, usedCount, extraTicketsCount } = await readExtraTickets(tx, row.invitedByAttendeeId);
      // Their own ticket is among those that are used: it is gone when the inviter's package was paid back.
      if (!arePaid || usedCount > extraTicketsCount) return fail('invited-attendee-submit-0001');
      const profile = { ...row.profile, ...body };
      await updateRegistration(tx, row.id, { registrationStatus, profile }, clock.now());
      await notifyCompletion(platform, tx, row);
      return row;
    });
    responseCache.drop('attendees');
    if (!attendeePhotoIsDisabled && completed.imageStatus === 'NotUploaded') return fail('fm.cms-0120');
    return { registrationStatus, next: 'registrationCompleted' };
  };
}
