/** What the browser keeps in local storage: two token keys and the device id, and what the visitor has answered. */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  deviceId: 'deviceId',
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
