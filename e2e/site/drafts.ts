import { expect, type Page } from '@playwright/test';

/** Waits until the browser has stored the input, which a reload then restores. */
export async function draftIsStored(page: Page, text: string): Promise<void> {
  const stored = () => page.evaluate(() => JSON.stringify({ ...window.localStorage }));
  await expect.poll(stored).toContain(text);
}
