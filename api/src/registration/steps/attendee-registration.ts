import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { isSameEmail } from '@summit/contract/contact-details/email-address';
import { subscribe } from '../../content/public/subscribers.queries.ts';
import { packagesFor } from '../../orders/public/packages.queries.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import { findDomainProblem } from '../../people/public/email-domains.queries.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { createCheckInvitationHandler } from './check-invitation.ts';
import { createCompleteByTokenHandler } from './completion/complete-by-token.ts';
import { createCompleteRegistrationHandler } from './completion/complete-registration.ts';
import { createInvitedStepOneHandler } from './invited/invited-step-one.ts';
import { createInvitedStepTwoHandler } from './invited/invited-step-two.ts';
import { createSelectPackageHandler } from './select-package.ts';
import { createSubmitStepOneHandler } from './step-one.ts';
import { createSubmitStepTwoHandler } from './step-two.ts';
import { createSubmitTopicsHandler } from './submit-topics.ts';

/** Registering as a buyer or seller, from the first step to the chosen package. */
export const attendeeRegistration: Capability = (app, platform) => {
  const { db, clock, rateLimiter } = platform;
  serve(app, attendeeRegistrationCalls, {
    submitStepOne: createSubmitStepOneHandler(platform),
    submitStepTwo: createSubmitStepTwoHandler(platform),

    attendeePackages: async ({ query, attendee, fail }) => {
      const isOwn = !query.attendeeEmail || isSameEmail(query.attendeeEmail, attendee.email);
      const category = isOwn && attendee.categoryId && (await findCategory(db, attendee.categoryId));
      return category ? packagesFor(db, attendee.id, category, clock.now()) : fail('fm.cms-0041');
    },

    selectPackage: createSelectPackageHandler(platform),
    completeRegistration: createCompleteRegistrationHandler(platform),

    submitKillerFeature: createSubmitTopicsHandler(platform),
    completeByToken: createCompleteByTokenHandler(platform),
    regularInvitationToken: createCheckInvitationHandler(platform),
    invitedStepOne: createInvitedStepOneHandler(platform),
    invitedStepTwo: createInvitedStepTwoHandler(platform),

    shortAttendee: async ({ body, request, fail }) => {
      await rateLimiter.visit('subscribeOfDevice', request);
      await rateLimiter.requireAttempt('subscribeOfAddress', { email: body.email });
      const problem = await findDomainProblem(db, body.email);
      if (problem) return fail(problem);
      await db.transaction((tx) => subscribe(platform, tx, body));
    },
  });
};
