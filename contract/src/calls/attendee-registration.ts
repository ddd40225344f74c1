import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { query } from '../list-query.ts';
import {
  firstStep,
  invitedFirstStep,
  invitedSecondPart,
  killerFeatureBody,
  secondPart,
  shortSubscribe,
} from '../registration-fields.ts';
import { registrationStatuses } from '../registration-status.ts';
import { choice, flag, nullableText, shape, text, whole } from '../response-shapes.ts';
import { optionalOneOf, optionalText, requiredText } from '../rules.ts';
import { tokens } from './auth.ts';
import { packageSelection, packageSelectionErrors, packagesResponse, selectPackageBody } from './packages.ts';

/** Where the registration continues: a page id of the site map. */
export const registrationStep = shape({
  registrationStatus: choice(registrationStatuses),
  next: choice([
    'registrationSecondPart',
    'registrationPhoto',
    'registrationPackages',
    'registrationKillerFeature',
    'registrationPayment',
    'registrationCompleted',
  ]),
});

/** Where an attendee stands in their registration, as several calls return it. */
export const registrationStatusObject = shape({
  registrationStatus: choice(registrationStatuses),
  /** What the status means, in a sentence for the attendee. */
  message: text(),
  displayName: text(),
  /** Whether an email has proved that the address is the attendee's: calls with `confirmed` require it. */
  isEmailConfirmed: flag(),
});

const firstStepErrors = [
  'registration-0001',
  'fm.cms-0019',
  'fm.cms-0024',
  'fm.cms-0029',
  'fm.cms-0031',
  'fm.cms-0093',
  'create-user-0003',
  'create-user-0004',
  'email.domain-0001',
  'email.domain-0002',
  'email.domain-0003',
] as const;

export const attendeeRegistrationCalls = defineCalls({
  submitStepOne: {
    method: 'POST',
    path: '/public/registration/attendee/submit/step-one',
    access: 'public',
    summary: 'Starts a registration and signs the attendee in.',
    body: firstStep,
    response: tokens,
    errors: firstStepErrors,
  },
  submitStepTwo: {
    method: 'POST',
    path: '/public/registration/attendee/submit/step-two',
    access: 'attendee',
    summary: "The second part; which fields are required depends on the attendee's category.",
    body: secondPart,
    response: registrationStep,
    errors: [
      'attendee.submit-0003',
      'vat-id-0001',
      'fm.cms-0019',
      'fm.cms-0031',
      'fm.cms-0041',
      'tendee.update-0006',
    ],
  },
  attendeePackages: {
    method: 'GET',
    path: '/public/registration/attendee/packages',
    access: 'attendee',
    summary: 'The packages the signed-in attendee may choose. attendeeEmail, when sent, has to be their own.',
    query: query({ attendeeEmail: optionalText(limits.email) }),
    response: packagesResponse,
    errors: ['fm.cms-0041'],
  },
  selectPackage: {
    method: 'POST',
    path: '/public/registration/attendee/packages/select',
    access: 'attendee',
    summary: 'Chooses a package; the place of a paid one is held for 15 minutes.',
    body: selectPackageBody,
    response: packageSelection,
    errors: packageSelectionErrors,
  },
  submitKillerFeature: {
    method: 'POST',
    path: '/public/registration/attendee/killer-feature',
    access: 'attendee',
    summary: 'The tags an attendee wants to be matched by.',
    body: killerFeatureBody,
    response: registrationStep,
    errors: [
      'killer-feature-0001',
      'killer-feature-0002',
      'sponsors-0001',
      'fm.cms-0019',
      'fm.cms-0021',
      'fm.cms-0022',
    ],
  },
  completeByToken: {
    method: 'GET',
    path: '/public/registration/attendee/complete',
    access: 'public',
    summary:
      'Completes a registration, or confirms the address alone, with the token of a mail. Confirms it in both cases.',
    query: query({
      token: requiredText(limits.longText),
      /** The reader of the mail chose the password themselves, on another device. */
      keepsPassword: optionalOneOf(['yes']),
    }),
    response: registrationStatusObject.shape({
      /** The password from before the address was confirmed counts no longer: a mail asks for a new one. */
      passwordRemoved: flag(),
    }),
    errors: ['fm.cms-0009', 'fm.cms-0019'],
  },
  completeRegistration: {
    method: 'POST',
    path: '/public/registration/attendee/complete',
    access: 'attendee',
    summary: 'Completes a registration that has nothing left to choose or pay.',
    response: registrationStatusObject,
    errors: ['fm.cms-0019', 'fm.cms-0021', 'fm.cms-0023', 'fm.cms-0041', 'fm.cms-0120'],
  },
  regularInvitationToken: {
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
  },
  invitedStepOne: {
    method: 'POST',
    path: '/public/registration/attendee/invited/submit/step-one',
    access: 'public',
    summary: 'Starts the registration of an invited attendee and signs them in.',
    body: invitedFirstStep,
    response: tokens,
    errors: [...firstStepErrors, 'fm.cms-0009', 'fm.cms-0071', 'fm.cms-0072', 'invited-attendee-submit-0001'],
  },
  invitedStepTwo: {
    method: 'POST',
    path: '/public/registration/attendee/invited/submit/step-two',
    access: 'attendee',
    summary: 'The second part of an invited attendee; fm.cms-0120 asks for the photo.',
    body: invitedSecondPart,
    response: registrationStep,
    errors: ['fm.cms-0019', 'fm.cms-0041', 'fm.cms-0120', 'invited-attendee-submit-0001'],
  },
  shortAttendee: {
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
  },
});
