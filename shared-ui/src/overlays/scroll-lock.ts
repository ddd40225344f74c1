import { useLayoutEffect } from 'react';

/**
 * Stops the page behind a dialog from scrolling. The place of a visible scrollbar stays reserved, so that nothing moves, and
 * the theme dims it with the page; with several dialogs the last one releases the lock.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (getLocks(page) === 0) {
      if (window.innerWidth > page.clientWidth) page.style.setProperty('scrollbar-gutter', 'stable');
      page.style.overflow = 'hidden';
    }
    page.dataset.scrollLocks = String(getLocks(page) + 1);
    return () => {
      const left = getLocks(page) - 1;
      page.dataset.scrollLocks = String(left);
      if (left > 0) return;
      delete page.dataset.scrollLocks;
      page.style.removeProperty('overflow');
      page.style.removeProperty('scrollbar-gutter');
    };
  }, []);
}

function getLocks(page: HTMLElement): number {
  return Number(page.dataset.scrollLocks ?? 0);
}
