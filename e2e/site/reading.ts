import { expect, test as base } from './journey.ts';
import { siteUnderTest } from './sites/site-under-test.ts';

/**
 * A journey of a visitor who only reads. The browser has already cached and compiled what pages have in common, as for any
 * visitor who goes from page to page; nothing else remains of the previous journey.
 */
export const test = base.extend({
  context: async ({ browser, readingContexts, javaScriptEnabled }, use) => {
    const hasScripts = javaScriptEnabled ?? true;
    const context = readingContexts.get(hasScripts) ?? (await browser.newContext());
    readingContexts.set(hasScripts, context);
    await use(context);
    for (const page of context.pages()) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Storage.clearDataForOrigin', {
        origin: siteUnderTest().origin,
        storageTypes: 'cookies,local_storage',
      });
      await page.close();
    }
  },
});

export { expect };
