import { expect, test } from 'vitest';
import { longestCallMs } from '../api-gateway/api-proxy.ts';
import { renderingTimes } from '../render/rendering-limits.ts';
import { longestMs } from './longest-work.ts';

test.each([1000, 5000, 30_000])(
  'the shutdown timeout is longer than any page or call may take (%i ms)',
  (renderMs) => {
    const { waitMs, timeoutMs } = renderingTimes(renderMs);
    expect(longestMs(renderMs)).toBeGreaterThan(waitMs + timeoutMs);
    expect(longestMs(renderMs)).toBeGreaterThan(longestCallMs);
  },
);
