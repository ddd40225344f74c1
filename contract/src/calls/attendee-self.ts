import { fields, givenPassword, password } from '../forms/rules.ts';
import { defineCall } from '../requests/call.ts';
import { choice, flag, shape } from '../requests/response-shapes.ts';
import { registrationStatusObject } from '../shapes/attendees/attendee-registration.ts';
import * as shapes from '../shapes/attendees/attendee-self.ts';

// What signed-in attendees read and request about themselves.

export const attendeeDetails = defineCall({
  method: 'GET',
  path: '/attendee/personal/details',
  access: 'attendee',
  summary: 'The signed-in attendee.',
  response: shapes.attendeeDetails,
  errors: ['cqrs-0009'],
});

export const registrationStatus = defineCall({
  method: 'GET',
  path: '/attendee/personal/registration-status',
  access: 'attendee',
  summary: 'How far the registration of the signed-in attendee is.',
  response: registrationStatusObject,
  errors: ['cqrs-0009'],
});

export const killerFeatureType = defineCall({
  method: 'GET',
  path: '/attendee/personal/killer-feature-type',
  access: 'attendee',
  summary: 'Whether the signed-in attendee is asked for tags, and has responded.',
  response: shape({
    killerFeatureType: choice(['None', 'Tags']),
    isSubmitted: flag(),
  }),
  errors: ['cqrs-0009'],
});

export const resendConfirmation = defineCall({
  method: 'POST',
  path: '/attendee/personal/resend-confirmation',
  access: 'attendee',
  summary:
    'Sends the confirmation mail again: the ticket, or a link that confirms the address while it is not confirmed.',
  errors: ['cqrs-0009', 'mail-0003'],
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/attendee/personal/password',
  access: 'attendee',
  summary: 'Sets a new password with the present one. Ends the sessions on every other device.',
  body: fields({ password: givenPassword(), newPassword: password() }),
  errors: ['cqrs-0009', 'fm.cms-0070'],
});
