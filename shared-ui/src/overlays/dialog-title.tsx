import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

const firstField = 'form :is(input:not([type="hidden"], [type="file"]), textarea, select):enabled';

interface DialogTitleProps {
  id: string;
  /** The current state of the dialog; a change moves the focus to the title. */
  state: string | undefined;
  children: ReactNode;
}

/**
 * A dialog's heading, which also manages the focus: a form begins in its first field, and when the focused element is
 * removed, the title takes the focus before another key can be pressed, so that Escape is never lost.
 */
export function DialogTitle({ id, state, children }: DialogTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);

  useLayoutEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    heading.current?.focus();
  }, [state]);

  useLayoutEffect(() => {
    const sheet = heading.current?.closest('[aria-modal]');
    sheet?.querySelector<HTMLElement>(firstField)?.focus({ preventScroll: true });
  }, []);

  useLayoutEffect(() => {
    const title = heading.current;
    const sheet = title?.closest('[aria-modal]');
    if (!title || !sheet) return undefined;
    let last: Element | null = null;
    const remember = ({ target }: Event) => {
      last = target as Element;
    };
    const observer = new MutationObserver(() => {
      if (last && isLost(last)) title.focus();
    });
    sheet.addEventListener('focusin', remember);
    observer.observe(sheet, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    return () => {
      observer.disconnect();
      sheet.removeEventListener('focusin', remember);
    };
  }, []);

  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Whether the focused element can no longer have the focus; a button that was just disabled still seems to have it. */
function isLost(element: Element): boolean {
  const { activeElement } = document;
  const nowhere = activeElement === null || activeElement === document.body || activeElement === element;
  return nowhere && (!element.isConnected || element.matches(':disabled, [hidden], [hidden] *'));
}
