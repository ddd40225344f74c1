import { lightColours, white } from '@summit/contract/frame/brand';
import { storageKeys } from '@summit/contract/session/storage-keys';
import type { OldBrowserTexts } from './old-browser-notice.ts';

// Shows visitors with Internet Explorer, or a browser of its time, what they can do. It is compiled for those
// browsers and uses only APIs that they have. The cookie alert moves up above it.

/** The parameter of the function that `oldBrowserNotice()` puts around this script. */
declare const oldBrowserTexts: OldBrowserTexts;

/** What Internet Explorer 8 has instead of `addEventListener`. */
interface OldElement {
  attachEvent(name: string, run: (event?: KeyboardEvent) => void): void;
}

const page = document;
const texts = oldBrowserTexts;
const { ink } = lightColours;

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, style: string, text?: string) {
  const element = page.createElement(tag);
  element.style.cssText = style;
  if (text) element.appendChild(page.createTextNode(text));
  return element;
}

function listen(element: HTMLElement | Window, name: string, run: (event?: KeyboardEvent) => void): void {
  if ('addEventListener' in element) element.addEventListener(name, run as EventListener, false);
  else (element as OldElement).attachEvent(`on${name}`, run);
}

function liftCookieAlert(height: string): void {
  try {
    page.documentElement.style.setProperty('--below-alert', height);
  } catch {
    // Internet Explorer 8 has no such properties, and no alert that depends on one.
  }
}

function show(): void {
  const focused = page.activeElement as HTMLElement | null;
  const box = make(
    'div',
    `position:fixed;z-index:2000;left:0;right:0;bottom:0;padding:24px;background:${ink};color:${white};border-top:4px solid #8f85ff;font:16px/1.5 Archivo,Arial,sans-serif`,
  );
  // Aligns the notice with the page's column.
  const column = make('div', 'max-width:1280px;margin:0 auto');
  const title = make('h2', `margin:0 0 8px;font-size:22px;line-height:1.2;color:${white}`, texts.title);
  const words = make('p', 'margin:0 0 16px;max-width:640px', texts.text);
  const label = make('label', 'display:inline-block;min-height:44px;margin:0 24px 0 0;padding-top:10px');
  const hide = make('input', 'margin:0 8px 0 0');
  const close = make(
    'button',
    `min-height:44px;padding:8px 24px;border:2px solid ${white};background:${white};color:${ink};font:bold 16px Archivo,Arial,sans-serif;cursor:pointer`,
    texts.close,
  );
  const lift = () => liftCookieAlert(`${box.offsetHeight}px`);

  title.id = 'old-browser-title';
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-labelledby', title.id);
  close.setAttribute('type', 'button');
  hide.setAttribute('type', 'checkbox');
  label.appendChild(hide);
  label.appendChild(page.createTextNode(texts.hide));
  column.appendChild(title);
  column.appendChild(words);
  column.appendChild(label);
  column.appendChild(close);
  box.appendChild(column);

  function end(): void {
    if (hide.checked) storeHidden();
    page.body.removeChild(box);
    liftCookieAlert('0px');
    try {
      focused?.focus();
    } catch {
      // Internet Explorer throws when a hidden element is focused.
    }
  }
  listen(close, 'click', end);
  listen(box, 'keydown', (event) => {
    // Internet Explorer 8 passes no event, and knows no `key`.
    if (((event || window.event) as KeyboardEvent).keyCode === 27) end();
  });
  page.body.appendChild(box);
  lift();
  listen(window, 'resize', () => {
    if (box.parentNode === page.body) lift();
  });
  close.focus();
}

function storeHidden(): void {
  try {
    window.localStorage.setItem(storageKeys.hideOldBrowserNotice, '1');
  } catch {
    // The browser refuses storage: the next page shows the notice again.
  }
}

if (page.body && page.readyState !== 'loading') show();
else listen(window, 'load', show);
