import { getOptionalOne, optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import {
  firstStep,
  invitedFirstStep,
  invitedSecondPart,
  killerFeatureBody,
  secondPart,
  shortSubscribe,
} from '../registration/registration-fields.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { flag, nullableText, shape, text, whole } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/attendees/attendee-registration.ts';
import { tokens } from '../shapes/attendees/auth.ts';
import {
  packageSelection,
  packageSelectionErrors,
  packagesResponse,
  selectPackageBody,
} from '../shapes/attendees/packages.ts';

const firstStepErrors = [...shapes.beginningErrors, 'fm.cms-0019', 'fm.cms-0031'] as const;

export const submitStepOne = defineCall({
  method: 'POST',
  path: '/public/registration/attendee/submit/step-one',
  access: 'public',
  summary: 'Starts a registration and signs the attendee in.',
  body: firstStep,
  response: tokens,
  errors: firstStepErrors,
});

export const submitStepTwo = defineCall({
  method: 'POST',
  path: '/public/registration/attendee/submit/step-two',
  access: 'attendee',
  summary: "The second part; which fields are required depends on the attendee's category.",
  body: secondPart,
  response: shapes.registrationStep,
  errors: [
    'attendee.submit-0003',
    'vat-id-0001',
    'fm.cms-0019',
    'fm.cms-0031',
    'fm.cms-0041',
    'tendee.update-0006',
  ],
});

export const attendeePackages = defineCall({
  method: 'GET',
  path: '/public/registration/attendee/packages',
  access: 'attendee',
  summary: 'The packages the signed-in attendee may choose. attendeeEmail, when sent, has to be their own.',
  query: query({ attendeeEmail: optionalText(limits.email) }),
  response: packagesResponse,
  errors: ['fm.cms-0041'],
});

export const selectPackage = defineCall({
  method: 'POST',
  path: '/public/registration/attendee/packages/select',
  access: 'attendee',
  summary: 'Chooses a package; the place of a paid one is held for 15 minutes.',
  body: selectPackageBody,
  response: packageSelection,
  errors: packageSelectionErrors,
});

export const submitKillerFeature = defineCall({
  method: 'POST',
  path: '/public/registration/attendee/killer-feature',
  access: 'attendee',
  summary: 'The tags an attendee wants to be matched by.',
  body: killerFeatureBody,
  response: shapes.registrationStep,
  errors: [
    'killer-feature-0001',
    'killer-feature-0002',
    'sponsors-0001',
    'fm.cms-0019',
    'fm.cms-0021',
    'fm.cms-0022',
  ],
});

export const completeByToken = defineCall({
  method: 'GET',
  path: '/public/registration/attendee/complete',
  access: 'public',
  summary:
    'Completes a registration, or confirms the address alone, with the token of a mail. Confirms it in both cases.',
  query: query({
    token: requiredText(limits.longText),
    /** The reader of the email chose the password themselves, on another device. */
    keepsPassword: getOptionalOne(['yes']),
  }),
  response: shapes.registrationStatusObject.shape({
    /** The password that was set before the address was confirmed is no longer valid: an email asks for a new one. */
    passwordRemoved: flag(),
  }),
  errors: ['fm.cms-0009', 'fm.cms-0019'],
});

export const completeRegistration = defineCall({
  method: 'POST',
  path: '/public/registration/attendee/complete',
  access: 'attendee',
  summary: 'Completes a registration that has nothing left to choose or pay.',
  response: shapes.registrationStatusObject,
  errors: ['fm.cms-0019', 'fm.cms-0021', 'fm.cms-0023', 'fm.cms-0041', 'fm.cms-0120'],
});

export const regularInvitationToken = defineCall({
  method: 'GET',
  path: '/public/registration/attendee/regular-invitation-token',
  access: 'public',
  summary: "Whether an attendee's invitation can still be used.",
  query: query({ token: requiredText(limits.longText) }),
  response: shape({
    arePaid: flag(),
    remainingExtraTicketsCount: whole(),
    inviterName: text(),
    company: nullableText(),
    email: nullableText(),
  }),
  errors: ['cqrs-0009', 'fm.cms-0009', 'fm.cms-0071'],
});

export const invitedStepOne = defineCall({
  method: 'POST',
  path: '/public/registration/attendee/invited/submit/step-one',
  access: 'public',
  summary: 'Starts the registration of an invited attendee and signs them in.',
  body: invitedFirstStep,
  response: tokens,
  errors: [...firstStepErrors, 'fm.cms-0009', 'fm.cms-0071', 'fm.cms-0072', 'invited-attendee-submit-0001'],
});

export const invitedStepTwo = defineCall({
  method: 'POST',
  path: '/public/registration/attendee/invited/submit/step-two',
  access: 'attendee',
  summary: 'The second part of an invited attendee; fm.cms-0120 asks for the photo.',
  body: invitedSecondPart,
  response: shapes.registrationStep,
  errors: ['fm.cms-0019', 'fm.cms-0041', 'fm.cms-0120', 'invited-attendee-submit-0001'],
});

export const shortAttendee = defineCall({
  method: 'POST',
  path: '/public/registration/short-attendee/submit',
  access: 'public',
  summary: 'Subscribes to the newsletter.',
  captcha: true,
  body: shortSubscribe,
  errors: [
    'email.domain-0001',
    'email.domain-0002',
    'email.domain-0003',
    'forbidden.domain-0001',
    'mailing-list-0001',
    'mailing-list-0004',
  ],
});
