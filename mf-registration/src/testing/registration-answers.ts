import type { ActivityGroup } from '@summit/contract/attendee-types';
import type { ResponseOf } from '@summit/contract/call';
import { contentCalls } from '@summit/contract/calls/content';
import { invitationCalls } from '@summit/contract/calls/invitations';
import { metaCalls } from '@summit/contract/calls/meta';
import { packageCalls } from '@summit/contract/calls/packages';
import { settingsCalls } from '@summit/contract/calls/settings';
import { answer, sampleAnswer, type TestAnswer } from '@summit/shared-auth/testing';
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

export const settings = sampleAnswer(settingsCalls.settings, {
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

const counts = { totalItems: 1, totalPages: 1 };

/** The responses that every registration page may need; texts have their default wording. */
export function registrationAnswers(changed: Partial<Switches> = {}): TestAnswer[] {
  return [
    answer(settingsCalls.settings, settings),
    answer(
      settingsCalls.globalSettings,
      sampleAnswer(settingsCalls.globalSettings, { ...switches, ...changed }),
    ),
    answer(contentCalls.staticContent, { staticContent: [], ...counts }),
    answer(packageCalls.packages, { packages: tickets, ...counts }),
    answer(packageCalls.categories, { categories, ...counts }),
    answer(packageCalls.predefinedActivities, { predefinedActivities: activities, ...counts }),
    answer(packageCalls.tags, { tags, ...counts }),
    answer(packageCalls.emailDomainValidation, { isValid: true }),
    answer(invitationCalls.sentInvitations, sampleAnswer(invitationCalls.sentInvitations)),
    answer(metaCalls.countryInfo, { country: 'PT', name: 'Portugal', phonePrefix: '+351' }),
  ];
}
