import { getPageStart, getPageTimings } from '../requests/page-timing.ts';

/** The name of the time in `Server-Timing`, a header that each page is sent with, whether it was cached or not. */
export const pageClockName = 'clock';

/**
 * How far the server's clock is ahead of this page's own, `performance.now()`, in ms, as the response said that this page
 * came with; null on servers, and in browsers that do not tell. It is never more than right: a response takes its time. Where
 * a cache in front of the site has sent a copy and said the time once more, the later one counts.
 */
export function pageClockOffset(): number | null {
  const start = getPageStart();
  const time = Math.max(...getPageTimings(pageClockName).map(Number).filter(Boolean));
  return start !== undefined && time > 0 ? time - start : null;
}

/** The time in ms by the server's clock, as far as this page alone knows it; on a server by its own. */
export function pageNow(): number {
  const offset = pageClockOffset();
  return offset === null ? Date.now() : offset + performance.now();
}
