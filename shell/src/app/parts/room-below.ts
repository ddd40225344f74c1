import { type RefObject, useEffect } from 'react';

/** What lies over the lower edge of the window: the cookie alert, and a notice of the frame above it. */
type Cover = 'alert' | 'notice';

const heights = new Map<Cover, number>();

/**
 * Makes the page longer by how much of the window's lower edge a box covers, so that its last links can be seen, and
 * exposes the alert's height as `--covered-below` to what appears above it (`data-above-covered`).
 */
export function useRoomBelow(box: RefObject<HTMLElement | null>, shown: boolean, cover: Cover): void {
  useEffect(() => {
    if (!shown || !box.current) return undefined;
    // Reports the height when the browser has laid the page out by itself: reading it here would make hydration wait for that.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) publish(cover, (entry.target as HTMLElement).offsetHeight);
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      publish(cover, 0);
    };
  }, [box, shown, cover]);
}

/**
 * Changes the few elements that depend on it. A property that all elements inherit, such as a variable of the root, would
 * have the browser compute the styles of the whole page again.
 */
function publish(cover: Cover, height: number): void {
  if ((heights.get(cover) ?? 0) === height) return;
  heights.set(cover, height);
  const { alert = 0, notice = 0 } = Object.fromEntries(heights);
  const covered = alert + notice;
  const room = (more: number) => (covered ? `calc(${covered + more}px + var(--below-alert, 0px))` : '');
  document.documentElement.style.scrollPaddingBottom = room(16);
  document.body.style.paddingBottom = room(0);
  const rules = ownSheet();
  if (rules?.cssRules.length) rules.deleteRule(0);
  if (alert) rules?.insertRule(`[data-above-covered]{--covered-below:${alert}px}`);
}

function ownSheet(): CSSStyleSheet | null {
  const present = document.querySelector<HTMLStyleElement>('style[data-covered]');
  if (present) return present.sheet;
  const created = document.createElement('style');
  created.dataset.covered = '';
  return document.head.appendChild(created).sheet;
}
