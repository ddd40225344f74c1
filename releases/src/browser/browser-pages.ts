import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type PageProgress, stateSelector } from '@summit/contract/frame/page-state-element';
import { failureReportPath } from '@summit/contract/releases/release-health';
import { sessionCopiesKey } from '@summit/contract/releases/session-copies';

/**
 * The timeouts for loading a page, for its hydration, and for its later requests, in milliseconds; and how long it
 * is watched after that, because errors of effects are reported a moment later.
 */
const limits = { loadMs: 30_000, hydrationMs: 30_000, restMs: 10_000, watchMs: 500 };

/** Chromium's own sandbox works neither as root nor in a container, which is a sandbox itself. */
const hasSandbox = process.getuid?.() !== 0 && !existsSync('/.dockerenv');

const args = ['--disable-gpu', '--disable-dev-shm-usage', ...(hasSandbox ? [] : ['--no-sandbox'])];

/** A browser that opens pages of a site, each as a new visitor. */
export interface BrowserPages {
  /** Returns the errors of the page's code, uncaught or caught by the site's error page; empty when there is none. */
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
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    const note = (message: string) => {
      thrown.push(message);
      fail();
    };
    page.on('pageerror', (error) => note(error.message));
    // Errors that an error boundary catches are reported to the site, and logged in the console.
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === failureReportPath) note(lastError(said));
    });
    const said: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
    await page.goto(address, { waitUntil: 'load', timeout: limits.loadMs });
    await rest(page, failed);
    return [...thrown, ...(await secondSessions(page))];
  } finally {
    await context.close();
  }
}

/**
 * Waits until the page is idle. Its script is loaded after the load event, and on a busy machine long after the last
 * request. A page that keeps making requests counts as idle after a timeout; for a page that has failed there is no
 * wait.
 */
async function rest(page: Page, failed: Promise<void>): Promise<void> {
  await Promise.race([hydrated(page), failed]);
  await page.waitForLoadState('networkidle', { timeout: limits.restMs }).catch(() => undefined);
  await page.waitForTimeout(limits.watchMs);
}

/** Waits for hydration. @throws Error when the page is not hydrated in time */
async function hydrated(page: Page): Promise<void> {
  const isWhole = page.waitForFunction(
    (selector) => {
      const state: (Element & { early?: PageProgress }) | null = document.querySelector(selector);
      return state?.early?.whole === true;
    },
    stateSelector,
    { timeout: limits.hydrationMs },
  );
  await isWhole.catch((cause: unknown) => {
    throw new Error(`it is not hydrated after ${limits.hydrationMs / 1000} s`, { cause });
  });
}

/** Detects that a remote brings its own copy of shared-auth. It throws no error, but its visitors are signed out. */
async function secondSessions(page: Page): Promise<string[]> {
  const copies = await page.evaluate(
    (key) => (globalThis as Partial<Record<symbol, number>>)[Symbol.for(key)] ?? 1,
    sessionCopiesKey,
  );
  return copies > 1 ? [`it runs ${copies} copies of shared-auth: a visitor would have as many sessions`] : [];
}

function lastError(said: readonly string[]): string {
  const [line = 'it reported a failure'] = said.at(-1)?.split('\n') ?? [];
  return line.slice(0, 300);
}
