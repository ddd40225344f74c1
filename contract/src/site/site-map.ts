import { definePage } from './page.ts';

// Every page of the site.

const content = { owner: 'content', access: 'public', renderMode: 'server' } as const;

const registering = {
  owner: 'registration',
  access: 'public',
  renderMode: 'form',
} as const;

/** Pages that the link of an email opens. */
const byToken = { ...registering, secretParameters: ['token'] } as const;

/** The prefixes of the texts of all steps of a registration. */
const wordings = ['registration', 'steps.'] as const;

/** In the browser, because all that it shows is the signed-in attendee's own. */
const registered = { ...registering, access: 'attendee', renderMode: 'browser', wordings } as const;

const awards = {
  owner: 'awards',
  access: 'public',
  renderMode: 'server',
} as const;

export const home = definePage({ ...content, path: '/' });
export const about = definePage({ ...content, path: '/about' });
export const accessibility = definePage({ ...content, path: '/accessibility' });
export const affiliateZone = definePage({ ...content, path: '/affiliate-zone' });
export const affiliateZoneAgenda = definePage({ ...content, path: '/affiliate-zone/agenda' });
export const affiliateZoneSponsor = definePage({ ...content, path: '/affiliate-zone/sponsor' });
export const agenda = definePage({
  ...content,
  path: '/agenda',
  reads: ['day', 'hall', 'track', 'format', 'q', 'mine', 'time'],
});
export const articles = definePage({ ...content, path: '/articles' });
export const article = definePage({ ...content, path: '/articles/:articleId' });
export const attendees = definePage({
  ...content,
  path: '/attendees',
  reads: ['q', 'company', 'jobTitle', 'category', 'tag', 'type', 'status', 'edition', 'page'],
});
export const businessBooster = definePage({ ...content, path: '/business-booster' });
export const calendar = definePage({ ...content, path: '/calendar' });
export const codeOfConduct = definePage({ ...content, path: '/code-of-conduct' });
export const contactUs = definePage({ ...content, path: '/contact-us', reads: ['topic'] });
export const covid = definePage({ ...content, path: '/covid' });
/** The companies whose listings were approved. */
export const directory = definePage({ ...content, path: '/directory', reads: ['q', 'category'] });
export const discover = definePage({ ...content, path: '/discover' });
export const discuss = definePage({ ...content, path: '/discuss' });
export const engage = definePage({ ...content, path: '/engage' });
export const meet = definePage({ ...content, path: '/meet' });
export const networkingBlitz = definePage({
  ...content,
  path: '/networking-blitz',
  reads: ['q', 'category'],
});
export const oldAgenda = definePage({
  ...content,
  path: '/old-agenda',
  reads: ['day', 'hall', 'track', 'format', 'q', 'mine', 'time'],
});
export const photoGallery = definePage({ ...content, path: '/photo-gallery', reads: ['album', 'photo'] });
export const pressPack = definePage({ ...content, path: '/press-pack', reads: ['kit'] });
export const privacyPolicy = definePage({ ...content, path: '/privacy-policy' });
/** A form for those who want to be on stage. */
export const proposeSession = definePage({ ...content, path: '/propose-a-session' });
export const questions = definePage({ ...content, path: '/questions' });
export const speakers = definePage({ ...content, path: '/speakers', reads: ['q', 'topic', 'day'] });
/** A profile by `?id`. */
export const speakerById = definePage({ ...content, path: '/speaker', reads: ['id'] });
export const speaker = definePage({ ...content, path: '/speaker/:speakerId' });
/** The published speakers as data, for print and apps. */
export const speakerData = definePage({ ...content, path: '/speakerData' });
/** The results of a search for `?q`. */
export const search = definePage({ ...content, path: '/search', reads: ['q'] });
/** All sponsors, narrowed by tier, type and words. */
export const sponsors = definePage({ ...content, path: '/sponsors', reads: ['tier', 'type', 'q'] });
/** A sponsor with its stand and its people. */
export const sponsor = definePage({ ...content, path: '/sponsors/:sponsorId' });
export const startUp = definePage({ ...content, path: '/start-up' });
export const subscribeThankyou = definePage({ ...content, path: '/subscribe/thankyou' });
/** By `?token`: unsubscribes from the newsletter once the visitor presses the button. */
export const unsubscribe = definePage({
  ...content,
  path: '/subscribe/unsubscribe',
  renderMode: 'form',
  secretParameters: ['token'],
});
export const termsAndConditions = definePage({ ...content, path: '/terms-and-conditions' });
export const testFormInterpretation = definePage({
  ...content,
  path: '/test-form-interpretation',
  reads: ['type'],
});
export const venue = definePage({ ...content, path: '/venue' });
export const videos = definePage({ ...content, path: '/videos', reads: ['token'] });
/** A form for those who want to help. */
export const volunteer = definePage({ ...content, path: '/volunteer' });

/** By `?token` of an email, or signed in by `?id`. */
export const conversation = definePage({
  ...content,
  owner: 'messaging',
  path: '/messages',
  renderMode: 'form',
  secretParameters: ['token', 'id'],
});

