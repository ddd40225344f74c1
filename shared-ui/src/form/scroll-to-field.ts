import * as limits from '@summit/contract/limits/limits';

const { offset, duration } = limits.scrollToFirstError;

/**
 * Scrolls over 500 ms until the element is 350 px below the window's top edge, or immediately with reduced motion. In a
 * window that is too small for that, the element is centred. Where the window itself does not scroll, its scrolling
 * container does: a dialog, while the page behind it stays, or the page around a frame that is as high as its content.
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

/** 350 px, or the distance that centres the element in a smaller window. */
function distanceFromTop(height: number): number {
  const middle = Math.max(0, (window.innerHeight - height) / 2);
  return Math.min(-offset, middle);
}

/** A frame that is as high as its content cannot scroll itself, but the page around it can. */
function canScroll(): boolean {
  if (window.parent === window) return true;
  const { scrollHeight } = document.documentElement;
  return scrollHeight > window.innerHeight + 1;
}
