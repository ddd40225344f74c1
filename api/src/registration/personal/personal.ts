import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { findAttendee } from '../../people/public/attendees.queries.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { registrationStatusObject } from '../public/registration-status.ts';
import { readAttendeeDetails } from './attendee-details.ts';
import { createChangePasswordHandler } from './change-password.ts';
import { createResendConfirmationHandler } from './resend-confirmation.ts';

/** What signed-in attendees read about themselves, and the emails they request. */
export const personal: Capability = (app, platform) => {
  const { db, clock } = platform;
  serve(app, attendeeSelfCalls, {
    attendeeDetails: async ({ attendee, fail }) => {
      const details = await readAttendeeDetails(db, attendee.id, clock.now());
      return details ?? fail('cqrs-0009');
    },

    registrationStatus: async ({ attendee, fail }) => {
      const row = await findAttendee(db, attendee.id);
      return row ? registrationStatusObject(row) : fail('cqrs-0009');
    },

    killerFeatureType: async ({ attendee, fail }) => {
      const { killerFeatureIsEnabled } = await readSection(db, 'global');
      const row = await findAttendee(db, attendee.id);
      if (!row) return fail('cqrs-0009');
      return {
        killerFeatureType: killerFeatureIsEnabled ? 'Tags' : 'None',
        isSubmitted: row.tags.length > 0,
      } as const;
    },

    changePassword: createChangePasswordHandler(platform),
    resendConfirmation: createResendConfirmationHandler(platform),
  });
};
