import { pageClockOffset } from '@summit/contract/money-and-time/page-clock';

/** How far the server's clock is ahead of `performance.now()`, in ms, by the API's responses. One page has one server. */
const heard = { offset: -Infinity };

/**
 * Notes the time that a response says it was sent at. On its way it grows old, in a browser's cache too, so that it
 * says less than there is: the largest difference of all is the nearest. A device that slept counts too little as well.
 */
export function noteServerTime(date: string | null | undefined): void {
  const time = Date.parse(date ?? '');
  // A server asks its own clock, and a module of it serves everybody.
  if (typeof window === 'undefined' || Number.isNaN(time)) return;
  heard.offset = Math.max(heard.offset, time - performance.now());
}

/**
 * The time in ms by the server's clock, which decides what is open, over or due: the device's may be wrong. On the server
 * it is the machine's; in a browser the device's counts only until any response has said the time.
 */
export function serverNow(): number {
  const offset = Math.max(heard.offset, pageClockOffset() ?? -Infinity);
  return offset === -Infinity ? Date.now() : offset + performance.now();
}
