import { headerHeights } from '@summit/contract/header-heights';
import { href } from '@summit/contract/href';
import { expect, test } from '../site/reading.ts';
import { scriptAtWork } from '../site/script-at-work.ts';

const heights = [
  [href('home'), headerHeights.home],
  [href('about'), headerHeights.about],
  [href('awardsWelcome'), headerHeights.about],
  [href('venue'), headerHeights.venue],
  [href('agenda'), headerHeights.agenda],
  [href('speakers'), headerHeights.speakers],
  [href('sponsors'), headerHeights.sponsors],
  [href('affiliateZoneSponsor'), headerHeights.sponsors],
  [href('attendees'), headerHeights.attendees],
  [href('registrationSlug', { slug: 'crypto-trader' }), headerHeights.crypto],
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
