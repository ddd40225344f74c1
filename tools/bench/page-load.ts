import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Task, totalBlockingTime } from './blocking-time.ts';

/** The cost of a first visit on a phone: times in ms, sizes in compressed bytes. */
export interface PageLoad {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** The longest task after the first paint, such as the layout with the web font; 0 when none takes 50 ms. */
  longestTask: number;
  /** The longest task that begins after the first script file has arrived, such as hydration. */
  hydrationTask: number;
  /** The compressed size of script files, without the headers of their responses. */
  scriptBytes: number;
  /** The size of all responses, with headers. */
  totalBytes: number;
}

/** An average phone on a slow mobile network; both are applied by throttling, not calculated afterwards. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const slowProcessor = 4;
/** A page is at rest when there was no request and no long task for this many milliseconds. */
const rest = { ms: 2500, atMost: 45_000 };

/** Loads an address once with an empty cache. @throws Error when it does not respond with 200 */
export async function measureLoad(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const traffic = await countTraffic(cdp);
    await cdp.send('Network.emulateNetworkConditions', slowNetwork);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    const response = await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    if (response?.status() !== 200) throw new Error(`${url} responds with ${response?.status()}`);
    await untilAtRest(page, traffic.lastAt);
    const seen = await page.evaluate(readEntries);
    const { fcp, scriptAt } = seen;
    const longestFrom = (from: number) =>
      Math.max(0, ...seen.tasks.filter(({ start }) => start > from).map(({ ms }) => ms));
    return {
      fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: totalBlockingTime(seen.tasks, fcp),
      longestTask: longestFrom(fcp),
      hydrationTask: longestFrom(Math.max(fcp, scriptAt)),
      scriptBytes: traffic.bodyBytes('Script'),
      totalBytes: traffic.bytes(),
    };
  } finally {
    await context.close();
  }
}

export interface Traffic {
  /** Bytes received so far: of one kind of resource, or of all. */
  bytes: (kind?: string) => number;
  /** The same without response headers. */
  bodyBytes: (kind: string) => number;
  /** The files of a kind that were received so far, with their sizes. */
  files: (kind: string) => { url: string; bytes: number }[];
  /** The time of the last network activity, like `Date.now()`. */
  lastAt: () => number;
}

/** Counts the traffic of a page from now on. */
export async function countTraffic(cdp: CDPSession): Promise<Traffic> {
  const started = new Map<string, { kind: string; url: string; headBytes: number }>();
  const fetched: { kind: string; url: string; bytes: number; bodyBytes: number }[] = [];
  let last = Date.now();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    last = Date.now();
    // At this point only the head of the response has arrived.
    started.set(requestId, { kind: type, url: response.url, headBytes: response.encodedDataLength });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    const file = started.get(requestId);
    if (!file) return;
    const { headBytes, ...known } = file;
    fetched.push({ ...known, bytes: encodedDataLength, bodyBytes: encodedDataLength - headBytes });
  });
  await cdp.send('Network.enable');
  return {
    bytes: (kind) =>
      fetched.filter((file) => !kind || file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0),
    bodyBytes: (kind) =>
      fetched.filter((file) => file.kind === kind).reduce((sum, { bodyBytes }) => sum + bodyBytes, 0),
    files: (kind) => fetched.filter((file) => file.kind === kind),
    lastAt: () => last,
  };
}

/** Waits until a page neither fetches nor computes; a page that polls counts as at rest after a timeout. */
export async function untilAtRest(page: Page, lastFetchAt: () => number): Promise<void> {
  const begun = Date.now();
  while (Date.now() - begun < rest.atMost) {
    await page.waitForTimeout(250);
    // The page responds only between tasks, so a page that computes is not at rest.
    const { tasks, now } = await page.evaluate(readEntries);
    const busyUntil = Math.max(0, ...tasks.map(({ start, ms }) => start + ms));
    if (now - busyUntil > rest.ms && Date.now() - lastFetchAt() > rest.ms) return;
  }
}

interface Entries {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: Task[];
  /** The time at which the first script file had arrived; infinite without one. */
  scriptAt: number;
  now: number;
}

/** Runs in the page after the load: the browser has buffered the entries, so the measurement does not change the page. */
async function readEntries(): Promise<Entries> {
  // All functions here are anonymous: the compiler's helper for names does not exist in the page.
  const [paints, shifts, tasks] = await Promise.all(
    ['largest-contentful-paint', 'layout-shift', 'longtask'].map(
      (type) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const observer = new PerformanceObserver((list) => {
            observer.disconnect();
            resolve(list.getEntries());
          });
          observer.observe({ type, buffered: true });
          setTimeout(() => resolve([]), 100);
        }),
    ),
  );
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const moved = (shifts ?? []) as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: paints?.at(-1)?.startTime ?? Number.NaN,
    cls: moved.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
    tasks: (tasks ?? []).map(({ startTime, duration }) => ({ start: startTime, ms: duration })),
    scriptAt: Math.min(...scripts.map(({ responseEnd }) => responseEnd)),
    now: performance.now(),
  };
}
