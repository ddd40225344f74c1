/** How many attempts a key has within a time window. */
export interface RateLimit {
  limit: number;
  windowSeconds: number;
}

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/** What visitors do who need not be signed in. */
export interface VisitorLimit extends RateLimit {
  /**
   * Up to this number from one network, only devices are limited; above it each visitor solves a captcha, which the browser does
   * automatically. The network of an event has thousands of visitors: it is never refused as a whole.
   */
  beforeCaptcha: number;
}

/** `limit` is that of one device. A program that names no device counts as the network that it is in. */
export const visitorLimits = {
  loginOfDevice: { limit: 100, windowSeconds: quarter, beforeCaptcha: 2000 },
  passwordRequestOfDevice: { limit: 100, windowSeconds: quarter, beforeCaptcha: 1000 },
  /** New passwords set with the link in an email. */
  passwordResetOfDevice: { limit: 100, windowSeconds: quarter, beforeCaptcha: 1000 },
  /** Checks whether the link in an email is still valid. */
  passwordLinkCheckOfDevice: { limit: 100, windowSeconds: quarter, beforeCaptcha: 1000 },
  /** Reads of what the link of an email does, and requests for a new link in place of a used one. */
  mailedLinkOfDevice: { limit: 100, windowSeconds: quarter, beforeCaptcha: 1000 },
  /** Each step of a registration has its own counts. The first one shows whether an email address is known. */
  registrationOfDevice: { limit: 100, windowSeconds: quarter, beforeCaptcha: 1000 },
  /** Guesses of promo codes. */
  promoCodeOfDevice: { limit: 60, windowSeconds: quarter, beforeCaptcha: 300 },
  /** Guesses of the codes in links to passes; a right one does not count. */
  vipCodeOfDevice: { limit: 60, windowSeconds: quarter, beforeCaptcha: 300 },
  confirmationMailOfDevice: { limit: 30, windowSeconds: hour, beforeCaptcha: 300 },
  transferOfDevice: { limit: 100, windowSeconds: quarter, beforeCaptcha: 500 },
  /** Entries on waiting lists without a login: each sends an email. */
  waitingListOfDevice: { limit: 20, windowSeconds: hour, beforeCaptcha: 500 },
  contactOfDevice: { limit: 10, windowSeconds: hour, beforeCaptcha: 500 },
  /** Described forms that are sent. */
  formOfDevice: { limit: 10, windowSeconds: hour, beforeCaptcha: 300 },
  mediaPartnerOfDevice: { limit: 10, windowSeconds: hour, beforeCaptcha: 300 },
  subscribeOfDevice: { limit: 30, windowSeconds: hour, beforeCaptcha: 500 },
  videosOfDevice: { limit: 10, windowSeconds: quarter, beforeCaptcha: 300 },
  errorReportOfDevice: { limit: 60, windowSeconds: quarter, beforeCaptcha: 600 },
  /** Questions about sessions; those of attendees count as their messages. */
  messageOfDevice: { limit: 20, windowSeconds: hour, beforeCaptcha: 500 },
} as const satisfies Record<`${string}OfDevice`, VisitorLimit>;

export type VisitorLimitName = keyof typeof visitorLimits;

/**
 * All other rate limits. What ends with `FromNetwork` counts the calls of one network (an IPv4 address, or the /64 an
 * IPv6 address belongs to): only for what the visitors of an event do not do by the hundred. What ends with `OfAddress`
 * counts those that name one email address.
 */
