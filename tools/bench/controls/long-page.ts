import type { Browser, CDPSession, Page } from '@playwright/test';

/** How long a visitor with a slow processor waits on a page, in ms, and the compressed bytes. */
export interface LongPage {
  /** The longest task from the first paint until the page has settled; 0 when none takes 50 ms. */
  loading: number;
  /** The longest task while the page is scrolled to its end by the wheel. */
  scrolling: number;
  htmlBytes: number;
  scriptBytes: number;
}

const slowdown = 4;
/** The work of a page after its load event is done within this time. */
const settledMs = 6000;
const notch = { px: 700, everyMs: 40, most: 400 };

/** Opens a page in its own window, waits until it has settled and scrolls to its end. */
export async function readLongPage(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
): Promise<LongPage> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    const bytes = await countBytes(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchTasks);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(settledMs);
    const loading = await longestTask(page);
    await scrollToEnd(page, viewport);
    const scrolling = await longestTask(page);
    return { loading, scrolling, htmlBytes: bytes('Document'), scriptBytes: bytes('Script') };
  } finally {
    await context.close();
  }
}

/** Returns a function that returns how many bytes of a kind have arrived so far. */
async function countBytes(cdp: CDPSession): Promise<(kind: string) => number> {
  const kinds = new Map<string, string>();
  const sums = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    sums.set(kind, (sums.get(kind) ?? 0) + encodedDataLength);
  });
  await cdp.send('Network.enable');
  return (kind) => sums.get(kind) ?? 0;
}

type WatchedWindow = Window & { longTasks: number[] };

function watchTasks(): void {
  const watched = window as unknown as WatchedWindow;
  watched.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** The longest task since the last call. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const watched = window as unknown as WatchedWindow;
    return Math.round(Math.max(0, ...watched.longTasks.splice(0)));
  });
}

async function scrollToEnd(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.mouse.move(width / 2, height / 2);
  let reached = -1;
  for (let turned = 0; turned < notch.most; turned += 1) {
    await page.mouse.wheel(0, notch.px);
    await page.waitForTimeout(notch.everyMs);
    const top = await page.evaluate(() => window.scrollY);
    if (top === reached) return;
    reached = top;
  }
}
