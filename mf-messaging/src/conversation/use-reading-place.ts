import { useLayoutEffect, useRef } from 'react';

/** Where the first message was in the window before others were added above it. */
interface Place {
  message: HTMLElement;
  top: number;
  isButtonFocused: boolean;
}

/**
 * Holds the reader's place while messages are added above: what was first stays where it is in the window. It also gets the
 * keyboard focus that the button for earlier messages had, because the button is now far above, or gone.
 */
export function useReadingPlace(first: string | undefined, hasEarlier: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const held = useRef<Place>(null);

  /** Call it right before the messages are added. */
  function hold(): void {
    const message = area.current?.querySelector('li');
    if (!message) return;
    const isButtonFocused = document.activeElement === button.current;
    held.current = { message, top: message.getBoundingClientRect().top, isButtonFocused };
  }

  useLayoutEffect(() => {
    const place = held.current;
    held.current = null;
    if (!place) return;
    const { message, top, isButtonFocused } = place;
    const moved = message.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    if (!isButtonFocused) return;
    message.tabIndex = -1;
    message.focus({ preventScroll: true });
  }, [first, hasEarlier]);

  return { area, button, hold };
}
