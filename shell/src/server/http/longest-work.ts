import { longestCallMs } from '../api-gateway/api-proxy.ts';
import { renderingTimes } from '../render/rendering-limits.ts';

/** For packing and sending what is done at the last moment, on a busy machine. */
const sparedMs = 7000;

/**
 * How long responses under way may take when the site closes, in milliseconds: as long as they may take at all, a file that a
 * visitor sends excepted.
 * @param renderMs how long a page may wait to be rendered, and how long that may take
 */
export function longestMs(renderMs: number): number {
  const { waitMs, timeoutMs } = renderingTimes(renderMs);
  return Math.max(waitMs + timeoutMs, longestCallMs) + sparedMs;
}
