/** What the browser stores in local storage: the two tokens, the device id, and the visitor's choices. */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  deviceId: 'deviceId',
  /** What the header shows of the signed-in attendee: `{ name, initials, picture }`; removed with the session. */
  lastSeenAttendee: 'lastSeenAttendee',
  /** The answer to the cookie alert: `accepted` or `declined`. */
  cookieConsent: 'cookieConsent',
  /** Stored once the visitor has dismissed the notice about an outdated browser for good. */
  hideOldBrowserNotice: 'hideOldBrowserNotice',
  /** The promo code of a voucher's link, for the payment. */
  promoCode: 'promoCode',
  /** The sessions starred on this device. */
  starredSessions: 'starredSessions',
  /** The receipts of ballots that were sent from this device. */
  ballotReceipts: 'ballotReceipts',
  /** Written and removed immediately, to find out whether the browser allows storage at all. */
  probe: 'summit.probe',
} as const;

/** What the browser stores until its tab is closed. */
export const tabStorageKeys = {
  /** The closed banners, separated by spaces. */
  dismissedBanners: 'dismissedBanners',
  /** What was typed into a page that was left before its script loaded: `[path, { id: content }]`; never passwords. */
  earlyFields: 'earlyFields',
  /** The session of an organiser in the backoffice, which is no visitor's: `{ token, expiresAt, name, roles }`. */
  organiserSession: 'organiserSession',
  /** The builds for which this tab was already reloaded, separated by spaces. */
  reloadedForBuilds: 'reloadedForBuilds',
} as const;

/** Forms whose unsent content the browser stores until it is sent. */
type DraftedForm =
  | 'contact-us'
  | 'media-partner'
  | 'ask-stage'
  | 'video-request'
  | 'subscribe'
  | 'login'
  | 'invite-guest'
  | 'answer'
  | 'message-attendee'
  | 'message-speaker'
  | 'message-blitz'
  | 'ask-session'
  | 'listing'
  | 'blitz'
  | 'first-step'
  | 'invited'
  | 'featured'
  | 'pass'
  | 'crypto-trader'
  | 'topics'
  | 'photo'
  | 'promo-code'
  | 'second-part'
  | 'invoice'
  | 'own-details'
  | 'transfer'
  | 'transfer-account'
  | 'waiting-list'
  | 'ballot'
  | 'nomination'
  | 'form';

/** The form, and what it is about where there are several of its kind: an id, never an email address. */
export type DraftName = DraftedForm | `${DraftedForm}-${string}`;

const draftPrefix = 'draft.';

/** Where the browser stores what was entered into a form and not sent. */
export function draftKey(name: DraftName): string {
  return `${draftPrefix}${name}`;
}

/** The draft of a form that a link opens: distinguishes two links, with too little of the token to use it. */
export function draftOfLink(form: DraftedForm, token: string): DraftName {
  return `${form}-${token.slice(-6)}`;
}

/** The draft of a form that belongs to one attendee: another one on the same device starts with an empty form. */
export function draftOfAttendee(form: DraftedForm, attendeeId: string): DraftName {
  return `${form}-${attendeeId}`;
}

/** Whether a key is that of a draft that belongs to an attendee. */
export function isDraftOfAttendee(key: string, attendeeId: string): boolean {
  return key.startsWith(draftPrefix) && key.endsWith(`-${attendeeId}`);
}

const retiredPrefixes = ['registration.', 'ballot.'];

/** Whether earlier versions of the site stored drafts under a key like this one; nothing reads them any more. */
export function isRetiredKey(key: string): boolean {
  return retiredPrefixes.some((prefix) => key.startsWith(prefix));
}
