import { longestCallMs } from '../api-gateway/api-proxy.ts';
import { renderingTimes } from '../render/rendering-limits.ts';

/** A margin for compressing and sending the last responses on a busy machine. */
const sparedMs = 7000;

/**
 * How long pending responses may take when the site closes, in milliseconds: as long as any response may take,
 * except for an upload.
 * @param renderMs how long a page may wait to be rendered, and how long that may take
 */
export function longestMs(renderMs: number): number {
  const { waitMs, timeoutMs } = renderingTimes(renderMs);
  return Math.max(waitMs + timeoutMs, longestCallMs) + sparedMs;
}
