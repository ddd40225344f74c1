import type { Page } from '@playwright/test';

/** What the browser says of the file that does not come. */
export const missingFontNoise = /archivo\S*\.woff2/;

/**
 * Leaves the page in its fallback font: the site's own may come at any moment after the first paint, and lines move a little
 * then. A journey that looks for anything else that moves does without it.
 */
export async function withoutFont(page: Page): Promise<void> {
  await page.route(/\.woff2$/, (route) => route.abort());
}
