import type { RenderCost } from '@summit/rendering/render-protocol';
import type { PassedFetch } from '../process/passed-fetch.ts';

const tickMs = 50;

/**
 * Measures what a rendering takes by itself, on a busy machine as on an idle one: the processor's time of this process, and
 * the ticks of a timer while no request was open: what is waited for elsewhere, the API or a file server, is not the page's own. A process that has to wait for the processor uses none, and ticks less often.
 * @param passed the requests of this process
 * @returns how to end it
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
