import { useEffect } from 'react';
import { create } from 'zustand';

/** The control of a screen that had the focus last: a button that loads has lost it before its dialog opens. */
const useLatest = create<{ control: HTMLElement | null }>(() => ({ control: null }));

/** Follows the focus on the screens, outside of dialogs and menus. */
export function useFollowFocus(): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('.MuiModal-root')) {
        useLatest.setState({ control: target });
      }
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
}

/**
 * Does not let the focus get lost when a dialog closes: it returns to the control that opened it, or if that is gone or
 * disabled, moves to the heading of the screen.
 */
export function useFocusAfterDialog(): void {
  useEffect(
    // What MUI and the screen itself do comes first.
    () => () => {
      setTimeout(() => {
        if (isLost()) useLatest.getState().control?.focus();
        const heading = document.querySelector('h1');
        if (!heading || !isLost()) return;
        heading.tabIndex = -1;
        heading.focus();
      });
    },
    [],
  );
}

/** Another dialog that is open takes care of the focus itself. */
function isLost(): boolean {
  return document.activeElement === document.body && document.querySelector('[role="dialog"]') === null;
}
