import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { RenderCost } from './render-protocol.ts';

const tickMs = 50;

const openRequests = new Set<unknown>();
let isWatching = false;

/** What is waited for elsewhere, the API or a file server, is not the page's own time. */
function watchRequests(): void {
  if (isWatching) return;
  isWatching = true;
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest };
    openRequests.add(request);
    request.once('close', () => openRequests.delete(request));
  });
  // Those of `fetch`.
  const requestOf = (message: unknown) => (message as { request: object }).request;
  subscribe('undici:request:create', (message) => void openRequests.add(requestOf(message)));
  for (const end of ['undici:request:trailers', 'undici:request:error']) {
    subscribe(end, (message) => void openRequests.delete(requestOf(message)));
  }
}

/**
 * Measures what a rendering takes by itself, on a busy machine as on an idle one: the processor's time of this process, and
 * the ticks of a timer while no request was open. A process that has to wait for the processor uses none, and ticks less often.
 * @returns how to end it
 */
export function measureCost(): () => RenderCost {
  watchRequests();
  const before = process.cpuUsage();
  let waitedMs = 0;
  const timer = setInterval(() => {
    if (openRequests.size === 0) waitedMs += tickMs;
  }, tickMs);
  return () => {
    clearInterval(timer);
    const { user, system } = process.cpuUsage(before);
    return { cpuMs: (user + system) / 1000, waitedMs };
  };
}
