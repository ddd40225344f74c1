import { stateSelector } from '@summit/contract/frame/page-state-element';
import { tabStorageKeys } from '@summit/contract/session/storage-keys';
import type { EarlyState, StateElement } from './early-state.ts';
import { type Field, getContent, type StoredFields } from './field-content.ts';

// The only script in the body of the HTML: it loads the site's script after the load event or at the first touch, whichever is first,
// and remembers what a visitor does before that. Links and GET forms work without it.

const page = document;
const html = page.documentElement;
// The server renders this element before the script.
const state = page.querySelector(stateSelector) as StateElement;
const early: EarlyState = (state.early = { pressed: [], submitted: [], typed: [] });
let started = false;

function showWaiting(): void {
  html.setAttribute('data-waiting', '');
}

/** Loads the site's script, and preloads the files that it will request next. */
function start(): void {
  if (started) return;
  started = true;
  const script = page.createElement('script');
  script.src = state.dataset.main;
  script.crossOrigin = 'anonymous';
  script.onerror = () => {
    script.remove();
    html.removeAttribute('data-waiting');
    setTimeout(() => (started = false), 3000);
  };
  page.head.append(script);
  state.dataset.next?.split(' ').forEach((address) => preload(address));
}

/**
 * With the request mode of the later load: another would fetch the file twice. Webpack loads scripts without
 * `crossorigin`.
 */
function preload(address: string): void {
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = address;
  page.head.append(link);
}

/** Links and GET forms work by themselves; all else is replayed after hydration (see `early-input.tsx`). */
function remember(event: Event): void {
  const { target, type } = event;
  if (early.done || !(target instanceof Element) || (early.frameReady && !target.closest('main'))) return;
  if (type === 'click') {
    const pressed = target.closest('button,a[href],summary');
    if (pressed instanceof HTMLButtonElement && !(pressed.type === 'submit' && pressed.form)) {
      early.pressed.push(pressed);
      showWaiting();
    }
  } else if (type === 'submit') {
    if (target.getAttribute('action') === null) {
      event.preventDefault();
      early.submitted.push(target as HTMLFormElement);
      showWaiting();
    }
  } else if (!early.typed.includes(target as Field)) early.typed.push(target as Field);
  start();
}

/** Stores what was typed for a reload of this page (see `entered-fields.ts`); no passwords or files. */
function storeTyped(): void {
  if (early.done) return;
  const stored: StoredFields = [location.pathname, {}];
  for (const field of early.typed) {
    if (field.id && !/^(password|file)$/.test(field.type)) stored[1][field.id] = getContent(field);
  }
  if (Object.keys(stored[1]).length === 0) return;
  try {
    sessionStorage.setItem(tabStorageKeys.earlyFields, JSON.stringify(stored));
  } catch {
    // The browser refuses storage, so a reload loses what was typed.
  }
}

/** With a timeout, because a phone that draws an animation is never idle. */
function startSoon(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 300 });
  else setTimeout(start);
}

for (const type of ['click', 'submit', 'input', 'change']) page.addEventListener(type, remember, true);
for (const type of ['pointerdown', 'keydown', 'touchstart']) {
  page.addEventListener(type, start, { capture: true, once: true, passive: true });
}
addEventListener('pagehide', storeTyped);
if (page.readyState === 'complete') startSoon();
else addEventListener('load', startSoon);
addEventListener('hashchange', () => {
  if (early.done || early.frameReady) return;
  early.turned = true;
  if (!page.querySelector(':target')) showWaiting();
  start();
});
