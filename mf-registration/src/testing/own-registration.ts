import type * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import type { ResponseOf } from '@summit/contract/requests/call';

type Registration = ResponseOf<(typeof myRegistrationCalls)['ownRegistration']>;

/** The registration of an attendee who has paid £295 for the ticket, and can cancel or transfer it. */
export const paidRegistration: Registration = {
  details: {
    firstName: 'Ada',
    lastName: 'Kovács',
    email: 'ada@mare.example',
    wantedEmail: null,
    phone: '+351210000000',
    worksForCompany: true,
    company: 'Mare',
    jobTitle: 'Treasurer',
    country: 'PT',
    publish: false,
    dietaryNeeds: null,
    accessNeeds: null,
  },
  cancellation: {
    state: 'open',
    paid: 29_500,
    refund: 14_750,
    currency: 'GBP',
    until: '2030-06-04T07:00:00Z',
    refunds: [
      { until: '2030-04-01T23:00:00Z', percent: 100 },
      { until: '2030-05-01T23:00:00Z', percent: 50 },
    ],
    text: 'By date.',
  },
  transfer: { state: 'open', until: '2030-06-04T07:00:00Z', offer: null },
};
