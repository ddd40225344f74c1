import { stateSelector } from '@summit/contract/frame/page-state-element';
import { headers, requestLanguage } from '@summit/contract/requests/request-headers';
import type { StateElement } from './early-state.ts';

// Follows the boot script on a page that a link opens, and makes the page's first call, so that its response loads
// in parallel with the page's script. It runs in the browser, because the secret in the address is withheld from the
// server's HTML.

const page = document;
const state = page.querySelector(stateSelector) as StateElement;
const { early, dataset } = state;

/** Fills in the call's address: braces hold the number of a segment of the path, or the name of a parameter. */
function ownAddress(call: string): string {
  const segments = location.pathname.split('/');
  const search = new URLSearchParams(location.search);
  return call.replace(
    /\{(\w+)\}/g,
    (_place, name) => segments[name] ?? encodeURIComponent(search.get(name) ?? ''),
  );
}

// With a session, calls carry its tokens, which is left to the script.
if (early && dataset.call && !page.documentElement.hasAttribute('data-signed-in')) {
  const address = ownAddress(dataset.call);
  const asked = fetch(address, { headers: { [headers.acceptLanguage]: requestLanguage } });
  early.firstCall = {
    address,
    // The body of an error is read, too, because an unread response holds its connection.
    response: asked
      .then((response) => response.json().then((read) => (response.ok ? read : undefined)))
      .catch(() => undefined),
  };
}
