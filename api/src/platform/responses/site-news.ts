import type { SiteChange } from '@summit/contract/site/site-changes';

/** Notifies this process's listeners that something has changed, here or in another API. */
export interface SiteNews {
  announce(change: SiteChange): void;
  /** Returns a function that removes the listener. */
  follow(listener: (change: SiteChange) => void): () => void;
}

/** Creates the emitter of changes for this process. */
export function siteNews(): SiteNews {
  const listeners = new Set<(change: SiteChange) => void>();
  return {
    announce: (change) => listeners.forEach((listener) => listener(change)),
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
