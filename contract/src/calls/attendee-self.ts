import { attendeeTypes } from '../attendee-types.ts';
import { defineCalls } from '../call.ts';
import { imageStatuses, registrationStatuses } from '../registration-status.ts';
import { choice, flag, listed, nullableShape, nullableText, shape, text } from '../response-shapes.ts';
import { fields, givenPassword, password } from '../rules.ts';
import { registrationStatusObject } from './attendee-registration.ts';
import { category, packageKinds } from './packages.ts';

/** What the signed-in attendee is shown of their own record. */
const attendeeDetails = shape({
  id: text(),
  attendeeType: choice(attendeeTypes),
  firstName: text(),
  lastName: text(),
  email: text(),
  phone: nullableText(),
  jobTitle: nullableText(),
  company: nullableText(),
  country: nullableText(),
  image: shape({ imageUrl: nullableText(), imageStatus: choice(imageStatuses) }),
  registrationStatus: choice(registrationStatuses),
  invitedByAttendeeId: nullableText(),
  category,
  tags: listed(shape({ id: text(), name: text(), comment: nullableText() })),
  isInTop: flag(),
  accountManagerEmail: nullableText(),
  vatId: nullableText(),
  userName: nullableText(),
  /** Of somebody who registers on a pass: the invitation, by which the calls of the later steps go. */
  pass: nullableShape({ id: text(), code: text(), accountManagerEmailRequired: flag() }),
  /** The package that was chosen. */
  package: nullableShape({ type: text(), name: text(), kind: choice(packageKinds) }),
  /** On the ticket, once the registration is completed. */
  ticketNumber: nullableText(),
});

/** What signed-in attendees read and request about themselves. */
export const attendeeSelfCalls = defineCalls({
  attendeeDetails: {
    method: 'GET',
    path: '/attendee/personal/details',
    access: 'attendee',
    summary: 'The signed-in attendee.',
    response: attendeeDetails,
    errors: ['cqrs-0009'],
  },
  registrationStatus: {
    method: 'GET',
    path: '/attendee/personal/registration-status',
    access: 'attendee',
    summary: 'How far the registration of the signed-in attendee is.',
    response: registrationStatusObject,
    errors: ['cqrs-0009'],
  },
  killerFeatureType: {
    method: 'GET',
    path: '/attendee/personal/killer-feature-type',
    access: 'attendee',
    summary: 'Whether the signed-in attendee is asked for tags, and has responded.',
    response: shape({
      killerFeatureType: choice(['None', 'Tags']),
      isSubmitted: flag(),
    }),
    errors: ['cqrs-0009'],
  },
  resendConfirmation: {
    method: 'POST',
    path: '/attendee/personal/resend-confirmation',
    access: 'attendee',
    summary:
      'Sends the confirmation mail again: the ticket, or a link that confirms the address while it is not confirmed.',
    errors: ['cqrs-0009', 'mail-0003'],
  },
  changePassword: {
    method: 'POST',
    path: '/attendee/personal/password',
    access: 'attendee',
    summary: 'Sets a new password with the present one. Ends the sessions on every other device.',
    body: fields({ password: givenPassword(), newPassword: password() }),
    errors: ['cqrs-0009', 'fm.cms-0070'],
  },
});
