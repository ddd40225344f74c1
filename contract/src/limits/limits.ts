// The product's constants and limits: lengths in characters, times in ms, sizes in px unless stated otherwise.

export const password = { min: 6, max: 20 } as const;
export const organiserPassword = { min: 12, max: 200 } as const;
export const birthYearLength = 4;
/** In years. */
export const cryptoTraderMinimumAge = 18;
export const phoneMinimumDigits = 7;
/** Characters of a VAT number, with those that only make it readable. */
export const vatId = 20;
export const name = 80;
export const email = 254;
export const shortText = 120;
export const longText = 1000;
/** The longest search of the site: much longer than a title. */
export const searchText = 500;
export const momentLength = 40;
/** No text of a request is longer, whatever its field allows; a refused one is not read any further. */
export const maxTextLength = 10_000;
/** No list of a request has more entries. */
export const maxListLength = 500;
export const url = 500;
export const message = 2000;
/** Messages of a conversation, and conversations of an attendee, in one response: earlier ones are on further pages. */
export const conversationMessages = 100;
export const conversations = 50;
/** The interval at which the header polls the number of unread messages, while the page is visible. */
export const unreadPolling = 2 * 60 * 1000;
/** The same text sent again within this time is one message: a second press, or a second tab. */
export const messageSentAgain = 10 * 60 * 1000;
/** Used when the settings name no other limit for an ask-question block. */
export const question = 300;
export const bio = 600;
export const pitch = 140;
export const nominationReason = 1000;
export const tagComment = 200;
/** Categories one firm may be nominated in. */
export const nominationsForEachNominee = 3;
export const nomineeVotesInBallot = 200;
/** The most places after the winners of a category that are named. */
export const maxLeaders = 10;
/** Sessions that one attendee can star. */
export const starredSessions = 500;
/** Bytes of a request's body that is not a file. */
export const jsonBodyBytes = 256 * 1024;
/** Bytes of a table that organisers import. */
export const importBytes = 2 * 1024 * 1024;
/** Different emails of one change that are shown before it is made. */
export const announcedMails = 50;
/** Lines of such a table: more than the site has texts. */
export const importedRows = 4000;
/** The longest text that fills a page. */
export const pageText = 60_000;
/** Bytes. */
export const imageBytes = 10 * 1024 * 1024;
/** The largest PDF or zip archive that an organiser may offer for download. */
export const documentBytes = 25 * 1024 * 1024;
/** Side of an attendee's photo: of the smallest that is accepted, and of the largest that is stored. */
export const photo = { minimumSide: 200, side: 800 } as const;
/** The longer side of a picture that organisers add: of the smallest that is accepted, and of the largest that is stored. */
export const picture = { minimumSide: 200, side: 2400 } as const;
/** The longer side of the smallest company logo that is accepted, and the box that the stored logo fits into. */
export const logo = { minimumSide: 200, width: 960, height: 480 } as const;

/** Bytes of one email, text and HTML together: many times what the longest message and its design need. */
export const emailBytes = 256 * 1024;

/** The first page of a list. */
export const firstPage = 0;
/** The default of `itemsOnPage`. */
export const itemsOnPage = {
  list: 9999,
  grid: 25,
  attendees: 10,
  agendaSessions: 99999,
  awards: 999,
  videos: 999,
  staticContent: 999,
} as const;
/** More is never returned at once: a greater `itemsOnPage` counts as this. */
export const maxItemsOnPage = 99999;

