import { useWindowMovement } from '@summit/shared-ui/motion/window-movement';
import { useEffect, type RefObject } from 'react';

const variable = '--covered-below';

/**
 * Tells the page's style sheet how much of the window's lower edge a box covers: the page is so much longer meanwhile,
 * so that its last links can be seen, and what appears at that edge appears above the box.
 */
export function useRoomBelow(box: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined;
    tellHeightOf(box.current);
    return () => void document.documentElement.style.removeProperty(variable);
  }, [box, shown]);
  useWindowMovement('resize', () => tellHeightOf(box.current));
}

function tellHeightOf(box: HTMLElement | null): void {
  if (box) document.documentElement.style.setProperty(variable, `${box.offsetHeight}px`);
}
