import { useSyncExternalStore } from 'react';

/** False on the server and until the page is alive in a browser. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
