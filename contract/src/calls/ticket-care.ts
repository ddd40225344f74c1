import { defineCalls } from '../call.ts';
import { ownDetails } from '../registration-fields.ts';
import {
  choice,
  flag,
  listed,
  moment,
  nullableMoment,
  nullableText,
  shape,
  text,
  whole,
} from '../response-shapes.ts';
import { fields, wholeNumber } from '../rules.ts';
import { registrationStatusObject } from './attendee-registration.ts';
import { ownTransfer } from './ticket-transfers.ts';

/** Why a registration cannot be cancelled here at the moment; `open`: it can. */
const cancellationStates = ['open', 'notRegistered', 'guests', 'paidByAnother', 'over', 'disabled'] as const;

/** What would go back to the card, and until when it is how much. Money in the smaller unit of its currency. */
const cancellation = shape({
  state: choice(cancellationStates),
  paid: whole(),
  refund: whole(),
  /** ISO 4217. */
  currency: text(),
  /** When cancelling ends. */
  until: nullableMoment(),
  /** The organisers' rule, the earliest date first: what is cancelled before `until` gets so many per cent back. */
  refunds: listed(shape({ until: moment(), percent: whole() })),
  /** The rule in the organisers' words. */
  text: text(),
});

/** What an attendee can change about themselves, as it is now. */
const presentDetails = shape({
  firstName: text(),
  lastName: text(),
  email: text(),
  /** Another address that waits to be confirmed. */
  wantedEmail: nullableText(),
  phone: nullableText(),
  /** False for those who come for themselves: no company, no job title. */
  worksForCompany: flag(),
  company: nullableText(),
  jobTitle: nullableText(),
  country: nullableText(),
  publish: flag(),
  dietaryNeeds: nullableText(),
  accessNeeds: nullableText(),
});

/** What signed-in attendees look after themselves once they are registered. */
export const ticketCareCalls = defineCalls({
  ownRegistration: {
    method: 'GET',
    path: '/attendee/personal/registration',
    access: 'attendee',
    summary:
      'The details an attendee can change, and what cancelling or transferring would mean at this moment.',
    response: shape({ details: presentDetails, cancellation, transfer: ownTransfer }),
    errors: ['cqrs-0009'],
  },
  changeOwnDetails: {
    method: 'PUT',
    path: '/attendee/personal/details',
    access: 'attendee',
    summary:
      'Changes the details. Another address counts once it is confirmed; without the password the present one has to agree first.',
    body: ownDetails,
    response: presentDetails,
    errors: [
      'cqrs-0009',
      'fm.cms-0070',
      'tendee.update-0006',
      'vip-attendee.update-0006',
      'email.domain-0001',
      'email.domain-0002',
      'email.domain-0003',
    ],
  },
  cancelRegistration: {
    method: 'POST',
    path: '/attendee/personal/cancel-registration',
    access: 'attendee',
    summary: 'Cancels the ticket, returns the place, and what the refund rule says to the card.',
    /** What the attendee was shown: a refund that has changed since then is refused. */
    body: fields({ refund: wholeNumber() }),
    response: shape({ refund: whole(), currency: text(), registration: registrationStatusObject }),
    errors: ['cqrs-0009', 'cancellation-0001', 'cancellation-0002', 'cancellation-0003'],
  },
});
