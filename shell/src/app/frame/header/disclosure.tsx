import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import * as styles from './header.module.css';
import { getControls } from './menu-keys.ts';

interface DisclosureProps {
  /** The content of the button that opens it. */
  summary: ReactNode;
  className?: string;
  /** Disclosures of one group: opening one closes the others, without script too. */
  group?: string;
  /**
   * Part of a column, which it pushes down while it is open. The column's arrow keys do not open it, and it stays open
   * until it is closed itself: closing it under a press would move another entry below the finger.
   */
  inColumn?: boolean;
  children: ReactNode;
}

/**
 * A menu that opens and closes by itself, before any script runs. With script it also closes with Escape, and, where it
 * lies over the page, when left; it opens with the arrow keys: down to its first control, up to its last.
 */
export function Disclosure({ summary, className, group, inColumn = false, children }: DisclosureProps) {
  const box = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = box.current;
    const close = (event: Event) => {
      if (details?.open && !details.contains(event.target as Node)) details.open = false;
    };
    // The innermost open menu handles the key: the one around it stays open.
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !details?.open || event.defaultPrevented) return;
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    if (!inColumn) document.addEventListener('pointerdown', close);
    details?.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', close);
      details?.removeEventListener('keydown', closeOnEscape);
    };
  }, [inColumn]);

  function openWithArrows(event: KeyboardEvent<HTMLElement>) {
    const details = box.current;
    const place = { ArrowDown: 0, ArrowUp: -1 }[event.key];
    if (inColumn || !details || place === undefined) return;
    event.preventDefault();
    details.open = true;
    getControls(details, 'column').slice(1).at(place)?.focus();
  }

  /** An open sheet would cover what the focus moves on to. */
  function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) {
    if (!inColumn && relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  }

  function closeWhenFollowed({ target, currentTarget }: MouseEvent<HTMLDivElement>) {
    if ((target as Element).closest('a, button') && currentTarget.contains(target as Node)) {
      if (box.current) box.current.open = false;
    }
  }

  return (
    <details ref={box} className={className} name={group} onBlur={closeWhenLeft}>
      <summary onKeyDown={openWithArrows}>{summary}</summary>
      {/* The links inside are the controls; this only listens to their clicks. */}
      <div role="presentation" className={styles.disclosed} onClick={closeWhenFollowed}>
        {children}
      </div>
    </details>
  );
}
