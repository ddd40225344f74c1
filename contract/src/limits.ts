/** The product's constants and limits: lengths in characters, times in ms, sizes in px unless stated otherwise. */
export const limits = {
  password: { min: 6, max: 20 },
  organiserPassword: { min: 12, max: 200 },
  birthYearLength: 4,
  /** Years. */
  cryptoTraderMinimumAge: 18,
  phoneMinimumDigits: 7,
  /** Characters of a VAT number, with those that only make it readable. */
  vatId: 20,
  name: 80,
  email: 254,
  shortText: 120,
  longText: 1000,
  /** Of what is typed into the search of the site: much more than a title. */
  searchText: 500,
  momentLength: 40,
  /** No text of a request is longer, whatever its field allows; a refused one is not read any further. */
  longestText: 10_000,
  /** No list of a request has more entries. */
  longestList: 500,
  url: 500,
  message: 2000,
  /** Messages of a conversation that are shown, and conversations of an attendee: the latest. */
  conversationMessages: 300,
  conversations: 200,
  /** How often the header asks for the number of unread messages, while the page is visible. */
  unreadPolling: 2 * 60 * 1000,
  /** The same text sent again within this time is one message: a second press, or a second tab. */
  messageSentAgain: 10 * 60 * 1000,
  /** Used when the settings name no other limit for an ask-question block. */
  question: 300,
  bio: 600,
  pitch: 140,
  nominationReason: 1000,
  tagComment: 200,
  /** Categories one firm may be nominated in. */
  nominationsForEachNominee: 3,
  nomineeVotesInBallot: 200,
  /** Sessions that one attendee can star. */
  starredSessions: 500,
  /** Of a body that is not a file; bytes. */
  jsonBodyBytes: 256 * 1024,
  /** Of a table that organisers import; bytes. */
  importBytes: 2 * 1024 * 1024,
  /** Lines of such a table: more than the site has texts. */
  importedRows: 4000,
  /** Of a text that fills a page. */
  pageText: 60_000,
  /** Bytes. */
  imageBytes: 10 * 1024 * 1024,
  /** The largest PDF or zip archive that an organiser may offer for download. */
  documentBytes: 25 * 1024 * 1024,
  /** Side of an attendee's photo: of the smallest that is accepted, and of the largest that is stored. */
  photo: { minimumSide: 200, side: 800 },
  /** The longer side of a picture that organisers add: of the smallest that is accepted, and of the largest that is stored. */
  picture: { minimumSide: 200, side: 2400 },
  /** The longer side of the smallest company logo that is accepted, and the box that the stored logo fits into. */
  logo: { minimumSide: 200, width: 960, height: 480 },

  /** Bytes of one email, text and HTML together: many times what the longest message and its design need. */
  letterBytes: 256 * 1024,

  /** The first page of a list. */
  firstPage: 0,
  /** The default of `itemsOnPage`. */
  itemsOnPage: {
    list: 9999,
    attendees: 10,
    agendaSessions: 99999,
    awards: 999,
    videos: 999,
    staticContent: 999,
  },
  /** More is never returned at once: a greater `itemsOnPage` counts as this. */
  maxItemsOnPage: 99999,

  minimumFetchDelay: 200,
  idlePrefetchTimeout: 2000,
  /** How long the data of a page that was fetched ahead is not fetched ahead again. */
  prefetchedFor: 60_000,
  scrollThrottle: 16,
  loadingBar: { duration: 5000, throttle: 200 },
  /** How much longer than the call for the nominees the loading bar runs. */
  nomineesSpinner: 1000,
  scrollToFirstError: { delay: 100, offset: -350, duration: 500 },
  /** How often a page polls while it waits for the attendee's address to be confirmed. */
  confirmationPolling: 5000,
  /** The timeout of an upload: long enough for a picture from a phone on a train. */
  uploadTime: 3 * 60 * 1000,
  /** A place of a waiting list is offered for no shorter time than this: nothing is, just before the end of a sale. */
  shortestOffer: 60 * 60 * 1000,
  /** How long a place is reserved for its payment. */
  placeHeld: 15 * 60 * 1000,
  /** A reservation can be extended until this long after the choice: more than ten times, as WCAG 2.2.1 asks for. */
  placeHeldAtMost: 3 * 60 * 60 * 1000,
  /** How long a card page is open. Stripe allows no less than 30 minutes from when it gets the request. */
  cardPageOpen: 35 * 60 * 1000,
  /** How long an unused photo is stored. */
  unusedPhotoMs: 24 * 60 * 60 * 1000,
  /** How long forms that visitors sent are stored after the last day of the event. */
  formsKeptAfterEvent: 20 * 24 * 60 * 60 * 1000,
  /** How long a solved captcha can be used. */
  captchaLifetime: 10 * 60 * 1000,
  accessTokenLifetime: 10 * 60 * 1000,
  /** From the login on, however often the access token is renewed. */
  sessionLifetime: 30 * 24 * 60 * 60 * 1000,
  /** A working day of an organiser: their session ends by itself. */
  organiserSession: 8 * 60 * 60 * 1000,
  /** How long a new organiser has to set themselves up. */
  organiserInvitation: 48 * 60 * 60 * 1000,
  /** Devices one attendee can be signed in on at a time: another login ends the oldest session. */
  signedInDevices: 50,
  /** How long a link in an email is valid. */
  passwordLinkLifetime: 60 * 60 * 1000,
  loginLinkLifetime: 7 * 24 * 60 * 60 * 1000,
  /** How long the owner of an old address can take the account back. */
  addressReturn: 30 * 24 * 60 * 60 * 1000,
  registrationLinkLifetime: 14 * 24 * 60 * 60 * 1000,
  /** How long a colleague can take an offered ticket. */
  transferLinkLifetime: 7 * 24 * 60 * 60 * 1000,
  videoLinkLifetime: 30 * 24 * 60 * 60 * 1000,

  /** Side of the picture beside a name. */
  avatar: 50,
  modal: { maxWidth: 1150, formWidth: 738, textAreaHeight: 250 },
  mobileLayout: 768,
  mobileMenu: 800,
} as const;
