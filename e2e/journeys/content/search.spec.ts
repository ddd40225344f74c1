import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

test(
  'results appear while typing, a result can be opened by keyboard, and Back skips the searches',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(href(pages.venue));
    await page.goto(href(pages.search));
    await scriptAtWork(page);
    const main = page.getByRole('main');
    await main.getByRole('searchbox').pressSequentially('payme', { delay: 30 });
    await expect(main.getByRole('status').first()).toContainText('for “payme”');
    await expect(page).toHaveURL(href(pages.search, { search: { q: 'payme' } }));
    await expect(main.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const first = main.getByRole('region').getByRole('listitem').first().getByRole('link');
    await expect(first).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(href(pages.venue));
  },
);
