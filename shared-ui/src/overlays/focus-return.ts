import { useEffect, useLayoutEffect, useRef } from 'react';

const controls = 'a[href], button, summary, input, select, textarea, [tabindex]';

/**
 * Returns the focus to the element that opened a dialog. If that was removed meanwhile (Login, after a login), the nearest
 * control in what remains around it gets the focus.
 */
export function useFocusReturn(): void {
  const wayBack = useRef<Element[]>([]);

  useLayoutEffect(() => {
    wayBack.current = pathFrom(document.activeElement);
  }, []);

  // It runs after all other effects of closing, when the page is no longer hidden behind the dialog.
  useEffect(() => () => queueMicrotask(() => returnFocus(wayBack.current)), []);
}

/** An element and its ancestors, without the page itself. */
function pathFrom(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let next = element; next && next !== document.body; next = next.parentElement) path.push(next);
  return path;
}

function returnFocus(path: readonly Element[]): void {
  const taken = document.activeElement;
  // Something else has the focus already, such as the next dialog, or a field that was scrolled to.
  if (taken && taken !== document.body) return;
  path.filter(({ isConnected }) => isConnected).some(takesFocus);
}

function takesFocus(element: Element): boolean {
  // When only the page remains, it gets the focus itself, because none of its links is related to what was opened.
  if (element.matches('main')) element.setAttribute('tabindex', '-1');
  const candidates = [element, ...element.querySelectorAll(controls)] as HTMLElement[];
  return candidates.some((candidate) => {
    candidate.focus({ preventScroll: true });
    return document.activeElement === candidate;
  });
}
