import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listen: () => void): () => void {
  window.addEventListener('online', listen);
  window.addEventListener('offline', listen);
  return () => {
    window.removeEventListener('online', listen);
    window.removeEventListener('offline', listen);
  };
}

/** Whether the browser has a network; on the server it has. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Runs something as soon as the browser has a network again. */
export function useWhenOnline(run: () => void): void {
  const back = useEffectEvent(run);
  useEffect(() => {
    const hear = () => back();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, []);
}
