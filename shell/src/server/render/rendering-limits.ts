import type { RenderingOptions } from './rendering.ts';

/** The limits of renderings on the site's server. */
export const renderingLimits = {
  extras: 1,
  atOnce: 8,
  length: 100,
  lengthEach: 12,
  crowdedMs: 500,
  quietMs: 60_000,
  frameIdleMs: 600_000,
  warmUpMs: 30_000,
  avoidMs: 60_000,
  heapMb: 256,
  memoryMb: 400,
  mostMb: 800,
  beats: { beatMs: 250, silentMs: 8000 },
} as const satisfies Partial<RenderingOptions>;

/**
 * The timeouts that depend on how long rendering a page may take: a page that times out by itself must not count as
 * hanging.
 * @param renderMs in milliseconds
 */
export function renderingTimes(renderMs: number): Pick<RenderingOptions, 'waitMs' | 'timeoutMs'> {
  return { waitMs: renderMs, timeoutMs: renderMs + 3000 };
}
