import type { HeaderKind } from './header-heights.ts';

/** The separately released parts of the site, by the names they have in the registry. */
export const remoteNames = ['content', 'registration', 'awards', 'messaging'] as const;

export type RemoteName = (typeof remoteNames)[number];

/** `attendee`: only with an access token; the shell asks all other visitors to log in. */
export type PageAccess = 'public' | 'attendee';

/**
 * `server`: rendered for everybody and cached. `form`: the same, for what needs script to be of use: search engines leave
 * it out, and visitors without script read why. `browser`: nothing of it is the same for two visitors; each says why.
 */
export type RenderMode = 'server' | 'form' | 'browser';

/** The two awards tracks, as `awardsType` spells them. */
export type AwardsTrack = 'Company' | 'Individual';

/** Browser builds have `path` and `track` of it alone, and `headerKind` while they are watched: of the live page they know all from its descriptor. */
export interface PageFact {
  path: `/${string}`;
  owner: RemoteName;
  access: PageAccess;
  headerKind: HeaderKind;
  renderMode: RenderMode;
  /**
   * The parameters of the address that a page reads while it is rendered on the server. All others are ignored by
   * rendering and caching, and stay in the visitor's address.
   */
  reads?: readonly string[];
  /**
   * The parameters, of the search or of the path, whose value is one visitor's secret: rendering and caching know only that
   * there is one, and the page waits for it (`useOwnParameter`, `useOwnRouteParams`).
   */
  withholds?: readonly string[];
  /**
   * How the names of the texts begin that a page rendered in the browser reads, by default with its id: the HTML brings
   * what the organisers have changed of them, and the browser asks for none.
   */
  wordings?: readonly string[];
  /** Awards pages only. */
  track?: AwardsTrack;
}

const content = { owner: 'content', access: 'public', headerKind: 'plain', renderMode: 'server' } as const;

const registering = {
  owner: 'registration',
  access: 'public',
  headerKind: 'plain',
  renderMode: 'form',
} as const;

/** Opened by the link of an email. */
const byToken = { ...registering, withholds: ['token'] } as const;

/** Of all steps of a registration. */
const wordings = ['registration', 'steps.'] as const;

/** In the browser, because all that it shows is the signed-in attendee's own. */
const registered = { ...registering, access: 'attendee', renderMode: 'browser', wordings } as const;

const company = {
  owner: 'awards',
  access: 'public',
  headerKind: 'plain',
  renderMode: 'server',
  track: 'Company',
} as const;

const individual = { ...company, track: 'Individual' } as const;

