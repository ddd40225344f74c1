import { useEffect, useRef } from 'react';
import { hashName } from '@summit/contract/paths/path-pattern';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { isDialogHash } from '../parts/hash-dialog-names.ts';

/** The timeout of a page: after it, the visitor has begun to read what is shown, and is not scrolled. */
const timeoutMs = 10_000;

const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the `#anchor` of an address, even when its page is still loading, and moves the focus there, so that
 * the next Tab continues from it. The browser itself does so only when a whole document is loaded.
 */
export function AnchorArrival() {
  const place = useSitePath();
  const cameBackTo = useRef('');
  const first = useRef(true);

  useEffect(() => {
    const back = () => {
      cameBackTo.current = window.location.href;
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);

  useEffect(() => {
    // A visitor who goes back and immediately follows a link has navigated twice before this runs.
    const returned = cameBackTo.current === window.location.href;
    const loaded = first.current;
    cameBackTo.current = '';
    first.current = false;
    const id = hashName(place.hash);
    // Going back restores the scroll position instead.
    if (id === '' || returned || isDialogHash(id)) return undefined;
    if (loaded && document.getElementById(id)) return undefined;
    return whenThere(id, arriveAt);
  }, [place]);

  return null;
}

/** Calls back once the element is on the page; gives up when the visitor scrolls or navigates. */
function whenThere(id: string, arrive: (element: HTMLElement) => void): (() => void) | undefined {
  const there = document.getElementById(id);
  if (there) {
    arrive(there);
    return undefined;
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    arrive(element);
  });
  const timer = setTimeout(() => stop(), timeoutMs);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const name of ownMoves) window.removeEventListener(name, stop);
  }
  for (const name of ownMoves) window.addEventListener(name, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function arriveAt(element: HTMLElement): void {
  element.scrollIntoView();
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