/** By `?token`. */
export const blitzRegistration = definePage({ ...byToken, path: '/blitz-registration' });
/** By `?token`: sets a new password. */
export const forgotPassword = definePage({ ...byToken, path: '/forgot-password' });
/** For signed-in attendees: asks for the present password as well. */
export const changePassword = definePage({
  ...registered,
  path: '/change-password',
  wordings: ['changePassword.'],
});
/** By `?token`. */
export const listing = definePage({ ...byToken, path: '/listing' });
/** By `?token`. */
export const voucher = definePage({ ...byToken, path: '/voucher' });
export const registration = definePage({ ...registering, path: '/registration', renderMode: 'server' });
/** What attendees can manage themselves once they are registered. */
export const registrationManage = definePage({
  ...registered,
  path: '/registration/my-registration',
  wordings: [...wordings, 'registrationManage.'],
});
/** By `?token`: an entry of a waiting list. With `?type`, a form that joins the list of that ticket. */
export const registrationWaitingList = definePage({
  ...byToken,
  path: '/registration/waiting-list',
  reads: ['type'],
});
/** By `?token`: takes the ticket that a colleague offers. */
export const registrationTransfer = definePage({ ...byToken, path: '/registration/ticket-transfer' });
/** With `?token` for an invited attendee. */
export const registrationAttendee = definePage({
  ...byToken,
  path: '/registration/attendee',
  reads: ['type'],
});
export const registrationSecondPart = definePage({ ...registered, path: '/registration/second-part' });
export const registrationPhoto = definePage({ ...registered, path: '/registration/photo' });
/** With `?type`. */
export const registrationPackages = definePage({
  ...registered,
  path: '/registration/packages',
  wordings: [...wordings, 'registrationWaitingList.'],
});
export const registrationKillerFeature = definePage({ ...registered, path: '/registration/killerfeature' });
/** With `?packageType`. */
export const registrationPayment = definePage({ ...registered, path: '/registration/payment' });
/** Where the payment provider sends the payer back to. */
export const registrationExecutePayment = definePage({
  ...registered,
  path: '/registration/execute-payment',
});
/**
 * With `?isCryptoTrader` and `?type`; a crypto trader without packages arrives without a session. An email leads here
 * with `?token`, which completes the registration, `?confirm`, which confirms the address, or `?ticket`, which opens the
 * ticket without a login. In the browser, because it is one attendee's ticket.
 */
export const registrationCompleted = definePage({
  ...registering,
  path: '/registration/completed',
  renderMode: 'browser',
  wordings,
});
/**
 * The invoices and credit notes of the signed-in attendee, or with `?ticket` of the one whose ticket link it is; one
 * of them with `?number`. In the browser, because they are one attendee's.
 */
export const registrationInvoice = definePage({
  ...registering,
  path: '/registration/invoice',
  renderMode: 'browser',
});
/** By `?token`. */
export const registrationFeatured = definePage({
  ...byToken,
  path: '/registration/featured-attendee-registration',
});
/**
 * A kind of attendee by its slug, `crypto-trader` among them, with `?invitationToken` for one who was invited. The slug
 * of an invitation is no secret: it opens nothing without its code.
 */
export const registrationSlug = definePage({
  ...registering,
  path: '/registration/:slug',
  secretParameters: ['invitationToken'],
});
/** A VIP, exhibitor or sponsor invitation by id or slug and code. */
export const registrationInvitation = definePage({
  ...registering,
  path: '/registration/:slug/:code',
  secretParameters: ['slug', 'code'],
});

export const awardsWelcome = definePage({ ...awards, path: '/awards/welcome' });
export const awardsPreNomination = definePage({ ...awards, path: '/awards/pre-nomination' });
export const awardsNominationCategories = definePage({ ...awards, path: '/awards/nomination-categories' });
export const awardsNominationForm = definePage({ ...awards, path: '/awards/nomination-form' });
export const awardsPreVotingOne = definePage({ ...awards, path: '/awards/pre-voting-one' });
export const awardsPreVotingTwo = definePage({ ...awards, path: '/awards/pre-voting-two' });
export const awardsVotingStepOne = definePage({ ...awards, path: '/awards/voting-step1' });
export const awardsVotingStepTwo = definePage({ ...awards, path: '/awards/voting-step2' });
/** In the browser, because it is one voter's receipt. */
export const awardsVotingThankyou = definePage({
  ...awards,
  path: '/awards/voting/thankyou',
  access: 'attendee',
  renderMode: 'browser',
});
export const awardsHowVotingWorks = definePage({ ...awards, path: '/awards/how-voting-works' });
export const awardsShortlisted = definePage({ ...awards, path: '/awards/shortlisted' });
export const awardsPreWining = definePage({ ...awards, path: '/awards/pre-wining' });
export const awardsWinners = definePage({ ...awards, path: '/awards/winners', reads: ['year'] });
export const awardsLeaders = definePage({ ...awards, path: '/awards/leaders', reads: ['year'] });

export const awardsIndividual = definePage({ ...awards, path: '/awards/individual' });
export const awardsIndividualPreNomination = definePage({
  ...awards,
  path: '/awards/individual/pre-nomination',
});
export const awardsIndividualNominationCategories = definePage({
  ...awards,
  path: '/awards/individual/nomination-categories',
});
export const awardsIndividualNominationForm = definePage({
  ...awards,
  path: '/awards/individual/nomination-form',
});
export const awardsIndividualPreVotingOne = definePage({
  ...awards,
  path: '/awards/individual/pre-voting-one',
});
export const awardsIndividualPreVotingTwo = definePage({
  ...awards,
  path: '/awards/individual/pre-voting-two',
});
export const awardsIndividualVotingStepOne = definePage({
  ...awards,
  path: '/awards/individual/voting-step1',
});
export const awardsIndividualVotingStepTwo = definePage({
  ...awards,
  path: '/awards/individual/voting-step2',
});
export const awardsIndividualPreWining = definePage({ ...awards, path: '/awards/individual/pre-wining' });
export const awardsIndividualWinners = definePage({
  ...awards,
  path: '/awards/individual/winners',
  reads: ['year'],
});

/**
 * The organisers' application, which owns every address below this one. In the browser, because everything that it
 * shows is theirs.
 */
export const backoffice = definePage({
  owner: 'backoffice',
  access: 'public',
  renderMode: 'browser',
  frame: 'none',
  wordings: [],
  path: '/backoffice/*',
});
