import { limits } from '@summit/contract/limits';

const { offset, duration } = limits.scrollToFirstError;

/**
 * Scrolls until the element lies 350 px below the window's top edge, over 500 ms; at once under reduced motion. In a
 * dialog the dialog scrolls: the page behind it stays where it is.
 */
export function scrollToField(element: Element): void {
  if (element.closest('[aria-modal]')) return element.scrollIntoView({ block: 'center' });
  const start = window.scrollY;
  const target = Math.max(0, start + element.getBoundingClientRect().top + offset);
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
