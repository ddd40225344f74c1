import { getPageStart, getPageTimings } from '../requests/page-timing.ts';

/** The name of the time in `Server-Timing`, a header that each page is sent with, whether it was cached or not. */
export const pageClockName = 'clock';

/**
 * How far the server's clock is ahead of this page's own, `performance.now()`, in ms, by a header of the page's
 * response; null on servers, and in browsers that do not expose that header. It is never too high, because a
 * response takes time. Where a cache in front of the site has sent a copy with its own time, the later time
 * counts.
 */
export function pageClockOffset(): number | null {
  const start = getPageStart();
  const time = Math.max(...getPageTimings(pageClockName).map(Number).filter(Boolean));
  return start !== undefined && time > 0 ? time - start : null;
}

/** The time in ms by the server's clock, as this page's response gives it; on a server, by its own clock. */
export function pageNow(): number {
  const offset = pageClockOffset();
  return offset === null ? Date.now() : offset + performance.now();
}
