import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useJourney } from '@summit/shared-ui/navigation/journey';

const arrival = { duration: 200, easing: 'ease-out' };

/**
 * A new page fades in. The browser's view transitions would let the old one fade out at the same time, and take two
 * pictures of the window for it: on a slow phone they are the longest part of a change of page.
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
