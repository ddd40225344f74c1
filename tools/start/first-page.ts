import { setTimeout as pause } from 'node:timers/promises';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { stillWaiting } from './still-waiting.ts';

/** Times in milliseconds. */
const usualPace = { pauseMs: 250, saidEveryMs: 30_000 };

/**
 * Resolves when the site has sent its first completely rendered page: until then a visitor would get a page that the
 * browser has to complete. It has no timeout: a server that ends is reported by its service.
 * @throws AbortError when the site is being stopped
 */
export async function firstPage(
  origin: string,
  say: (line: string) => void,
  signal: AbortSignal,
  { pauseMs, saidEveryMs } = usualPace,
): Promise<void> {
  const began = Date.now();
  const timer = setInterval(() => say(stillWaiting('first page', began)), saidEveryMs);
  try {
    while (!(await isWhole(origin + href(pages.home), signal))) await pause(pauseMs, undefined, { signal });
  } finally {
    clearInterval(timer);
  }
}

async function isWhole(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    return await isWholePage(await fetch(address, { signal }));
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

/** Whether a response is a complete page: the server sends an ETag only with those, since browsers may cache no others. */
export async function isWholePage(response: Response): Promise<boolean> {
  const html = await response.text();
  return response.status === 200 && response.headers.has('etag') && html.endsWith('</html>');
}
