import { useEffect, useLayoutEffect, useRef } from 'react';
import { hashName } from '@summit/contract/paths/path-pattern';
import type { Location } from '@summit/shared-ui/navigation/router';
import { useWindowMovement } from '../motion/window-movement.tsx';

/** Opens new pages at their top or at their `#fragment`, and earlier ones at their last position. */
export function useScrollPositions(location: Location | string, action: string): void {
  const positions = useRef(new Map<string, number>());
  const last = useRef(location);

  useEffect(() => {
    const leaving = () => {
      window.history.scrollRestoration = 'auto';
    };
    const staying = () => {
      window.history.scrollRestoration = 'manual';
    };
    staying();
    estimateAgain();
    window.addEventListener('pagehide', leaving);
    // A page that is restored from the back-forward cache goes on where it was left.
    window.addEventListener('pageshow', staying);
    return () => {
      window.removeEventListener('pagehide', leaving);
      window.removeEventListener('pageshow', staying);
    };
  }, []);

  // The address belongs to the page's own commit, so the new page's position is never stored for the old one.
  useWindowMovement('scroll', () => {
    if (typeof location !== 'string') positions.current.set(location.key, window.scrollY);
  });

  useLayoutEffect(() => {
    const before = last.current;
    last.current = location;
    if (typeof location === 'string' || typeof before === 'string' || before === location) return;
    const position = positions.current.get(location.key);
    const place = getPlace(location.hash);
    if (action === 'POP' && position !== undefined) scrollDown(() => window.scrollTo(0, position));
    else if (place) scrollDown(() => place.scrollIntoView());
    else if (location.hash === '' && location.pathname !== before.pathname) window.scrollTo(0, 0);
  }, [location, action]);
}

/**
 * Scrolls while the whole page is laid out. Parts that have not been near the window yet have estimated heights (see
 * `sheet-far-parts.ts`), with which every place below them is somewhere else.
 */
function scrollDown(scroll: () => void): void {
  document.documentElement.dataset.drawn = '';
  scroll();
  estimateAgain();
}

/**
 * Ends the layout of the whole page, which the script in the head, too, begins for an address with a place further down.
 * One frame later the browser remembers all heights.
 */
function estimateAgain(): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      delete document.documentElement.dataset.drawn;
    });
  });
}

/** The element that an address's hash names. */
export function getPlace(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(hashName(hash)) : null;
}
