import { type RefObject, useEffect } from 'react';

/** The boxes at the lower edge of the window: the cookie alert, and a notice of the frame above it. */
type Cover = 'alert' | 'notice';

const heights = new Map<Cover, number>();

/**
 * Makes the page longer by how much of the window's lower edge a box covers, so that its last links can be seen, and
 * exposes the alert's height as `--covered-below` to what appears above it (`data-above-covered`).
 */
export function useRoomBelow(box: RefObject<HTMLElement | null>, shown: boolean, cover: Cover): void {
  useEffect(() => {
    if (!shown || !box.current) return undefined;
    // The observer reports the height after the browser's own layout: reading it here would force a layout in
    // hydration.
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
 * Changes only the few elements that depend on it. A variable of the root, which all elements inherit, would make
 * the browser recompute the styles of the whole page.
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
