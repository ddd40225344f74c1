import { type RefObject, useEffect } from 'react';
import { useWindowMovement } from '@summit/shared-ui/motion/window-movement';

/** What lies over the lower edge of the window: the cookie alert, and a notice of the frame above it. */
type Covered = '--covered-below' | '--covered-by-notice';

/**
 * Exposes to the page's style sheet how much of the window's lower edge a box covers: the page is that much longer
 * meanwhile, so that its last links can be seen, and what appears at that edge appears above the box.
 */
export function useRoomBelow(box: RefObject<HTMLElement | null>, shown: boolean, variable: Covered): void {
  useEffect(() => {
    if (!shown) return undefined;
    publishHeight(box.current, variable);
    return () => void document.documentElement.style.removeProperty(variable);
  }, [box, shown, variable]);
  useWindowMovement('resize', () => {
    if (shown) publishHeight(box.current, variable);
  });
}

function publishHeight(box: HTMLElement | null, variable: Covered): void {
  if (box) document.documentElement.style.setProperty(variable, `${box.offsetHeight}px`);
}
