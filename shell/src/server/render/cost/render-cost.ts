import type { RenderCost } from '@summit/rendering/render-protocol';
import type { PassedFetch } from '../process/passed-fetch.ts';

const tickMs = 50;

/**
 * Measures the cost of a rendering independently of how busy the machine is: the CPU time of this process, and the
 * ticks of a timer while no request was open, because waiting for the API or a file server is not the page's own
 * cost. A process that waits for the processor uses no CPU time, and ticks less often.
 * @param passed the requests of this process
 * @returns a function that ends the measurement
 */
export function measureCost(passed: Pick<PassedFetch, 'waiting'>): () => RenderCost {
  const before = process.cpuUsage();
  let waitedMs = 0;
  const timer = setInterval(() => {
    if (passed.waiting === 0) waitedMs += tickMs;
  }, tickMs);
  return () => {
    clearInterval(timer);
    const { user, system } = process.cpuUsage(before);
    return { cpuMs: (user + system) / 1000, waitedMs };
  };
}
