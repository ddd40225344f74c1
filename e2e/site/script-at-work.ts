import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated, and for what its script fetches then. Pages are read before that
 * and their links work, so a journey about what the script does must not be faster than it. A quiet network alone
 * proves nothing: the script is fetched only when the browser is idle.
 */
export async function scriptAtWork(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const state = document.querySelector('script#summit-state');
    return state !== null && 'early' in state && (state.early as { done?: boolean }).done === true;
  });
  await page.waitForLoadState('networkidle');
}
