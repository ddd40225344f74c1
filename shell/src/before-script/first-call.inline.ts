import { stateSelector } from '@summit/contract/frame/page-state-element';
import { headers, requestLanguage } from '@summit/contract/requests/request-headers';
import type { StateElement } from './early-state.ts';

// Follows the boot script on a page that a link opens: calls for what the link is about, so that it comes beside the page's
// script and not after it, and the page needs no other code to ask for it. Only the browser knows the secret in the address.

const page = document;
const state = page.querySelector(stateSelector) as StateElement;
const { early, dataset } = state;

/** In braces the number of a segment of the path, or the name of a parameter. */
function ownAddress(call: string): string {
  const segments = location.pathname.split('/');
  const search = new URLSearchParams(location.search);
  return call.replace(
    /\{(\w+)\}/g,
    (_place, name) => segments[name] ?? encodeURIComponent(search.get(name) ?? ''),
  );
}

// Calls of a session carry its tokens: they are the script's.
if (early && dataset.call && !page.documentElement.hasAttribute('data-signed-in')) {
  const address = ownAddress(dataset.call);
  const asked = fetch(address, { headers: { [headers.acceptLanguage]: requestLanguage } });
  early.firstCall = {
    address,
    // A refusal is read, too: a response that nobody reads holds its connection.
    response: asked
      .then((response) => response.json().then((read) => (response.ok ? read : undefined)))
      .catch(() => undefined),
  };
}
