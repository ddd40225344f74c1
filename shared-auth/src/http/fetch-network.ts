import { type Network, parsed } from './network.ts';
import { recordServerTime } from './server-clock.ts';

/** Sends a request with the platform's own fetch, in browsers and on the server. */
export const fetchNetwork: Network = async ({ method, url, headers, body, timeout, signal }) => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeout);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(url, { method, signal: controller.signal, ...getContent(headers, body) });
    recordServerTime(response.headers.get('date'));
    return { status: response.status, body: parsed(await response.text()) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};

/** A form names its own content type, which has the boundary of its parts. */
function getContent(headers: Record<string, string>, body: Parameters<Network>[0]['body']): RequestInit {
  if (body === undefined || body instanceof FormData) return { headers, body: body ?? null };
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
