import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { loginTexts } from '@summit/contract/texts/login';
import { messages } from '@summit/contract/words/messages';
import { expect, test } from '../../site/journey.ts';
import { loginPopup, passCaptcha } from '../../site/log-in.ts';
import { nextFrames } from '../../site/script-at-work.ts';

const registerFirst = (page: Page) =>
  page.getByRole('dialog', { name: frameMessageTexts['frame.registered-users.title'] });

test.describe('a dialog', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(href(pages.attendees));
    await page
      .getByRole('main')
      .getByRole('button', { name: /message/i })
      .first()
      .click();
    await expect(registerFirst(page)).toBeVisible();
  });

  test('says that the action is for registered users, and leads to the registration', async ({ page }) => {
    await expect(
      registerFirst(page).getByText(frameMessageTexts['frame.registered-users.message']),
    ).toBeVisible();
    await registerFirst(page)
      .getByRole('link', { name: frameMessageTexts['frame.registered-users.register'] })
      .click();

    await expect(page).toHaveURL(href(pages.registrationAttendee));
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('traps the focus, and the page behind does not scroll', async ({ page }) => {
    const top = await page.evaluate(() => window.scrollY);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role=presentation]') !== null)).toBe(
        true,
      );
    }
    await page.mouse.wheel(0, 600);
    // The browser would scroll in one of the next frames.
    await nextFrames(page, 10);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });

  test('returns the focus to the button that opened it', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(registerFirst(page)).toBeHidden();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /message/i })
        .first(),
    ).toBeFocused();
  });

  test('is replaced by the login', async ({ page }) => {
    await registerFirst(page).getByRole('link', { name: frameTexts['frame.menu.login'] }).click();

    await expect(loginPopup(page)).toBeVisible();
    await expect(registerFirst(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a form with errors scrolls within the dialog, and the page behind does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto(`${href(pages.about)}#login`);
  await passCaptcha(loginPopup(page));
  await loginPopup(page).getByRole('button', { name: loginTexts['login.form.submit'] }).click();

  await expect(loginPopup(page).getByText(messages.required).first()).toBeVisible();
  await expect(
    loginPopup(page).getByRole('textbox', { name: loginTexts['login.form.email'] }),
  ).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a press on the button works even when leaving the field shows an error message', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${href(pages.about)}#login`);
  await passCaptcha(loginPopup(page));
  await loginPopup(page).getByRole('textbox', { name: loginTexts['login.form.email'] }).fill('nobody');
  const button = loginPopup(page).getByRole('button', { name: loginTexts['login.form.submit'] });
  const box = await button.boundingBox();
  // The pointer moves near the edge, and as slowly as a hand: it would miss the button if that moved in the meantime.
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 4);
  await page.mouse.down();
  await expect(button).toBeFocused();
  await page.mouse.up();

  const summary = loginPopup(page).getByRole('alert');
  await expect(summary.getByRole('link')).toHaveCount(2);
});

const windows = [
  { width: 1440, height: 900 },
  { width: 800, height: 900 },
  { width: 390, height: 700 },
  { width: 320, height: 568 },
];

for (const text of [16, 32]) {
  test(`the popup fits every window from 320 to 1440 px with text of ${text} px`, async ({
    page,
    context,
  }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await page.goto(`${href(pages.home)}#login`);
    await passCaptcha(loginPopup(page));
    for (const size of windows) {
      await page.setViewportSize(size);
      for (const name of [loginTexts['login.form.submit'], loginTexts['login.form.forgot']]) {
        const button = loginPopup(page).getByRole('button', { name });
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport();
      }
      const sideways = await loginPopup(page).evaluate((dialog) => {
        const parts = [dialog, ...dialog.querySelectorAll('*')];
        return parts.filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1).length;
      });
      expect(sideways, `${size.width} px`).toBe(0);
    }
  });
}
