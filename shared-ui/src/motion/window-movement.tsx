import { useEffect, useEffectEvent } from 'react';
import * as limits from '@summit/contract/limits/limits';

interface Throttled {
  (): void;
  /** Cancels a pending run. */
  cancel(): void;
}

/** Runs immediately, then at most every `ms`, and finally after the last call. */
function throttled(run: () => void, ms: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;

  function rest(): void {
    timer = setTimeout(() => {
      timer = undefined;
      if (!again) return;
      again = false;
      run();
      rest();
    }, ms);
  }

  function call(): void {
    if (timer !== undefined) {
      again = true;
      return;
    }
    run();
    rest();
  }

  call.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  };
  return call;
}

/** Listens to scrolling and resizing of the window, at most once per frame. */
export function useWindowMovement(kind: 'scroll' | 'resize', onMove: () => void): void {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const moved = throttled(() => move(), limits.scrollThrottle);
    window.addEventListener(kind, moved, { passive: true });
    return () => {
      window.removeEventListener(kind, moved);
      moved.cancel();
    };
  }, [kind]);
}
