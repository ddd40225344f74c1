import {
  choice,
  flag,
  listed,
  moment,
  nullableMoment,
  nullableText,
  nullableWhole,
  shape,
  text,
  whole,
} from '../requests/response-shapes.ts';

/** Colours and sizes as CSS values; null means the design system's own. */
const themeSettings = shape({
  /** The season: accent colour, seed of the motif, number of the edition. */
  decorativeAccents: shape({ accent: nullableText(), motifSeed: whole(), edition: whole() }),
  header: shape({ background: nullableText(), text: nullableText() }),
  buttons: shape({ background: nullableText(), text: nullableText(), radius: nullableText() }),
  inputs: shape({ border: nullableText(), background: nullableText() }),
  checkbox: shape({ checked: nullableText() }),
  radio: shape({ checked: nullableText() }),
  link: shape({ color: nullableText() }),
  error: shape({ color: nullableText() }),
  footer: shape({ background: nullableText(), text: nullableText() }),
  /** px; null means the specified height. */
  pageHeaderHeights: shape({
    home: nullableWhole(),
    about: nullableWhole(),
    venue: nullableWhole(),
    agenda: nullableWhole(),
    speakers: nullableWhole(),
    sponsors: nullableWhole(),
    attendees: nullableWhole(),
    crypto: nullableWhole(),
  }),
});

const eventSettings = shape({
  name: text(),
  edition: whole(),
  tagline: text(),
  /** YYYY-MM-DD at the venue. */
  startsOn: text(),
  endsOn: text(),
  /** IANA name. */
  timeZone: text(),
  venue: text(),
  city: text(),
  /** One line each. */
  address: listed(text()),
  contactEmail: text(),
  contactPhone: nullableText(),
  /** The external blog that Insights leads to. */
  insightsUrl: nullableText(),
  socialLinks: listed(shape({ network: text(), url: text() })),
});

export const keyDateKinds = ['tickets', 'nominations', 'voting', 'event', 'ceremony'] as const;

const askQuestion = shape({
  isEnabled: flag(),
  text: text(),
  inputPlaceholder: text(),
  questionPlaceholder: text(),
  charactersLimit: whole(),
});

const stepPage = shape({ title: text(), text: text(), opensAt: nullableMoment() });

/** Every section the organisers set. */
export const settings = shape({
  event: eventSettings,
  keyDates: listed(
    shape({
      id: text(),
      title: text(),
      kind: choice(keyDateKinds),
      startsAt: moment(),
      endsAt: nullableMoment(),
    }),
  ),
  theme: themeSettings,
  agenda: shape({
    session: shape({ showTracks: flag(), showDescriptions: flag(), messagesEnabled: flag() }),
    askQuestion,
    timeFontWeight: whole(),
    titleFontWeight: whole(),
  }),
  awards: shape({
    year: whole(),
    ceremonyAt: nullableMoment(),
    /**
     * When the connections between accounts and the choices of their ballots are deleted; null: no date is promised.
     */
    ballotsUnlinkAt: nullableMoment(),
    stepPages: shape({
      preNomination: stepPage,
      nomination: stepPage,
      preVotingOne: stepPage,
      votingOne: stepPage,
      preVotingTwo: stepPage,
      votingTwo: stepPage,
      preWining: stepPage,
      wining: stepPage,
    }),
  }),
  cookieAlert: shape({ isEnabled: flag() }),
  featuredAttendee: shape({ isEnabled: flag() }),
  sponsors: shape({ showTiers: flag(), becomeIsEnabled: flag() }),
  promoCode: shape({ isEnabled: flag() }),
  speakers: shape({ messagesEnabled: flag() }),
  videoGallery: shape({ isEnabled: flag(), accessRequestIsEnabled: flag() }),
  killerFeature: shape({ placeholder: text(), commentLimit: whole() }),
  lastYearTestimonials: shape({ isEnabled: flag() }),
  lastYearAttendees: shape({ isEnabled: flag() }),
  voucherPage: shape({ isEnabled: flag(), title: text() }),
  blitz: shape({ isEnabled: flag(), hideEnvelope: flag() }),
  banner: shape({ pageWithBanner: listed(text()) }),
  globalStyle: shape({ colorScheme: choice(['light', 'dark', 'system']) }),
});

export const globalSettings = shape({
  registrationIsEnabled: flag(),
  killerFeatureIsEnabled: flag(),
  envelopeForBuyIsEnabled: flag(),
  envelopeForSellIsEnabled: flag(),
  floorPlanEnabled: flag(),
  vatIdValidationEnabled: flag(),
  vatIdSettings: shape({ countryPrefix: text(), hint: text() }),
  attendeePhotoIsDisabled: flag(),
  /** Photos of attendees are shown once an organiser has approved them. */
  photosNeedApproval: flag(),
  allowPasswordOnRegistration: flag(),
  /** Empty: no analytics. */
  analyticsCode: text(),
  /** Absolute. */
  eventUrl: text(),
});
