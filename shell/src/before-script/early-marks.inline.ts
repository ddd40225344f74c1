import { storageKeys, tabStorageKeys } from '@summit/contract/session/storage-keys';
import type { SeenAttendee, SeenPart } from './seen-attendee.ts';

// Runs in the head, before anything is painted, and sets on the document what only this browser knows: so what a
// visitor has closed or answered never flashes up, a frame shows no header, and the header shows who is signed in
// instead of the login. It is compiled for Internet Explorer 8, because it is what notices that a browser is too old,
// and then fetches the notice.

const page = document;
const html = page.documentElement;

function isFramed(): boolean {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
}

/** Null, too, in a browser that refuses storage. */
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
    // Nothing usable is stored: the header waits for the session.
  }
}

const script = page.createElement('script');
// Style sheets lie in layers: a browser that does not know them would show a page without its looks.
const knowsLayers = 'CSSLayerBlockRule' in window;
const isRecent =
  'Promise' in window && 'hasOwn' in Object && 'at' in [] && 'noModule' in script && knowsLayers;
if (!isRecent && !stored('localStorage', storageKeys.hideOldBrowserNotice)) {
  script.src = '/old-browser.js';
  // Internet Explorer 8 has no `document.head`.
  (html.firstChild as Node).appendChild(script);
}
