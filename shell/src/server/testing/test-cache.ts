import { HtmlCache, type HtmlCacheOptions } from '../pages/html-cache.ts';

/** A cache of pages with short times, whose clock stands still unless a test provides one. */
export function testCache(options: Partial<HtmlCacheOptions> = {}): HtmlCache {
  return new HtmlCache({
    freshMs: 1000,
    staleMs: 60_000,
    waitMs: 60_000,
    renewMs: 5,
    bytes: 2 ** 20,
    now: () => 0,
    ...options,
  });
}