export const rateLimits = {
  loginOfAddressFromNetwork: { limit: 10, windowSeconds: quarter },
  /** From anywhere: ten networks' worth, so that nobody in one network can use them up for the owner. */
  loginOfAddress: { limit: 100, windowSeconds: quarter },
  /** Login link emails, which let the owner in while others try passwords. */
  loginEmailOfAddress: { limit: 1, windowSeconds: hour },

  passwordRequestOfAddressFromNetwork: { limit: 10, windowSeconds: quarter },
  /** Emails to one address. Further requests are accepted and nothing is sent: the links already sent still work. */
  passwordRequestOfAddress: { limit: 20, windowSeconds: quarter },
  mailedLinkOfAttendee: { limit: 3, windowSeconds: hour },
  /** As few as a login has: a stolen token must not serve to guess the password. */
  passwordChangeOfAttendee: { limit: 10, windowSeconds: quarter },

  /**
   * Passwords of organisers; a right one does not count. Attendees in the same hall can use it up: organisers are then
   * let in by the code of an email, or by a passkey.
   */
  organiserLoginFromNetwork: { limit: 500, windowSeconds: quarter },
  /** Apart from the passwords: a challenge costs nobody anything. One that a login was made with does not count. */
  passkeyChallengeFromNetwork: { limit: 500, windowSeconds: quarter },
  organiserLoginOfAddressFromNetwork: { limit: 10, windowSeconds: quarter },
  /** From anywhere: ten networks' worth, so that nobody in one network can use them up for the organiser. */
  organiserLoginOfAddress: { limit: 100, windowSeconds: quarter },
  /** One-time codes that follow a right password. */
  organiserCodes: { limit: 10, windowSeconds: quarter },
  /** The next wrong one is warned of by an email. */
  organiserWrongCodes: { limit: 4, windowSeconds: hour },
  organiserWarning: { limit: 1, windowSeconds: hour },
  /** Emails that let an organiser in while others try passwords. */
  organiserEmailOfAddress: { limit: 1, windowSeconds: hour },
  organiserSetUpFromNetwork: { limit: 20, windowSeconds: quarter },

  registrationOfAddress: { limit: 30, windowSeconds: quarter },
  /** Registrations of one mail domain: more than one network may begin, so that none closes a domain for others. */
  registrationOfDomain: { limit: 500, windowSeconds: hour },

  /** Making the PDF of an invoice uses the processor. */
  invoicePdfOfAttendee: { limit: 30, windowSeconds: quarter },

  /** Copies of what is stored about oneself: each reads every table. */
  personalDataOfAttendee: { limit: 5, windowSeconds: hour },

  /** Enough for a mistake or two; more would be a way to fill a mailbox. */
  confirmationMailOfAttendee: { limit: 3, windowSeconds: hour },
  /** Counted apart from the above: someone who waits for the email in vain may have mistyped the address. */
  addressChangeOfAttendee: { limit: 3, windowSeconds: hour },

  /** Copies of one's own nominations. */
  nominationsMailOfAttendee: { limit: 3, windowSeconds: hour },

  /** Changes of one's own details. */
  detailsOfAttendee: { limit: 30, windowSeconds: hour },

  /** Offers of a ticket: each sends an email to somebody else. */
  transferOfAttendee: { limit: 10, windowSeconds: hour },

  waitingListOfAddress: { limit: 5, windowSeconds: hour },

  /** Messages of one attendee, questions about sessions among them. */
  message: { limit: 20, windowSeconds: hour },
  /** Messages to one person that stay without an answer. */
  messageOfPair: { limit: 5, windowSeconds: day },
  /** Messages to one person from people to whom they have not answered. */
  messageToReceiver: { limit: 30, windowSeconds: hour },
  formOfAddress: { limit: 3, windowSeconds: hour },
  mediaPartnerOfAddress: { limit: 3, windowSeconds: hour },
  subscribeOfAddress: { limit: 5, windowSeconds: hour },
  /** An attendee has few tickets, and every email is read by somebody. */
  invitationOfAttendee: { limit: 20, windowSeconds: hour },
  /** New topics: everybody chooses from them afterwards. */
  tagOfAttendee: { limit: 5, windowSeconds: hour },
  /** Emails to one address, so that nobody can flood somebody else's mailbox. */
  videosOfAddress: { limit: 2, windowSeconds: day },
  /** Uploads of one person, or with one invitation: each costs time and space, whether it is a picture or not. */
  upload: { limit: 30, windowSeconds: hour },
  /** Enough for an album. */
  pictureOfOrganiser: { limit: 300, windowSeconds: hour },
  documentOfOrganiser: { limit: 60, windowSeconds: hour },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
