import * as limits from '@summit/contract/limits/limits';

const { offset, duration } = limits.scrollToFirstError;

/**
 * Scrolls until the element lies 350 px below the window's top edge, over 500 ms; at once under reduced motion. In a window
 * that is too small for that it comes to the middle. Where it is not the window that scrolls, whatever does so scrolls: a
 * dialog, with the page behind it staying where it is, or the page around a frame that is as high as its content.
 */
export function scrollToField(element: Element): void {
  if (element.closest('[aria-modal]') || !canScroll()) return element.scrollIntoView({ block: 'center' });
  const start = window.scrollY;
  const { top, height } = element.getBoundingClientRect();
  const target = Math.max(0, start + top - distanceFromTop(height));
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const began = performance.now();

  function step(now: number) {
    const share = calm ? 1 : Math.min(1, (now - began) / duration);
    const eased = 1 - (1 - share) ** 3;
    window.scrollTo(0, start + (target - start) * eased);
    if (share < 1) requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}

/** 350 px, or what leaves the element in the middle of a smaller window. */
function distanceFromTop(height: number): number {
  const middle = Math.max(0, (window.innerHeight - height) / 2);
  return Math.min(-offset, middle);
}

/** A frame that is made as high as its content has nothing to scroll itself: the page around it has. */
function canScroll(): boolean {
  if (window.parent === window) return true;
  const { scrollHeight } = document.documentElement;
  return scrollHeight > window.innerHeight + 1;
}
