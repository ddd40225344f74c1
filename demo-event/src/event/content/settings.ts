import { defaultSections } from '@summit/api/src/settings/settings/default-sections.ts';
import type { SettingSections } from '@summit/api/src/settings/settings/sections.ts';
import * as limits from '@summit/contract/limits/limits';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { agendaTexts } from '@summit/contract/texts/agenda';
import { agendaQuestionTexts } from '@summit/contract/texts/agenda-question';
import { frameTexts } from '@summit/contract/texts/frame';
import { event } from '../event.ts';

/** Midnight in London in winter is midnight UTC; in summer it is an hour earlier. */
const moments = {
  salesOpen: '2026-09-01T08:00:00Z',
  earlyEnds: '2027-02-28T23:59:59Z',
  doorsOpen: '2027-06-08T07:15:00Z',
  doorsClose: '2027-06-10T21:30:00Z',
} as const;

/** Every section that organisers set; those of the awards come with their season. */
export const settings: SettingSections = {
  ...defaultSections,
  event: {
    name: event.name,
    edition: event.edition,
    tagline: 'The people who move money, in one room',
    startsOn: event.days[0],
    endsOn: event.days[2],
    timeZone: event.timeZone,
    venue: 'Meridian Dock',
    city: 'London',
    address: ['Meridian Dock', '1 Tidal Basin Road', 'London'],
    contactEmail: 'hello@summit.example',
    contactPhone: '+44 20 7946 0127',
    insightsUrl: href(pages.articles),
    socialLinks: [
      { network: 'LinkedIn', url: 'https://social.summit.example/linkedin' },
      { network: 'Instagram', url: 'https://social.summit.example/instagram' },
      { network: 'YouTube', url: 'https://social.summit.example/youtube' },
    ],
  },
  keyDates: [
    {
      id: 'sales-open',
      title: 'Tickets on sale',
      kind: 'tickets',
      startsAt: moments.salesOpen,
      endsAt: null,
    },
    {
      id: 'early-ends',
      title: 'Early prices end',
      kind: 'tickets',
      startsAt: moments.earlyEnds,
      endsAt: null,
    },
    {
      id: 'event',
      title: event.name,
      kind: 'event',
      startsAt: moments.doorsOpen,
      endsAt: moments.doorsClose,
    },
  ],
  theme: {
    ...defaultSections.theme,
    decorativeAccents: { accent: '#3d2bff', motifSeed: 2027, edition: event.edition },
  },
  agenda: {
    ...defaultSections.agenda,
    askQuestion: {
      isEnabled: true,
      text: agendaTexts['agenda.ask.text'],
      inputPlaceholder: agendaQuestionTexts['agenda.ask.emailPlaceholder'],
      questionPlaceholder: agendaQuestionTexts['agenda.ask.questionPlaceholder'],
      charactersLimit: limits.question,
    },
  },
  cookieAlert: { isEnabled: true },
  featuredAttendee: { isEnabled: true },
  sponsors: { ...defaultSections.sponsors, becomeIsEnabled: true },
  promoCode: { isEnabled: true },
  videoGallery: { isEnabled: true, accessRequestIsEnabled: true },
  killerFeature: { placeholder: 'What would you like to talk about?', commentLimit: limits.tagComment },
  lastYearTestimonials: { isEnabled: true },
  lastYearAttendees: { isEnabled: true },
  voucherPage: { isEnabled: true, title: 'Your voucher' },
  blitz: { isEnabled: true, hideEnvelope: false },
  banner: { pageWithBanner: ['home', 'about', 'attendees'] },
  globalStyle: { colorScheme: 'system' },
  global: {
    ...defaultSections.global,
    registrationIsEnabled: true,
    floorPlanEnabled: true,
    vatIdSettings: { countryPrefix: 'GB', hint: 'GB and nine digits, for example GB123456789.' },
  },
  invoicing: {
    sellerName: 'Summit Events Ltd',
    addressLines: ['Meridian Dock', '1 Tidal Basin Road', 'London E16 1AD', 'United Kingdom'],
    // Of a range that is given to nobody: a check of VAT numbers refuses it, as it should.
    vatId: 'GB999999973',
    companyNumber: '09999999',
    email: 'accounts@summit.example',
    vatBasisPoints: 2000,
    note: 'Paid by card. Nothing is left to pay.',
  },
  virtual: { isEnabled: false, title: 'Summit online', streamUrl: null, opensAt: null },
  ticketCare: {
    cancellation: {
      isEnabled: true,
      until: moments.doorsOpen,
      refunds: [
        { until: '2027-04-08T23:00:00Z', percent: 100 },
        { until: '2027-05-24T23:00:00Z', percent: 50 },
      ],
      text: 'Everything until 8 April 2027, half until 24 May 2027, nothing after that. A free ticket can be cancelled until the doors open.',
    },
    waitingList: { isEnabled: true, offerHours: 24 },
  },
  cookieAlertTexts: {
    text: frameTexts['frame.cookie-alert.text'],
    acceptText: frameTexts['frame.cookie-alert.accept'],
    declineText: frameTexts['frame.cookie-alert.decline'],
  },
};
