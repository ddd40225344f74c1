import { useEffect, useLayoutEffect, useRef } from 'react';

const controls = 'a[href], button, summary, input, select, textarea, [tabindex]';

/**
 * Gives the focus back to what opened a dialog. Where that is gone by then (Login, after a login), the nearest control
 * in what is left around it takes its place.
 */
export function useFocusReturn(): void {
  const wayBack = useRef<Element[]>([]);

  useLayoutEffect(() => {
    wayBack.current = pathFrom(document.activeElement);
  }, []);

  // Once the page is no longer hidden behind the dialog: after all other effects of its closing.
  useEffect(() => () => queueMicrotask(() => giveBack(wayBack.current)), []);
}

/** An element and everything around it, the page itself left out. */
function pathFrom(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let next = element; next && next !== document.body; next = next.parentElement) path.push(next);
  return path;
}

function giveBack(path: readonly Element[]): void {
  const taken = document.activeElement;
  // Something else has the focus already: the next dialog, a field that was scrolled to.
  if (taken && taken !== document.body) return;
  path.filter(({ isConnected }) => isConnected).some(takesFocus);
}

function takesFocus(element: Element): boolean {
  // The page itself is as near as its content: none of its links has anything to do with what was opened.
  if (element.matches('main')) element.setAttribute('tabindex', '-1');
  const candidates = [element, ...element.querySelectorAll(controls)] as HTMLElement[];
  return candidates.some((candidate) => {
    candidate.focus({ preventScroll: true });
    return document.activeElement === candidate;
  });
}
