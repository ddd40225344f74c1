import * as contentCalls from '@summit/contract/calls/content';
import * as invitationCalls from '@summit/contract/calls/invitations';
import * as metaCalls from '@summit/contract/calls/meta';
import * as packageCalls from '@summit/contract/calls/packages';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as ticketCalls from '@summit/contract/calls/tickets';
import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import type { ActivityGroup } from '@summit/contract/registration/attendee-types';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, sampleResponse, type TestResponse } from '@summit/shared-auth/testing';
import { categories, tickets } from './tickets.ts';

export type Switches = ResponseOf<(typeof settingsCalls)['globalSettings']>;

/** An event in Lisbon, whose zone is neither the machine's nor the demo event's. */
const event = {
  name: 'Summit Lisbon 2030',
  edition: 12,
  startsOn: '2030-06-04',
  endsOn: '2030-06-06',
  timeZone: 'Europe/Lisbon',
  venue: 'Doca Velha',
  city: 'Lisbon',
  address: ['Doca Velha', 'Cais 1', 'Lisbon'],
  contactEmail: 'hello@summit.example',
};

const doors = {
  id: 'event',
  title: 'Summit',
  kind: 'event',
  startsAt: '2030-06-04T07:30:00Z',
  endsAt: '2030-06-06T20:00:00Z',
} as const;

export const settings = sampleResponse(settingsCalls.settings, {
  event,
  keyDates: [doors],
  killerFeature: { placeholder: 'Say why', commentLimit: 200 },
});

const switches: Partial<Switches> = {
  registrationIsEnabled: true,
  attendeePhotoIsDisabled: true,
  allowPasswordOnRegistration: true,
  eventUrl: 'https://summit.example',
};

const choices: Partial<Record<ActivityGroup, readonly string[]>> = {
  companyType: ['Bank', 'Merchant'],
  decisionRole: ['I decide', 'I recommend'],
  companySize: ['1 to 10', '11 to 50'],
  interests: ['Payments', 'Treasury'],
  products: ['Core banking', 'Custody'],
  targetBuyers: ['Banks', 'Merchants'],
  standRole: ['Stand lead', 'Sales'],
  experience: ['1 to 3 years', '4 to 7 years'],
  instruments: ['Spot', 'Lending'],
};

const activities = Object.entries(choices).flatMap(([group, names]) =>
  names.map((name) => ({ id: `${group} ${name}`, name, group: group as ActivityGroup })),
);

/** The topics to be matched by. */
export const tags = [
  { id: 'custody', name: 'Custody' },
  { id: 'fraud', name: 'Fraud' },
];

/** The ticket of the attendee whom tests sign in. */
export const ownTicket = sampleResponse(ticketCalls.ticket, {
  number: '7F3A-09C2-B41D',
  firstName: 'Ada',
  lastName: 'Kovács',
  jobTitle: 'Head of Payments',
  company: 'Northlight Bank',
  categoryName: 'Buyer',
  packageName: 'Standard',
  isPaid: false,
  qr: { size: 29, path: 'M4 4h7v1h-7z' },
  token: 'its+token',
  hasAppleWallet: false,
  googleWalletUrl: null,
});

const counts = { totalItems: 1, totalPages: 1 };

/** The responses that every registration page may need; texts have their default wording. */
export function registrationResponses(changed: Partial<Switches> = {}): TestResponse[] {
  return [
    respond(settingsCalls.settings, settings),
    respond(
      settingsCalls.globalSettings,
      sampleResponse(settingsCalls.globalSettings, { ...switches, ...changed }),
    ),
    respond(contentCalls.staticContent, { staticContent: [], ...counts }),
    respond(packageCalls.packages, { packages: tickets, ...counts }),
    respond(packageCalls.categories, { categories, ...counts }),
    respond(packageCalls.predefinedActivities, { predefinedActivities: activities, ...counts }),
    respond(packageCalls.tags, { tags, ...counts }),
    respond(packageCalls.emailDomainValidation, { isValid: true }),
    respond(invitationCalls.sentInvitations, sampleResponse(invitationCalls.sentInvitations)),
    respond(ticketCalls.ticket, ownTicket),
    respond(waitingListCalls.ownWaitingEntries, { entries: [] }),
    respond(metaCalls.countryInfo, { country: 'PT', name: 'Portugal', phonePrefix: '+351' }),
  ];
}
