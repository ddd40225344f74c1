/** The name of the site: it follows every page's title. The event's own name comes from the server's texts. */
export const siteName = 'Summit';

/** The picture shown when a page without its own is shared, in the size that social networks show. */
export const sharePicturePath = '/share.png';

/** What browsers read to put the site on a home screen. */
export const manifestPath = '/site.webmanifest';

/** The service worker of pages that open without a connection, and the cache in which such a page stores what it needs. */
export const offlineWorkerPath = '/offline-page.js';
export const offlineCache = 'offline-page';

/** The icon that iOS puts on a home screen. */
export const touchIconPath = '/apple-touch-icon.png';

/** The icons of other home screens; a `maskable` one may be cut to any shape. */
export const homeScreenIcons = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;
