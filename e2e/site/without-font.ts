import type { Page } from '@playwright/test';

/** The browser's message about the missing file. */
export const missingFontNoise = /archivo\S*\.woff2/;

/**
 * Leaves the page in its fallback font, because the site's own may arrive at any moment after the first paint, and then
 * moves lines a little. Journeys that look for other movements block it.
 */
export async function withoutFont(page: Page): Promise<void> {
  await page.route(/\.woff2$/, (route) => route.abort());
}
