/** How many tries a key has within a window of time. */
export interface RateLimit {
  limit: number;
  windowSeconds: number;
}

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * Every limit of tries. What ends with `FromNetwork` counts the calls of one network (an IPv4 address, or the /64 an
 * IPv6 address belongs to), what ends with `OfAddress` those that name one e-mail address.
 */
export const rateLimits = {
  loginFromNetwork: { limit: 100, windowSeconds: quarter },
  loginOfAddressFromNetwork: { limit: 10, windowSeconds: quarter },
  /** From anywhere: ten networks' worth, so that nobody in one network can use them up for the owner. */
  loginOfAddress: { limit: 100, windowSeconds: quarter },
  /** Login link emails, which let the owner in while others try passwords. */
  loginLetterOfAddress: { limit: 1, windowSeconds: hour },

  passwordRequestFromNetwork: { limit: 100, windowSeconds: quarter },
  passwordRequestOfAddressFromNetwork: { limit: 10, windowSeconds: quarter },
  /** Emails to one address. Further requests are accepted and nothing is sent: the links already sent still work. */
  passwordRequestOfAddress: { limit: 20, windowSeconds: quarter },
  /** New passwords set with the link in an email. */
  passwordResetFromNetwork: { limit: 100, windowSeconds: quarter },
  /** Checks whether the link in an email is still valid. */
  passwordLinkCheckFromNetwork: { limit: 100, windowSeconds: quarter },
  /** What the links of mails are, and new ones in place of those that were used. */
  mailedLinkFromNetwork: { limit: 100, windowSeconds: quarter },
  mailedLinkOfAttendee: { limit: 3, windowSeconds: hour },
  /** As few as a login has: a stolen token must not serve to guess the password. */
  passwordChangeOfAttendee: { limit: 10, windowSeconds: quarter },

  organiserLoginFromNetwork: { limit: 50, windowSeconds: quarter },
  organiserLoginOfAddressFromNetwork: { limit: 10, windowSeconds: quarter },
  /** From anywhere: ten networks' worth, so that nobody in one network can use them up for the organiser. */
  organiserLoginOfAddress: { limit: 100, windowSeconds: quarter },
  /** One-time codes that follow a right password. */
  organiserCodes: { limit: 10, windowSeconds: quarter },
  /** The next wrong one is warned of by an email. */
  organiserWrongCodes: { limit: 4, windowSeconds: hour },
  organiserWarning: { limit: 1, windowSeconds: hour },
  /** Emails that let an organiser in while others try passwords. */
  organiserLetterOfAddress: { limit: 1, windowSeconds: hour },
  organiserSetUpFromNetwork: { limit: 20, windowSeconds: quarter },

  /** Each step of a registration has its own counts. The first one shows whether an e-mail address is known. */
  registrationFromNetwork: { limit: 100, windowSeconds: quarter },
  registrationOfAddress: { limit: 30, windowSeconds: quarter },
  /** Of one mail domain; more than a single network may begin, so that no single network closes a domain for others. */
  registrationOfDomain: { limit: 500, windowSeconds: hour },

  /** Guesses of promo codes. */
  promoCodeFromNetwork: { limit: 60, windowSeconds: quarter },

  /** Guesses of the codes in links to passes; a right one does not count. */
  vipCodeFromNetwork: { limit: 60, windowSeconds: quarter },

  /** Each takes a processor a moment. */
  invoicePdfOfAttendee: { limit: 30, windowSeconds: quarter },

  /** Enough for a mistake or two; more would be a way to fill a mailbox. */
  confirmationMailOfAttendee: { limit: 3, windowSeconds: hour },
  confirmationMailFromNetwork: { limit: 30, windowSeconds: hour },

  /** Copies of one's own nominations. */
  nominationsMailOfAttendee: { limit: 3, windowSeconds: hour },

  /** Changes of one's own details. */
  detailsOfAttendee: { limit: 30, windowSeconds: hour },

  /** Offers of a ticket: each sends a mail to somebody else. */
  transferOfAttendee: { limit: 10, windowSeconds: hour },
  transferFromNetwork: { limit: 100, windowSeconds: quarter },

  /** Entries on waiting lists without a login: each sends a mail. */
  waitingListFromNetwork: { limit: 20, windowSeconds: hour },
  waitingListOfAddress: { limit: 5, windowSeconds: hour },

  /** Messages of one attendee, or questions about sessions from one network. */
  message: { limit: 20, windowSeconds: hour },
  /** Messages to one person that stay without an answer. */
  messageOfPair: { limit: 5, windowSeconds: day },
  /** Messages to one person from people to whom they have not answered. */
  messageToReceiver: { limit: 30, windowSeconds: hour },
  contactFromNetwork: { limit: 10, windowSeconds: hour },
  /** Described forms that are sent. */
  formFromNetwork: { limit: 10, windowSeconds: hour },
  formOfAddress: { limit: 3, windowSeconds: hour },
  mediaPartnerFromNetwork: { limit: 10, windowSeconds: hour },
  mediaPartnerOfAddress: { limit: 3, windowSeconds: hour },
  subscribeFromNetwork: { limit: 30, windowSeconds: hour },
  subscribeOfAddress: { limit: 5, windowSeconds: hour },
  /** An attendee has few tickets, and every email is read by somebody. */
  invitationOfAttendee: { limit: 20, windowSeconds: hour },
  /** New topics: everybody chooses from them afterwards. */
  tagOfAttendee: { limit: 5, windowSeconds: hour },
  videosFromNetwork: { limit: 10, windowSeconds: quarter },
  /** Emails to one address, so that nobody can flood somebody else's mailbox. */
  videosOfAddress: { limit: 2, windowSeconds: day },
  errorReportFromNetwork: { limit: 60, windowSeconds: quarter },
  /** Uploads of one person, or with one invitation: each costs time and space, whether it is a picture or not. */
  upload: { limit: 30, windowSeconds: hour },
  /** Enough for an album. */
  pictureOfOrganiser: { limit: 300, windowSeconds: hour },
  documentOfOrganiser: { limit: 60, windowSeconds: hour },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
