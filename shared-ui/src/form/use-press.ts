import { useRef } from 'react';

/** A press of the pointer that may be in progress. */
interface Press {
  /** The `onPointerDown` handler of the watched element. */
  begin: () => void;
  /** Resolves when the press is over and its click was handled; immediately when nothing is pressed. */
  over: () => Promise<void>;
}

/** Tracks whether the pointer is down, so that nothing moves between a press and its click. */
export function usePress(): Press {
  const pressing = useRef<Promise<void>>(undefined);

  function begin(): void {
    pressing.current = new Promise((resolve) => {
      const end = () => {
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
        // The click event comes after the pointer is up.
        setTimeout(() => {
          pressing.current = undefined;
          resolve();
        });
      };
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    });
  }

  return { begin, over: async () => pressing.current };
}
