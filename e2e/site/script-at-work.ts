import type { Page } from '@playwright/test';
import { type PageProgress, stateSelector } from '@summit/contract/frame/page-state-element';

/**
 * Waits until the page is hydrated, and its requests after that are complete. Pages can be read before, and their links
 * work, so a journey about the script has to wait for it. An idle network proves nothing, because the script is
 * fetched only when the browser is idle.
 */
export async function scriptAtWork(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

/** Waits until the page is hydrated, in development, where its network is never idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((selector) => {
    const state: (Element & { early?: PageProgress }) | null = document.querySelector(selector);
    return state?.early?.done === true;
  }, stateSelector);
}

/** Waits until the browser has painted so many more frames: what was requested before is shown then, and scrolled to. */
export async function nextFrames(page: Page, count = 2): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, count);
}
