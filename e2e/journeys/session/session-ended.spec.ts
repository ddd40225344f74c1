import type { Page } from '@playwright/test';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { messagingTexts } from '@summit/contract/texts/messaging';
import { expect, test } from '../../site/journey.ts';
import { accountMenu, loginPopup, passCaptcha, submitLogin } from '../../site/log-in.ts';
import { signIn } from '../../site/sign-in.ts';

// The browser logs the refused calls.
test.use({ expectedNoise: /status of 40[01]/ });

/** Invalidates both tokens, as a change of password on another device does. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(({ accessToken, refreshToken }) => {
    for (const key of [accessToken, refreshToken]) localStorage.setItem(key, 'spoiled');
  }, storageKeys);
}

const ended = (page: Page) => page.getByText(frameMessageTexts['frame.session-ended.title']);

test('an attendee whose session ends while writing a message can log in on the spot and send it', async ({
  page,
}) => {
  await signIn(page, 'vip');
  await page.goto(href(pages.attendees));
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /message/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: messagingTexts['messaging.attendee.title'] });
  const message = dialog.getByLabel(messagingTexts['messaging.form.message']);
  await expect(message).toBeFocused();
  await message.fill('Shall we meet at the dock?');

  await endSession(page);
  await passCaptcha(dialog);
  await dialog.getByRole('button', { name: messagingTexts['messaging.form.submit'], exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: messagingTexts['messaging.error.title'] });
  await expect(asked.getByText(messagingTexts['messaging.error.login'])).toBeVisible();
  await asked.getByRole('link', { name: messagingTexts['messaging.error.login.action'] }).click();
  await expect(loginPopup(page)).toBeVisible();
  await submitLogin(page, 'vip@demo.summit.example');
  await expect(loginPopup(page)).toBeHidden();

  await expect(page).toHaveURL(href(pages.attendees));
  await expect(message).toHaveValue('Shall we meet at the dock?');
  await passCaptcha(dialog);
  await dialog.getByRole('button', { name: messagingTexts['messaging.form.submit'], exact: true }).click();
  await expect(page.getByText(messagingTexts['messaging.success.text'])).toBeVisible();
});

test('a click outside the dialog saves the message as a draft for its recipient', async ({ page }) => {
  await signIn(page, 'vip');
  await page.goto(href(pages.attendees));
  const envelope = page
    .getByRole('main')
    .getByRole('button', { name: /message/i })
    .first();
  await envelope.click();
  const dialog = page.getByRole('dialog', { name: messagingTexts['messaging.attendee.title'] });
  await dialog.getByLabel(messagingTexts['messaging.form.message']).fill('Half a thought');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();

  await page.reload();
  await envelope.click();
  await expect(dialog.getByLabel(messagingTexts['messaging.form.message'])).toHaveValue('Half a thought');
});

test('an ended session redirects to the home page, with the reason', async ({ page }) => {
  await signIn(page, 'vip');
  await page.goto(href(pages.about));
  await expect(accountMenu(page)).toBeVisible();
  await endSession(page);
  await page.goto(href(pages.speakers));

  await expect(ended(page)).toBeVisible();
  await expect(page).toHaveURL(href(pages.home));
});

test('leaving an email field removes spaces around the address', async ({ page }) => {
  await page.goto(href(pages.contactUs));
  const email = page.getByRole('main').getByLabel(/Email/);
  await email.click();
  await page.keyboard.type('  ada@demo.summit.example  ');
  await page.keyboard.press('Tab');

  // The form's rules may arrive after the visitor has left the field.
  const shown = async () => {
    await email.selectText();
    return page.evaluate(() => window.getSelection()?.toString());
  };
  await expect.poll(shown).toBe('ada@demo.summit.example');
});
