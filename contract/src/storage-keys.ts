/** What the browser keeps in local storage: two token keys and the device id, and what the visitor has answered. */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  deviceId: 'deviceId',
  /** How the header shows the attendee who is signed in: `{ name, initials, picture }`; gone with the session. */
  lastSeenAttendee: 'lastSeenAttendee',
  /** The answer to the cookie alert: `accepted` or `declined`. */
  cookieConsent: 'cookieConsent',
  /** Kept once the visitor never wants to read again that the browser is too old. */
  hideOldBrowserNotice: 'hideOldBrowserNotice',
  /** The sessions starred on this device. */
  starredSessions: 'starredSessions',
} as const;

/** What the browser keeps until its tab is closed. */
export const tabStorageKeys = {
  /** The banners that were closed, divided by spaces. */
  dismissedBanners: 'dismissedBanners',
  /** What was typed into a page that was left before its script came: `[path, { id: content }]`; never passwords. */
  earlyFields: 'earlyFields',
} as const;

/** Forms whose unsent text the browser stores until it is sent. */
type DraftedForm =
  | 'contact-us'
  | 'media-partner'
  | 'ask-stage'
  | 'video-request'
  | 'subscribe'
  | 'login'
  | 'invite-guest'
  | 'message-attendee'
  | 'message-speaker'
  | 'message-blitz'
  | 'ask-session'
  | 'listing'
  | 'blitz'
  | 'form';

/** The form, and what it is about where there are several of its kind: never an e-mail address. */
export type DraftName = DraftedForm | `${DraftedForm}-${string}`;

/** Where the browser stores what was typed into a form and not sent. */
export function draftKey(name: DraftName): string {
  return `draft.${name}`;
}
