import { fields, wholeNumber } from '../forms/rules.ts';
import { ownDetails } from '../registration/registration-fields.ts';
import { defineCall } from '../requests/call.ts';
import { shape, text, whole } from '../requests/response-shapes.ts';
import { registrationStatusObject } from '../shapes/attendees/attendee-registration.ts';
import * as shapes from '../shapes/attendees/my-registration.ts';
import { ownTransfer } from '../shapes/attendees/ticket-transfers.ts';

// What registered attendees change themselves while they are signed in.

export const ownRegistration = defineCall({
  method: 'GET',
  path: '/attendee/personal/registration',
  access: 'attendee',
  summary:
    'The details an attendee can change, and what cancelling or transferring would mean at this moment.',
  response: shape({
    details: shapes.presentDetails,
    cancellation: shapes.cancellation,
    transfer: ownTransfer,
  }),
  errors: ['cqrs-0009'],
});

export const changeOwnDetails = defineCall({
  method: 'PUT',
  path: '/attendee/personal/details',
  access: 'attendee',
  summary:
    'Changes the details. Another address counts once it is confirmed; without the password the present one has to agree first.',
  body: ownDetails,
  response: shapes.presentDetails,
  errors: [
    'cqrs-0009',
    'fm.cms-0070',
    'tendee.update-0006',
    'vip-attendee.update-0006',
    'email.domain-0001',
    'email.domain-0002',
    'email.domain-0003',
  ],
});

export const cancelRegistration = defineCall({
  method: 'POST',
  path: '/attendee/personal/cancel-registration',
  access: 'attendee',
  summary: 'Cancels the ticket, returns the place, and what the refund rule says to the card.',
  /** The refund that the attendee was shown: if it has changed since, the cancellation is refused. */
  body: fields({ refund: wholeNumber() }),
  response: shape({ refund: whole(), currency: text(), registration: registrationStatusObject }),
  errors: ['cqrs-0009', 'cancellation-0001', 'cancellation-0002', 'cancellation-0003'],
});
