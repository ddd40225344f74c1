import { headerHeights } from '@summit/contract/site/header-heights';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

const heights = [
  [href(pages.home), headerHeights.home],
  [href(pages.about), headerHeights.about],
  [href(pages.awardsWelcome), headerHeights.about],
  [href(pages.venue), headerHeights.venue],
  [href(pages.agenda), headerHeights.agenda],
  [href(pages.speakers), headerHeights.speakers],
  [href(pages.sponsors), headerHeights.sponsors],
  [href(pages.affiliateZoneSponsor), headerHeights.sponsors],
  [href(pages.attendees), headerHeights.attendees],
  [href(pages.registrationSlug, { slug: 'crypto-trader' }), headerHeights.crypto],
] as const;

test('every kind of page header has its height', async ({ page }) => {
  for (const [path, height] of heights) {
    await page.goto(path);
    const header = page.getByRole('main').locator('header').first();
    await expect(header).toBeVisible();
    expect((await header.boundingBox())?.height, path).toBeCloseTo(height, 0);
  }
});

for (const title of ['On', 'A conference for people with a budget, a doubt and a deadline in the autumn']) {
  test(`a title of ${title.length} letters does not change the height of a header`, async ({ page }) => {
    for (const [path, height] of [heights[1], heights[6]]) {
      await page.goto(path);
      await scriptAtWork(page);
      const header = page.getByRole('main').locator('header').first();
      await header.evaluate((element, words) => {
        const heading = element.querySelector('h1');
        if (heading) heading.textContent = words;
        (element as HTMLElement).style.setProperty('--letters', String(words.length));
      }, title);
      expect((await header.boundingBox())?.height, path).toBeLessThanOrEqual(height * 1.1);
    }
  });
}
