import type { Page } from '@playwright/test';
import { metaCalls } from '@summit/contract/calls/meta';
import { errorPages } from '@summit/contract/error-pages';
import { errors } from '@summit/contract/errors';
import { href } from '@summit/contract/href';
import { frameTexts } from '@summit/contract/texts/frame';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { expect, test } from '../site/journey.ts';
import { loginPopup } from '../site/log-in.ts';
import { scriptAtWork } from '../site/script-at-work.ts';

interface Failure {
  code: string;
  status: number;
  message: string;
}

/** A call of some part of the page fails, and nothing handles the error. */
async function failCall(page: Page, failure: Failure): Promise<void> {
  await scriptAtWork(page);
  await page.evaluate((facts) => {
    const error = Object.assign(new Error(facts.message), { ...facts, requestId: 'r-42', failures: [] });
    Object.defineProperty(error, Symbol.for('summit.api-error'), { value: true });
    void Promise.reject(error);
  }, failure);
}

const popup = (page: Page) => page.getByRole('alertdialog', { name: frameTexts['frame.error.title'] });
const isReport = (url: string) => new URL(url).pathname === `/api${metaCalls.reportError.path}`;

test('a failed call that nothing handled is shown in known words, and reported', async ({ page }) => {
  await page.goto(href('about'));
  const reported = page.waitForRequest((request) => isReport(request.url()));
  await failCall(page, { code: 'voting-0002', status: 409, message: 'Closed' });

  await expect(popup(page)).toContainText(errors['voting-0002'].message);
  await expect(popup(page)).toContainText('r-42');
  expect((await reported).postDataJSON()).toMatchObject({ requestId: 'r-42', message: 'Closed' });
  await popup(page).getByRole('button', { name: frameMessageTexts['frame.modal.ok'] }).click();
  await expect(popup(page)).toBeHidden();
});

test('one that is not known may be reported by the visitor', async ({ page }) => {
  await page.goto(href('about'));
  await failCall(page, { code: 'brand-new-0001', status: 400, message: 'Something new' });

  await expect(popup(page)).toContainText('Something new');
  const reported = page.waitForRequest((request) => isReport(request.url()));
  await popup(page).getByRole('button', { name: frameMessageTexts['frame.error.sendReport'] }).click();
  await reported;
  await expect(
    popup(page).getByRole('button', { name: frameMessageTexts['frame.error.reported'] }),
  ).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
});

test('an open dialog is not covered by a message', async ({ page }) => {
  await page.goto(`${href('about')}#login`);
  await expect(loginPopup(page)).toBeVisible();
  const reported = page.waitForRequest((request) => isReport(request.url()));
  await failCall(page, { code: 'voting-0002', status: 409, message: 'Closed' });

  await reported;
  await expect(popup(page)).toBeHidden();
  await expect(loginPopup(page)).toBeVisible();
});

test.describe('a page that does not exist', () => {
  test.use({ expectedNoise: [/status of 404/] });

  test('says so with its status and leads home', async ({ page }) => {
    await page.goto('/no/such/page');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: errorPages.notFound.message })).toBeVisible();
    await expect(main.getByText('404')).toBeVisible();
    await main.getByRole('link', { name: frameTexts['frame.error.homepage'] }).click();
    await expect(page).toHaveURL(href('home'));
  });
});

test.describe('a part of the site whose files are gone', () => {
  test.use({ expectedNoise: [/status of 404|Failed to load|did not load|Loading chunk/] });

  test('is reloaded once, and then can be read and says so', async ({ page }) => {
    await page.goto(href('about'));
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
    // As the server has rendered it.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeVisible();
  });
});
