import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { isSameEmail } from '@summit/contract/email-address';
import { findCategory } from '../attendees/categories.queries.ts';
import { findDomainProblem } from '../email-domains/email-domains.queries.ts';
import { packagesFor } from '../packages/packages.queries.ts';
import { type Capability, serve } from '../platform/serve.ts';
import { subscribe } from '../subscribe/subscribers.queries.ts';
import { checkInvitationWith } from './check-invitation.ts';
import { completeByTokenWith } from './complete-by-token.ts';
import { completeRegistrationWith } from './complete-registration.ts';
import { invitedStepOneWith } from './invited-step-one.ts';
import { invitedStepTwoWith } from './invited-step-two.ts';
import { selectPackageWith } from './select-package.ts';
import { submitStepOneWith } from './step-one.ts';
import { submitStepTwoWith } from './step-two.ts';
import { submitTopicsWith } from './submit-topics.ts';

/** Registering as a buyer or seller, from the first step to the chosen package. */
export const attendeeRegistration: Capability = (app, platform) => {
  const { db, clock, rateLimiter } = platform;
  serve(app, attendeeRegistrationCalls, {
    submitStepOne: submitStepOneWith(platform),
    submitStepTwo: submitStepTwoWith(platform),

    attendeePackages: async ({ query, attendee, fail }) => {
      const isOwn = !query.attendeeEmail || isSameEmail(query.attendeeEmail, attendee.email);
      const category = isOwn && attendee.categoryId && (await findCategory(db, attendee.categoryId));
      return category ? packagesFor(db, attendee.id, category, clock.now()) : fail('fm.cms-0041');
    },

    selectPackage: selectPackageWith(platform),
    completeRegistration: completeRegistrationWith(platform),

    submitKillerFeature: submitTopicsWith(platform),
    completeByToken: completeByTokenWith(platform),
    regularInvitationToken: checkInvitationWith(platform),
    invitedStepOne: invitedStepOneWith(platform),
    invitedStepTwo: invitedStepTwoWith(platform),

    shortAttendee: async ({ body, request, fail }) => {
      await rateLimiter.visit('subscribeOfDevice', request);
      await rateLimiter.demand('subscribeOfAddress', { email: body.email });
      const problem = await findDomainProblem(db, body.email);
      if (problem) return fail(problem);
      await db.transaction((tx) => subscribe(platform, tx, body));
    },
  });
};
