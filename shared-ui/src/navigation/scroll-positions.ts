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
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leaving);
    return () => window.removeEventListener('pagehide', leaving);
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
    if (action === 'POP' && position !== undefined) window.scrollTo(0, position);
    else if (location.hash !== '') getPlace(location.hash)?.scrollIntoView();
    else if (location.pathname !== before.pathname) window.scrollTo(0, 0);
  }, [location, action]);
}

/** The element that an address's hash names. */
export function getPlace(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(hashName(hash)) : null;
}
