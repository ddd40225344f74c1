import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Knows whether the component that has it was hydrated: only the server and hydration ask for the server's value. */
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
 * False on the server and in the first pass of hydration, so that both make the same HTML; true in the task after it, and
 * at once in what only the browser renders. A store whose value differs from the server's would be rendered again in the
 * task that ends hydration, which is long enough.
 */
export function useHydrated(): boolean {
  const [pass] = useState(firstPass);
  const [isOver, setIsOver] = useState(false);
  const isOfBrowser = useSyncExternalStore(never, pass.inBrowser, pass.onServer);
  useEffect(() => pass.onOver(() => setIsOver(true)), [pass]);
  return isOfBrowser || isOver;
}
