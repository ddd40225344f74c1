import * as contentCalls from '@summit/contract/calls/content';
import * as packageCalls from '@summit/contract/calls/packages';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, sampleResponse, type TestResponse } from '@summit/shared-auth/testing';

type Settings = ResponseOf<typeof settingsCalls.settings>;

/** An event in Lisbon, whose time zone differs from the machine's and from the demo event's. */
const eventSettings = sampleResponse(settingsCalls.settings, {
  event: {
    name: 'Summit Lisbon 2030',
    edition: 12,
    tagline: 'Money on the move',
    startsOn: '2030-06-04',
    endsOn: '2030-06-06',
    timeZone: 'Europe/Lisbon',
    venue: 'Doca Velha',
    city: 'Lisbon',
    address: ['Doca Velha', 'Cais 1', 'Lisbon'],
    contactEmail: 'hello@summit.example',
    contactPhone: null,
    insightsUrl: 'https://insights.summit.example',
    socialLinks: [],
  },
  keyDates: [
    {
      id: 'event',
      title: 'Summit',
      kind: 'event',
      startsAt: '2030-06-04T07:30:00Z',
      endsAt: '2030-06-06T20:00:00Z',
    },
  ],
  agenda: { session: { showTracks: true, showDescriptions: true, messagesEnabled: true } },
  awards: { year: 2030 },
  sponsors: { showTiers: true, becomeIsEnabled: true },
  speakers: { messagesEnabled: true },
  lastYearAttendees: { isEnabled: true },
});

const switches: Partial<ResponseOf<typeof settingsCalls.globalSettings>> = {
  envelopeForBuyIsEnabled: true,
  envelopeForSellIsEnabled: true,
  attendeePhotoIsDisabled: true,
  allowPasswordOnRegistration: true,
  eventUrl: 'https://summit.example',
};

/** The responses that every page may need; the static texts have their default wording. */
export function eventResponses({
  registrationIsEnabled = true,
  settings = {},
}: { registrationIsEnabled?: boolean; settings?: Partial<Settings> } = {}): TestResponse[] {
  return [
    respond(settingsCalls.settings, { ...eventSettings, ...settings }),
    respond(
      settingsCalls.globalSettings,
      sampleResponse(settingsCalls.globalSettings, { ...switches, registrationIsEnabled }),
    ),
    respond(packageCalls.packages, { packages: [], totalItems: 0, totalPages: 0 }),
    respond(contentCalls.staticContent, { staticContent: [], totalItems: 0, totalPages: 0 }),
  ];
}