/** Every page of the site. */
export const pages = {
  home: { ...content, path: '/', headerKind: 'home' },
  about: { ...content, path: '/about', headerKind: 'about' },
  accessibility: { ...content, path: '/accessibility' },
  affiliateZone: { ...content, path: '/affiliate-zone' },
  affiliateZoneAgenda: { ...content, path: '/affiliate-zone/agenda', headerKind: 'agenda' },
  affiliateZoneSponsor: { ...content, path: '/affiliate-zone/sponsor', headerKind: 'sponsors' },
  agenda: {
    ...content,
    path: '/agenda',
    headerKind: 'agenda',
    reads: ['day', 'hall', 'track', 'format', 'q', 'mine', 'time'],
  },
  articles: { ...content, path: '/articles' },
  article: { ...content, path: '/articles/:articleId' },
  attendees: {
    ...content,
    path: '/attendees',
    headerKind: 'attendees',
    reads: ['q', 'company', 'jobTitle', 'category', 'tag', 'type', 'status', 'edition', 'page'],
  },
  businessBooster: { ...content, path: '/business-booster' },
  calendar: { ...content, path: '/calendar' },
  codeOfConduct: { ...content, path: '/code-of-conduct' },
  contactUs: { ...content, path: '/contact-us', reads: ['topic'] },
  covid: { ...content, path: '/covid' },
  /** The companies whose listings were approved. */
  directory: { ...content, path: '/directory', reads: ['q', 'category'] },
  discover: { ...content, path: '/discover' },
  discuss: { ...content, path: '/discuss' },
  engage: { ...content, path: '/engage' },
  meet: { ...content, path: '/meet' },
  networkingBlitz: { ...content, path: '/networking-blitz', reads: ['q', 'category'] },
  oldAgenda: {
    ...content,
    path: '/old-agenda',
    headerKind: 'agenda',
    reads: ['day', 'hall', 'track', 'format', 'q', 'mine', 'time'],
  },
  photoGallery: { ...content, path: '/photo-gallery', reads: ['album', 'photo'] },
  pressPack: { ...content, path: '/press-pack', reads: ['kit'] },
  privacyPolicy: { ...content, path: '/privacy-policy' },
  /** A form for those who want to be on stage. */
  proposeSession: { ...content, path: '/propose-a-session' },
  questions: { ...content, path: '/questions' },
  speakers: { ...content, path: '/speakers', headerKind: 'speakers', reads: ['q', 'topic', 'day'] },
  /** A profile by `?id`. */
  speakerById: { ...content, path: '/speaker', headerKind: 'speakers', reads: ['id'] },
  speaker: { ...content, path: '/speaker/:speakerId', headerKind: 'speakers' },
  /** The published speakers as data, for print and apps. */
  speakerData: { ...content, path: '/speakerData', headerKind: 'speakers' },
  /** What the words of `?q` are found in. */
  search: { ...content, path: '/search', reads: ['q'] },
  /** All sponsors, narrowed by tier, type and words. */
  sponsors: { ...content, path: '/sponsors', headerKind: 'sponsors', reads: ['tier', 'type', 'q'] },
  /** A sponsor with its stand and its people. */
  sponsor: { ...content, path: '/sponsors/:sponsorId', headerKind: 'sponsors' },
  startUp: { ...content, path: '/start-up' },
  subscribeThankyou: { ...content, path: '/subscribe/thankyou' },
  /** By `?token`: ends the newsletter, once the visitor presses the button. */
  unsubscribe: { ...content, path: '/subscribe/unsubscribe', renderMode: 'form', withholds: ['token'] },
  termsAndConditions: { ...content, path: '/terms-and-conditions' },
  testFormInterpretation: { ...content, path: '/test-form-interpretation', reads: ['type'] },
  venue: { ...content, path: '/venue', headerKind: 'venue' },
  videos: { ...content, path: '/videos', reads: ['token'] },
  /** A form for those who want to help. */
  volunteer: { ...content, path: '/volunteer' },

  /** By `?token` of an email, or signed in by `?id`. */
  conversation: {
    ...content,
    owner: 'messaging',
    path: '/messages',
    renderMode: 'form',
    withholds: ['token', 'id'],
  },

  /** By `?token`. */
  blitzRegistration: { ...byToken, path: '/blitz-registration' },
  /** By `?token`: sets a new password. */
  forgotPassword: { ...byToken, path: '/forgot-password' },
  /** For signed-in attendees: asks for the present password as well. */
  changePassword: { ...registered, path: '/change-password', wordings: ['changePassword.'] },
  /** By `?token`. */
  listing: { ...byToken, path: '/listing' },
  /** By `?token`. */
  voucher: { ...byToken, path: '/voucher' },
  registration: { ...registering, path: '/registration', renderMode: 'server' },
  /** What attendees can look after themselves once they are registered. */
  registrationManage: {
    ...registered,
    path: '/registration/my-registration',
    wordings: [...wordings, 'registrationManage.'],
  },
  /** By `?token`: an entry of a waiting list. With `?type`, a form that joins the list of that ticket. */
  registrationWaitingList: { ...byToken, path: '/registration/waiting-list', reads: ['type'] },
  /** By `?token`: takes the ticket that a colleague offers. */
  registrationTransfer: { ...byToken, path: '/registration/ticket-transfer' },
  /** With `?token` for an invited attendee. */
  registrationAttendee: { ...byToken, path: '/registration/attendee', reads: ['type'] },
  registrationSecondPart: { ...registered, path: '/registration/second-part' },
  registrationPhoto: { ...registered, path: '/registration/photo' },
  /** With `?type`. */
  registrationPackages: {
    ...registered,
    path: '/registration/packages',
    wordings: [...wordings, 'registrationWaitingList.'],
  },
  registrationKillerFeature: { ...registered, path: '/registration/killerfeature' },
  /** With `?packageType`. */
  registrationPayment: { ...registered, path: '/registration/payment' },
  /** Where the payment provider sends the payer back to. */
  registrationExecutePayment: { ...registered, path: '/registration/execute-payment' },
  /**
   * With `?isCryptoTrader` and `?type`; a crypto trader without packages arrives without a session. An email leads here
   * with `?token`, which completes the registration, `?confirm`, which confirms the address, or `?ticket`, which opens the
   * ticket without a login. In the browser, because it is one attendee's ticket.
   */
  registrationCompleted: {
    ...registering,
    path: '/registration/completed',
    renderMode: 'browser',
    wordings,
  },
  /**
   * The invoices and credit notes of the signed-in attendee, or with `?ticket` of the one whose ticket link it is; one
   * of them with `?number`. In the browser, because they are one attendee's.
   */
  registrationInvoice: { ...registering, path: '/registration/invoice', renderMode: 'browser' },
  /** By `?token`. */
  registrationFeatured: { ...byToken, path: '/registration/featured-attendee-registration' },
  /**
   * A kind of attendee by its slug, `crypto-trader` among them, with `?invitationToken` for one who was invited. The slug
   * of an invitation is no secret: it opens nothing without its code.
   */
  registrationSlug: {
    ...registering,
    path: '/registration/:slug',
    headerKind: 'crypto',
    withholds: ['invitationToken'],
  },
  /** A VIP, exhibitor or sponsor invitation by id or slug and code. */
  registrationInvitation: {
    ...registering,
    path: '/registration/:slug/:code',
    withholds: ['slug', 'code'],
  },

  awardsWelcome: { ...company, path: '/awards/welcome', headerKind: 'about' },
  awardsPreNomination: { ...company, path: '/awards/pre-nomination', headerKind: 'about' },
  awardsNominationCategories: { ...company, path: '/awards/nomination-categories' },
  awardsNominationForm: { ...company, path: '/awards/nomination-form' },
  awardsPreVotingOne: { ...company, path: '/awards/pre-voting-one' },
  awardsPreVotingTwo: { ...company, path: '/awards/pre-voting-two' },
  awardsVotingStepOne: { ...company, path: '/awards/voting-step1' },
  awardsVotingStepTwo: { ...company, path: '/awards/voting-step2' },
  /** In the browser, because it is one voter's receipt. */
  awardsVotingThankyou: {
    ...company,
    path: '/awards/voting/thankyou',
    access: 'attendee',
    renderMode: 'browser',
  },
  awardsHowVotingWorks: { ...company, path: '/awards/how-voting-works' },
  awardsShortlisted: { ...company, path: '/awards/shortlisted' },
  awardsPreWining: { ...company, path: '/awards/pre-wining' },
  awardsWinners: { ...company, path: '/awards/winners', headerKind: 'about', reads: ['year'] },
  awardsLeaders: { ...company, path: '/awards/leaders', reads: ['year'] },

  awardsIndividual: { ...individual, path: '/awards/individual', headerKind: 'about' },
  awardsIndividualPreNomination: {
    ...individual,
    path: '/awards/individual/pre-nomination',
    headerKind: 'about',
  },
  awardsIndividualNominationCategories: { ...individual, path: '/awards/individual/nomination-categories' },
  awardsIndividualNominationForm: { ...individual, path: '/awards/individual/nomination-form' },
  awardsIndividualPreVotingOne: { ...individual, path: '/awards/individual/pre-voting-one' },
  awardsIndividualPreVotingTwo: { ...individual, path: '/awards/individual/pre-voting-two' },
  awardsIndividualVotingStepOne: { ...individual, path: '/awards/individual/voting-step1' },
  awardsIndividualVotingStepTwo: { ...individual, path: '/awards/individual/voting-step2' },
  awardsIndividualPreWining: { ...individual, path: '/awards/individual/pre-wining' },
  awardsIndividualWinners: {
    ...individual,
    path: '/awards/individual/winners',
    headerKind: 'about',
    reads: ['year'],
  },
} as const satisfies Record<string, PageFact>;

export type PageId = keyof typeof pages;

export type PageIdOf<R extends RemoteName> = {
  [Id in PageId]: (typeof pages)[Id]['owner'] extends R ? Id : never;
}[PageId];
