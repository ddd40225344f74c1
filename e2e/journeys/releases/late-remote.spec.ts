import type { Page, Route } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { visitTexts } from '@summit/contract/texts/visit';
import { draftIsStored } from '../../site/drafts.ts';
import { expect, test } from '../../site/journey.ts';
import { closeLogin, loginPopup } from '../../site/log-in.ts';

const isRemoteScript = ({ pathname }: URL) => pathname.startsWith('/r/content/') && pathname.endsWith('.js');

const isShellScript = ({ pathname }: URL) => pathname.startsWith('/assets/') && pathname.endsWith('.js');

/** A property of react-hook-form's state, whose name the build keeps: only that library's file contains it. */
const formLibraryMark = 'isSubmitSuccessful';

const message = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: visitTexts['contactUs.form.message'] });

/** Delays the remote's scripts until the returned function is called, which returns the number of requests. */
async function holdRemote(page: Page): Promise<() => Promise<number>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(isRemoteScript, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    return held.length;
  };
}

test.describe('a remote whose script is slow', () => {
  test('delays neither the menu nor the login, and loses no input', async ({ page }) => {
    const release = await holdRemote(page);
    await page.goto(href(pages.contactUs));
    await message(page).fill('Half an email');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(loginPopup(page)).toBeVisible();
    await closeLogin(page);
    await message(page).pressSequentially(', and more');

    expect(await release()).toBeGreaterThan(0);
    await draftIsStored(page, 'Half an email, and more');
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toHaveValue('Half an email, and more');
  });

  test('does not block navigation to another page', async ({ page }) => {
    const release = await holdRemote(page);
    await page.goto(href(pages.contactUs));
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(loginPopup(page)).toBeVisible();
    await closeLogin(page);
    await page.goto(href(pages.awardsWelcome));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await release();
  });
});

test.describe('a remote whose script cannot be loaded', () => {
  test.use({ expectedNoise: /ERR_FAILED|Failed to (load|fetch)|did not load/ });

  test('leaves the server-rendered page, shows a message, and works after a retry', async ({ page }) => {
    let isAway = true;
    await page.route(isRemoteScript, (route) => (isAway ? route.abort() : route.continue()));
    await page.goto(href(pages.contactUs));
    await message(page).fill('Half an email');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('This part of the site is temporarily unavailable');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeVisible();

    isAway = false;
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await draftIsStored(page, 'Half an email');
    await expect(message(page)).toHaveValue('Half an email');
  });

  test('works after a retry when a library that the shell provides was missing', async ({ page }) => {
    let isAway = true;
    let refused = 0;
    await page.route(isShellScript, async (route) => {
      const response = await route.fetch();
      if (!isAway || !(await response.text()).includes(formLibraryMark)) return route.fulfill({ response });
      refused += 1;
      return route.abort();
    });
    await page.goto(href(pages.contactUs));
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('This part of the site is temporarily unavailable');
    expect(refused).toBeGreaterThan(0);

    isAway = false;
    await page.waitForResponse(
      async (response) =>
        isShellScript(new URL(response.url())) && (await response.text()).includes(formLibraryMark),
    );
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await message(page).fill('Half an email');
    await draftIsStored(page, 'Half an email');
  });
});
