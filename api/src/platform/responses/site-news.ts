import type { SiteChange } from '@summit/contract/site/site-changes';

/** Passes on to this process's followers that something has changed, here or in another API. */
export interface SiteNews {
  announce(change: SiteChange): void;
  /** Returns what ends it. */
  follow(listener: (change: SiteChange) => void): () => void;
}

/** Passes changes to everyone who follows them in this process. */
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
