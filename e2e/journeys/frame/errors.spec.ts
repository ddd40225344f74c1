import { errorPages } from '@summit/contract/site/error-pages';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { expect, test } from '../../site/journey.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

test.describe('a page that does not exist', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('has the status 404, says so and links to the home page', { tag: '@core' }, async ({ page }) => {
    await page.goto('/no/such/page');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: errorPages.notFound.message })).toBeVisible();
    await expect(main.getByText('404')).toBeVisible();
    await main.getByRole('link', { name: frameTexts['frame.error.homepage'] }).click();
    await expect(page).toHaveURL(href(pages.home));
  });
});

test.describe('a remote whose files are missing', () => {
  test.use({ expectedNoise: /status of 404|Failed to load|did not load|Loading chunk/ });

  test('is reloaded once; then its content is readable, with a message', async ({ page }) => {
    await page.goto(href(pages.about));
    await scriptAtWork(page);
    await page.route(
      (url) =>
        url.pathname.startsWith('/r/awards/') &&
        url.pathname.endsWith('.js') &&
        !url.pathname.includes('ntry'),
      (route) => route.fulfill({ status: 404, body: '' }),
    );
    let loads = 0;
    page.on('load', () => (loads += 1));
    const banner = page.getByRole('banner');
    await banner.getByText(frameTexts['frame.menu.awards'], { exact: true }).first().click();
    await banner.getByRole('link', { name: 'Voting' }).first().click();

    const notice = page.getByRole('alert');
    await expect(notice).toContainText('This part of the site is temporarily unavailable', {
      timeout: 30_000,
    });
    expect(loads).toBe(1);
    // The page is as the server has rendered it.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeVisible();
  });
});
