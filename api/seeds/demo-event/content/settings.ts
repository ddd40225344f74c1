import { frameTexts } from '@summit/contract/texts/frame';
import { programmeTexts } from '@summit/contract/texts/programme';
import { limits } from '@summit/contract/limits';
import { defaultSections } from '../../../src/settings/default-sections.ts';
import type { SettingSections } from '../../../src/settings/sections.ts';
import { event } from '../event.ts';

/** Midnight in London in winter is midnight UTC; in summer it is an hour earlier. */
const moments = {
  salesOpen: '2026-09-01T08:00:00Z',
  earlyEnds: '2027-02-28T23:59:59Z',
  nominationsOpen: '2026-09-14T08:00:00Z',
  nominationsClose: '2026-10-31T23:59:59Z',
  firstVoteOpens: '2026-11-16T09:00:00Z',
  firstVoteCloses: '2027-02-26T23:59:59Z',
  finalVoteOpens: '2027-03-15T09:00:00Z',
  finalVoteCloses: '2027-05-14T22:59:59Z',
  doorsOpen: '2027-06-08T07:15:00Z',
  doorsClose: '2027-06-10T21:30:00Z',
  ceremony: '2027-06-10T18:00:00Z',
  ceremonyEnds: '2027-06-10T21:30:00Z',
} as const;

/** Every section that organisers set. */
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
    insightsUrl: 'https://insights.summit.example',
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
      id: 'nominations',
      title: 'Nominations for the awards',
      kind: 'nominations',
      startsAt: moments.nominationsOpen,
      endsAt: moments.nominationsClose,
    },
    {
      id: 'first-vote',
      title: 'First vote of the awards',
      kind: 'voting',
      startsAt: moments.firstVoteOpens,
      endsAt: moments.firstVoteCloses,
    },
    {
      id: 'early-ends',
      title: 'Early prices end',
      kind: 'tickets',
      startsAt: moments.earlyEnds,
      endsAt: null,
    },
    {
      id: 'final-vote',
      title: 'Final vote of the awards',
      kind: 'voting',
      startsAt: moments.finalVoteOpens,
      endsAt: moments.finalVoteCloses,
    },
    {
      id: 'event',
      title: event.name,
      kind: 'event',
      startsAt: moments.doorsOpen,
      endsAt: moments.doorsClose,
    },
    {
      id: 'ceremony',
      title: 'Summit Awards ceremony',
      kind: 'ceremony',
      startsAt: moments.ceremony,
      endsAt: moments.ceremonyEnds,
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
      text: programmeTexts['agenda.ask.text'],
      inputPlaceholder: programmeTexts['agenda.ask.emailPlaceholder'],
      questionPlaceholder: programmeTexts['agenda.ask.questionPlaceholder'],
      charactersLimit: limits.question,
    },
  },
  awards: {
    year: event.year,
    ceremonyAt: moments.ceremony,
    stepPages: {
      preNomination: {
        title: 'Nominations open soon',
        text: 'From Mon 14 September 2026 anyone who attends can nominate.',
        opensAt: moments.nominationsOpen,
      },
      nomination: {
        title: 'Nominations',
        text: 'Until Sat 31 October 2026. A firm can stand in three categories at most.',
        opensAt: moments.nominationsOpen,
      },
      preVotingOne: {
        title: 'The first vote opens soon',
        text: 'The nominees are being checked. The first vote opens on Mon 16 November 2026.',
        opensAt: moments.firstVoteOpens,
      },
      votingOne: {
        title: 'The first vote',
        text: 'Until Fri 26 February 2027. It makes the shortlist.',
        opensAt: moments.firstVoteOpens,
      },
      preVotingTwo: {
        title: 'The final vote opens soon',
        text: 'The first vote is counted. The final vote opens on Mon 15 March 2027.',
        opensAt: moments.finalVoteOpens,
      },
      votingTwo: {
        title: 'The final vote',
        text: 'Until Fri 14 May 2027. It decides.',
        opensAt: moments.finalVoteOpens,
      },
      preWining: {
        title: 'Sealed until the night',
        text: 'The envelopes are opened on Thu 10 June 2027 at 19:00.',
        opensAt: moments.ceremony,
      },
      wining: {
        title: 'The winners',
        text: 'Chosen by the people who use the work.',
        opensAt: moments.ceremony,
      },
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
  virtual: { isEnabled: false, title: 'Summit online', streamUrl: null, opensAt: null },
  awardsStatus: 'VoteOne',
  awardsIndividualStatus: 'VoteOne',
  awardsWelcomeStatus: 'VoteOne',
  cookieAlertTexts: {
    text: frameTexts['frame.cookie-alert.text'],
    acceptText: frameTexts['frame.cookie-alert.accept'],
    declineText: frameTexts['frame.cookie-alert.decline'],
  },
};
