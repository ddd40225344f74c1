import { type Browser, chromium, type Page } from 'playwright-core';
import { type PageProgress, stateSelector } from '@summit/contract/page-state-element';
import { failureReportPath } from '@summit/contract/release-health';

/**
 * How long a page may take to arrive, to be hydrated, and to fetch what it fetches then, in milliseconds. And how long it
 * is watched after that: what an effect throws is said and reported a moment later.
 */
const limits = { loadMs: 30_000, hydrationMs: 30_000, restMs: 10_000, watchMs: 500 };

const args = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A browser that opens pages of a site, each as a new visitor. */
export interface BrowserPages {
  /** Returns what the page's code threw, uncaught or into the site's own error page; empty when nothing. */
  open(path: string): Promise<string[]>;
  close(): Promise<void>;
}

/** @throws Error when the browser does not start */
export async function openBrowser(executablePath: string, site: string): Promise<BrowserPages> {
  const browser = await chromium.launch({ executablePath, args });
  return { open: (path) => openPage(browser, site + path), close: () => browser.close() };
}

async function openPage(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    // What an error boundary catches is reported to the site, and said in the console.
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === failureReportPath) thrown.push(lastError(said));
    });
    const said: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
    await page.goto(address, { waitUntil: 'load', timeout: limits.loadMs });
    await rest(page, thrown);
    return thrown;
  } finally {
    await context.close();
  }
}

/**
 * Its script comes after the load event, and on a busy machine long after the last request. A page that goes on
 * requesting is at rest, too.
 */
async function rest(page: Page, thrown: readonly string[]): Promise<void> {
  await hydrated(page).catch((cause: unknown) => {
    // What it threw says more than that it stays as it came.
    if (thrown.length > 0) return;
    throw new Error(`it is not hydrated after ${limits.hydrationMs / 1000} s`, { cause });
  });
  await page.waitForLoadState('networkidle', { timeout: limits.restMs }).catch(() => undefined);
  await page.waitForTimeout(limits.watchMs);
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      const state: (Element & { early?: PageProgress }) | null = document.querySelector(selector);
      return state?.early?.whole === true;
    },
    stateSelector,
    { timeout: limits.hydrationMs },
  );
}

function lastError(said: readonly string[]): string {
  const [line = 'it reported a failure'] = said.at(-1)?.split('\n') ?? [];
  return line.slice(0, 300);
}
