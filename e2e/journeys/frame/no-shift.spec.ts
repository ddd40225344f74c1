import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { expect, test } from '../../site/journey.ts';
import { accountMenu } from '../../site/log-in.ts';
import { nextFrames, scriptAtWork } from '../../site/script-at-work.ts';
import { signIn } from '../../site/sign-in.ts';
import { startHaltingSite } from '../../site/sites/halting-site.ts';
import { missingFontNoise, withoutFont } from '../../site/without-font.ts';

/** A token that was never sent. */
const unknownToken = 'nobody-has-sent-it';
const refusedNoise = `404 \\(Not Found\\) \\(.*\\?token=${unknownToken}\\)`;

test.use({ expectedNoise: new RegExp(`${missingFontNoise.source}|${refusedNoise}`) });

const addresses = [
  href(pages.home),
  href(pages.about),
  href(pages.speakers),
  href(pages.agenda),
  href(pages.attendees),
];

/** The limit of a good value in Web Vitals. */
const goodShift = 0.1;

/** The sum of all layout shifts of the page, without those after a visitor's input. */
async function getShift(page: Page, path: string): Promise<{ sum: number; moved: string[] }> {
  await page.goto(path);
  await expect(accountMenu(page)).toBeVisible();
  await scriptAtWork(page);
  return shiftSoFar(page);
}

function shiftSoFar(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const getPlace = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    return new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const seen = list.getEntriesByType('layout-shift') as Shift[];
        const shifts = seen.filter(({ hadRecentInput }) => !hadRecentInput);
        resolve({
          sum: shifts.reduce((sum, { value }) => sum + value, 0),
          moved: shifts.flatMap(({ value, sources }) =>
            sources.map(
              ({ node, previousRect, currentRect }) =>
                `${value.toFixed(4)} from ${getPlace(previousRect)} to ${getPlace(currentRect)}: ${
                  node instanceof Element ? node.outerHTML.slice(0, 90) : '?'
                }`,
            ),
          ),
        });
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // Entries are in order: once the mark is reported, every shift before it is, too.
      observer.observe({ type: 'mark' });
      performance.mark('shifts-are-read');
    });
  });
}

for (const width of [390, 1440]) {
  test(`the layout does not shift when a signed-in visitor is recognised, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await withoutFont(page);
    await signIn(page, 'buy');
    await page.goto(href(pages.about));
    await expect(accountMenu(page)).toBeVisible();
    for (const path of addresses) {
      const { sum, moved } = await getShift(page, path);
      expect.soft(sum, `${path}: ${moved.join('\n')}`).toBeLessThanOrEqual(0.01);
    }
  });
}

test('the cookie alert does not grow when its texts load', async ({ page, baseURL }) => {
  const site = await startHaltingSite(baseURL ?? '', /<section[^>]*cookie-alert[^>]*>/);
  await page.setViewportSize({ width: 390, height: 900 });
  await withoutFont(page);
  await page.goto(site.address + href(pages.speakers), { waitUntil: 'commit' });
  const alert = page.getByRole('region', {
    name: frameTexts['frame.cookie-alert.label'],
    includeHidden: true,
  });
  await alert.waitFor({ state: 'attached' });
  // After two frames, everything so far has been painted.
  await nextFrames(page);
  site.sendRest();
  await expect(alert.getByRole('button')).toHaveCount(2);
  await expect(alert).toBeVisible();
  await scriptAtWork(page);
  const { sum, moved } = await shiftSoFar(page);
  await site.stop();
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
});

test('the layout does not shift when the ticket loads, in a window higher than it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1700 });
  await withoutFont(page);
  await signIn(page, 'buy');
  await page.goto(href(pages.about));
  await expect(accountMenu(page)).toBeVisible();
  const { sum, moved } = await getShift(page, href(pages.registrationCompleted));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
});

for (const token of [undefined, unknownToken]) {
  test(`the layout does not shift when a link is refused, ${token ? 'with' : 'without'} a token`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await withoutFont(page);
    for (const id of ['registrationFeatured', 'blitzRegistration', 'listing', 'voucher'] as const) {
      const path = href(pages[id], { search: { token } });
      await page.goto(path);
      await scriptAtWork(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
      const { sum, moved } = await shiftSoFar(page);
      expect.soft(sum, `${path}: ${moved.join('\n')}`).toBeLessThanOrEqual(0.01);
    }
  });
}

for (const width of [390, 1440]) {
  test(`the layout hardly shifts when the font loads late, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'buy');
    await page.goto(href(pages.about));
    await expect(accountMenu(page)).toBeVisible();
    await page.route(/\.woff2$/, async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    for (const path of addresses) {
      const { sum, moved } = await getShift(page, path);
      expect(await page.evaluate(() => document.fonts.check('400 16px Archivo'))).toBe(true);
      expect.soft(sum, `${path}: ${moved.join('\n')}`).toBeLessThanOrEqual(goodShift);
    }
  });
}
