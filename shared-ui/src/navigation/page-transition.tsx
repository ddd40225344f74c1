import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useJourney } from '@summit/shared-ui/navigation/journey';

const arrival = { duration: 200, easing: 'ease-out' };

/**
 * Fades in a new page. The browser's view transitions would also fade out the old one, but capture the window twice for
 * that, which on a slow phone is the longest part of a navigation.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { steps } = useJourney();
  const shown = useRef(steps);
  useLayoutEffect(() => {
    if (shown.current === steps) return;
    shown.current = steps;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document.querySelector('main')?.animate({ opacity: [0.2, 1] }, arrival);
  }, [steps]);
  return children;
}
