import { storageKeys, tabStorageKeys } from '@summit/contract/session/storage-keys';
import type { SeenAttendee, SeenPart } from './seen-attendee.ts';

// Runs in the head, before the first paint, and sets attributes from this browser's storage on the document: closed
// banners and an answered cookie alert never flash up, a frame shows no header, and the header shows the attendee
// instead of the login. It is compiled for Internet Explorer 8, because it also detects outdated browsers and
// fetches the notice for them.

const page = document;
const html = page.documentElement;

function isFramed(): boolean {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
}

/** A stored value; null also in a browser that refuses storage. */
function stored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** A text as CSS writes it. */
function cssText(value: unknown): string {
  return JSON.stringify(String(value)).replace(/\\n/g, '\\a ');
}

function showAttendee(part: SeenPart, value: string): void {
  html.style.setProperty(`--attendee-${part}`, value);
}

if (isFramed()) html.setAttribute('data-framed', '');

if (!stored('localStorage', storageKeys.cookieConsent)) html.setAttribute('data-cookies', 'ask');

// The browser scrolls to a place further down: the visitor has been at this entry of the history, or its address names
// the place. It is where it will stay only once everything above it is laid out.
if (history.state || location.hash) html.setAttribute('data-drawn', '');

const dismissed = stored('sessionStorage', tabStorageKeys.dismissedBanners);
if (dismissed) html.setAttribute('data-dismissed', dismissed);

if (stored('localStorage', storageKeys.accessToken)) {
  html.setAttribute('data-signed-in', '');
  try {
    const seen = JSON.parse(stored('localStorage', storageKeys.lastSeenAttendee) as string) as SeenAttendee;
    showAttendee('name', cssText(seen.name));
    showAttendee('initials', cssText(seen.initials));
    if (seen.picture) showAttendee('picture', `url(${cssText(seen.picture)})`);
  } catch {
    // The stored value is invalid: the header waits for the session.
  }
}

const script = page.createElement('script');
// All styles are in cascade layers: a browser without support for them would show an unstyled page.
const knowsLayers = 'CSSLayerBlockRule' in window;
const isRecent =
  'Promise' in window && 'hasOwn' in Object && 'at' in [] && 'noModule' in script && knowsLayers;
if (!isRecent && !stored('localStorage', storageKeys.hideOldBrowserNotice)) {
  script.src = '/old-browser.js';
  // Internet Explorer 8 has no `document.head`.
  (html.firstChild as Node).appendChild(script);
}
