import type { Page } from '@playwright/test';
import { type PageProgress, stateSelector } from '@summit/contract/frame/page-state-element';

/**
 * Waits until the page is hydrated, and for what its script fetches then. Pages are read before that
 * and their links work, so a journey about what the script does must not be faster than it. A quiet network alone
 * proves nothing: the script is fetched only when the browser is idle.
 */
export async function scriptAtWork(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

/** Waits until the page is hydrated, where its network is never quiet: in development. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((selector) => {
    const state: (Element & { early?: PageProgress }) | null = document.querySelector(selector);
    return state?.early?.done === true;
  }, stateSelector);
}
