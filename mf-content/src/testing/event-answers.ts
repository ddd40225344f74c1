import type { ResponseOf } from '@summit/contract/call';
import { contentCalls } from '@summit/contract/calls/content';
import { settingsCalls } from '@summit/contract/calls/settings';
import { answer, type TestAnswer } from '@summit/shared-auth/testing';

type Settings = ResponseOf<typeof settingsCalls.settings>;

const stepPage = { title: '', text: '', opensAt: null };

/** An event in Lisbon, whose zone is neither the machine's nor the demo event's. */
const eventSettings: Settings = {
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
  theme: {
    decorativeAccents: { accent: null, motifSeed: 3, edition: 12 },
    header: { background: null, text: null },
    buttons: { background: null, text: null, radius: null },
    inputs: { border: null, background: null },
    checkbox: { checked: null },
    radio: { checked: null },
    link: { color: null },
    error: { color: null },
    footer: { background: null, text: null },
    pageHeaderHeights: {
      home: null,
      about: null,
      venue: null,
      agenda: null,
      speakers: null,
      sponsors: null,
      attendees: null,
      crypto: null,
    },
  },
  agenda: {
    session: { showTracks: true, showDescriptions: true, messagesEnabled: true },
    askQuestion: {
      isEnabled: false,
      text: '',
      inputPlaceholder: '',
      questionPlaceholder: '',
      charactersLimit: 300,
    },
    timeFontWeight: 600,
    titleFontWeight: 700,
  },
  awards: {
    year: 2030,
    ceremonyAt: null,
    stepPages: {
      preNomination: stepPage,
      nomination: stepPage,
      preVotingOne: stepPage,
      votingOne: stepPage,
      preVotingTwo: stepPage,
      votingTwo: stepPage,
      preWining: stepPage,
      wining: stepPage,
    },
  },
  cookieAlert: { isEnabled: false },
  featuredAttendee: { isEnabled: false },
  sponsors: { showTiers: true, becomeIsEnabled: true },
  promoCode: { isEnabled: false },
  speakers: { messagesEnabled: true },
  videoGallery: { isEnabled: false, accessRequestIsEnabled: false },
  killerFeature: { placeholder: '', commentLimit: 200 },
  lastYearTestimonials: { isEnabled: false },
  lastYearAttendees: { isEnabled: true },
  voucherPage: { isEnabled: false, title: '' },
  blitz: { isEnabled: false, hideEnvelope: false },
  banner: { pageWithBanner: [] },
  globalStyle: { colorScheme: 'light' },
};

const switches: ResponseOf<typeof settingsCalls.globalSettings> = {
  registrationIsEnabled: true,
  killerFeatureIsEnabled: false,
  envelopeForBuyIsEnabled: true,
  envelopeForSellIsEnabled: true,
  floorPlanEnabled: false,
  vatIdValidationEnabled: false,
  vatIdSettings: { countryPrefix: 'GB', hint: '' },
  attendeePhotoIsDisabled: true,
  allowPasswordOnRegistration: true,
  analyticsCode: '',
  eventUrl: 'https://summit.example',
};

/** What every page may ask of the event; the static texts keep their default wording. */
export function eventAnswers({
  registrationIsEnabled = true,
  settings = {},
}: { registrationIsEnabled?: boolean; settings?: Partial<Settings> } = {}): TestAnswer[] {
  return [
    answer(settingsCalls.settings, { ...eventSettings, ...settings }),
    answer(settingsCalls.globalSettings, { ...switches, registrationIsEnabled }),
    answer(contentCalls.staticContent, { staticContent: [], totalItems: 0, totalPages: 0 }),
  ];
}
