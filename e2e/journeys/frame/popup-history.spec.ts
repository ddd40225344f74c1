import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { loginTexts } from '@summit/contract/texts/login';
import { expect, test } from '../../site/journey.ts';
import { accountMenu, logIn, loginPopup, logOut } from '../../site/log-in.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

const openFromHeader = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: frameTexts['frame.menu.login'] }).click();

test('the popup is an entry of the history: Back closes it, Forward opens it, and a reload keeps it open', async ({
  page,
}) => {
  await page.goto(href(pages.about));
  await scriptAtWork(page);
  await openFromHeader(page);
  await expect(loginPopup(page)).toBeVisible();

  await page.goBack();
  await expect(loginPopup(page)).toBeHidden();
  await expect(page).toHaveURL(href(pages.about));

  await page.goForward();
  await expect(loginPopup(page)).toBeVisible();
  await page.reload();
  await expect(loginPopup(page)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(loginPopup(page)).toBeHidden();
  await page.reload();
  await scriptAtWork(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a closed popup leaves no entry in the history', async ({ page }) => {
  await page.goto(href(pages.speakers));
  await scriptAtWork(page);
  await page.getByRole('banner').getByRole('link', { name: frameTexts['frame.menu.about'] }).click();
  await expect(page).toHaveURL(href(pages.about));
  for (const close of ['cross', 'Escape']) {
    await openFromHeader(page);
    await expect(loginPopup(page)).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await loginPopup(page).getByRole('button', { name: 'Close' }).click();
    await expect(loginPopup(page)).toBeHidden();
    await expect(page).toHaveURL(href(pages.about));
  }

  await page.goBack();
  await expect(page).toHaveURL(href(pages.speakers));
});

test('an open popup follows other tabs: it shows success after a login there, and the form after a logout', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(`${href(pages.about)}#login`);
  await expect(loginPopup(one)).toBeVisible();
  await other.goto(href(pages.speakers));
  await logIn(other, 'stepone');

  const welcome = one.getByRole('dialog', { name: loginTexts['login.success.title'] });
  await expect(welcome.getByText(loginTexts['login.success.message'])).toBeVisible();

  await logOut(other);
  await expect(loginPopup(one)).toBeVisible();
  await expect(welcome).toBeHidden();
});

test('an open popup closes when an attendee with a complete registration logs in in another tab', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(`${href(pages.about)}#login`);
  await expect(loginPopup(one)).toBeVisible();
  await other.goto(href(pages.speakers));
  await logIn(other, 'vip');

  await expect(one.getByRole('dialog')).toBeHidden();
  await expect(accountMenu(one)).toBeVisible();
  await expect(one).toHaveURL(href(pages.about));
});

test.describe('a popup whose code cannot be loaded', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk|ChunkLoadError/ });

  test('reports it, and opens without a reload once the network is back', async ({ page, context }) => {
    await page.goto(href(pages.about));
    await scriptAtWork(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await context.setOffline(true);
    await openFromHeader(page);
    const notice = page.getByText('This window could not be opened');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: frameTexts['frame.error.retry'] }).click();
    await expect(notice).toBeVisible();

    await context.setOffline(false);
    await expect(loginPopup(page)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
