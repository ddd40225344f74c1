import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Tracks whether its component was hydrated: React reads the server's snapshot only on the server and in hydration. */
function firstPass() {
  let isHydration = false;
  return {
    inBrowser: () => !isHydration,
    onServer: () => {
      isHydration = true;
      return false;
    },
    /** Called in an effect, which runs when hydration is over. */
    onOver: (listen: () => void) => {
      if (isHydration) listen();
    },
  };
}

/**
 * False on the server and in the first pass of hydration, so that both render the same HTML; true in the task after
 * it, and immediately in parts that only the browser renders. A plain store with a different value would render
 * again in the task that ends hydration, which is long enough already.
 */
export function useHydrated(): boolean {
  const [pass] = useState(firstPass);
  const [isOver, setIsOver] = useState(false);
  const isOfBrowser = useSyncExternalStore(never, pass.inBrowser, pass.onServer);
  useEffect(() => pass.onOver(() => setIsOver(true)), [pass]);
  return isOfBrowser || isOver;
}