export const minimumFetchDelay = 200;
/** Timers support no longer delay, about 24 days, and with a longer one fire immediately. */
export const maxTimerDelay = 2 ** 31 - 1;
export const idlePrefetchTimeout = 2000;
/** The time for which the prefetched data of a page is not prefetched again. */
export const prefetchedFor = 60_000;
export const scrollThrottle = 16;
export const loadingBar = { duration: 5000, throttle: 200 } as const;
/** The time that the loading bar runs longer than the call for the nominees. */
export const nomineesSpinner = 1000;
export const scrollToFirstError = { delay: 100, offset: -350, duration: 500 } as const;
/** The interval at which a page polls while it waits for the attendee's address to be confirmed. */
export const confirmationPolling = 5000;
/** The timeout of an upload: long enough for a picture from a phone on a train. */
export const uploadTime = 3 * 60 * 1000;
/** A place of a waiting list is offered for no shorter time than this: nothing is, just before the end of a sale. */
export const shortestOffer = 60 * 60 * 1000;
/** A place is reserved for its payment for this time. */
export const placeHoldTime = 15 * 60 * 1000;
/** The same where an organiser chose it: its attendee has to read the email about it first. */
export const placeHoldTimeByOrganiser = 24 * 60 * 60 * 1000;
/** A reservation can be extended until this long after the choice: more than ten times, as WCAG 2.2.1 asks for. */
export const maxPlaceHoldTime = 3 * 60 * 60 * 1000;
/** A card page is open for this time. Stripe allows no less than 30 minutes from when it gets the request. */
export const cardPageOpen = 35 * 60 * 1000;
/** An unused photo is stored for this time. */
export const unusedPhotoMs = 24 * 60 * 60 * 1000;
/** Forms that visitors sent are stored for this time after the last day of the event. */
export const formsKeptAfterEvent = 20 * 24 * 60 * 60 * 1000;
/** A solved captcha can be used for this time. */
export const captchaLifetime = 10 * 60 * 1000;
export const accessTokenLifetime = 10 * 60 * 1000;
/** The longest session from its login on, however often the access token is renewed. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000;
/** An organiser's session expires after a working day. */
export const organiserSession = 8 * 60 * 60 * 1000;
/** The most people in the results of a search by name at the door. */
export const foundAtDoor = 20;
/** The most admissions that a device sends in one call. */
export const settledAtOnce = 100;
/** Badges in one sheet. */
export const badgesInSheet = 200;
/** The interval at which a device at the door sends its admissions, and polls for those of other devices. */
export const doorPolling = 8000;
/** The timeout of the server after which a device at the door decides by its own list. */
export const doorTimeout = 4000;
/** People on one page of an organiser's list. All of them at once are an export, which is on record. */
export const peopleOnPage = 200;
/** Views of a list that one organiser can save. */
export const savedViews = 50;
/** The most emails that are shown of one person: the latest. */
export const shownMails = 50;
/** The most events in the history of one person: the latest. */
export const shownEvents = 200;
/** A confirmation by password, one-time code or passkey counts for this time: money, exports and sealed counts need one. */
export const organiserConfirmation = 10 * 60 * 1000;
/** The sum from which a refund needs a second person still counts for this time after an owner has raised it. */
export const refundLimitDelay = 24 * 60 * 60 * 1000;
/** A link of a rehearsal shows the site at another moment for this time. */
export const rehearsalLifetime = 24 * 60 * 60 * 1000;
/** The timeout of using a passkey: a telephone may have to be found first. */
export const passkeyChallenge = 5 * 60 * 1000;
/** Passkeys of one organiser. */
export const passkeys = 20;
/** Characters of each part of a passkey's response: many times what one needs. */
export const passkeyPart = 4000;
/** The link with which a new organiser sets up their account is valid for this time. */
export const organiserInvitation = 48 * 60 * 60 * 1000;
/** Devices one attendee can be signed in on at a time: another login ends the oldest session. */
export const signedInDevices = 50;
/** A link in an email is valid for this time. */
export const passwordLinkLifetime = 60 * 60 * 1000;
export const loginLinkLifetime = 7 * 24 * 60 * 60 * 1000;
/** The owner of an old address can take the account back for this time. */
export const addressReturn = 30 * 24 * 60 * 60 * 1000;
export const registrationLinkLifetime = 14 * 24 * 60 * 60 * 1000;
/** A colleague can take an offered ticket for this time. */
export const transferLinkLifetime = 7 * 24 * 60 * 60 * 1000;
export const videoLinkLifetime = 30 * 24 * 60 * 60 * 1000;

/** Side of the picture beside a name. */
export const avatar = 50;
export const modal = { maxWidth: 1150, formWidth: 738, textAreaHeight: 250 } as const;
export const mobileLayout = 768;
export const mobileMenu = 800;
