import { expect, type Page } from '@playwright/test';

/** Waits until the browser has stored what was typed: from then on a reload loses nothing. */
export async function draftIsStored(page: Page, text: string): Promise<void> {
  const stored = () => page.evaluate(() => JSON.stringify({ ...window.localStorage }));
  await expect.poll(stored).toContain(text);
}
