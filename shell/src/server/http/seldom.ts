import { LRUCache } from 'lru-cache';

const pauseMs = 60_000;

/** Reports each message at most once a minute: what fails for one visitor fails for all of them. */
export function seldom(report: (message: string) => void): (message: string) => void {
  const reported = new LRUCache<string, true>({ max: 500, ttl: pauseMs });
  return (message) => {
    if (reported.has(message)) return;
    reported.set(message, true);
    report(message);
  };
}
