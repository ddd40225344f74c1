import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first pass of hydration, so that both make the same HTML; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
