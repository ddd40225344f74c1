import { pageClockOffset } from '@summit/contract/money-and-time/page-clock';

/** How far the server's clock is ahead of `performance.now()`, in ms, by the API's responses. One page has one server. */
const heard = { offset: -Infinity };

/**
 * Records the time at which a response was sent. It is outdated when it arrives, even more from a browser's cache,
 * so the largest difference of all responses is the best estimate. After a device slept, its clock is behind as
 * well.
 */
export function recordServerTime(date: string | null | undefined): void {
  const time = Date.parse(date ?? '');
  // A server uses its own clock, and its module state is shared by all visitors.
  if (typeof window === 'undefined' || Number.isNaN(time)) return;
  heard.offset = Math.max(heard.offset, time - performance.now());
}

/**
 * The time in ms by the server's clock, which decides what is open, over or due, because the device's may be wrong.
 * On the server it is the machine's; a browser uses the device's only until the first response.
 */
export function serverNow(): number {
  const offset = Math.max(heard.offset, pageClockOffset() ?? -Infinity);
  return offset === -Infinity ? Date.now() : offset + performance.now();
}
