import type { Page } from '@playwright/test';
import { errors } from '@summit/contract/errors/errors';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { loginTexts } from '@summit/contract/texts/login';
import { registrationTexts } from '@summit/contract/texts/registration';
import { linkIn, openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { accountMenu, logIn, loginPopup, logOut, passCaptcha, submitLogin } from '../../site/log-in.ts';
import { signIn } from '../../site/sign-in.ts';

test.describe('a refused login', () => {
  // The browser logs the refused call.
  test.use({ expectedNoise: /status of 40[34]/ });

  test(
    'a wrong password is refused with the specified text, and no input is lost',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto(href(pages.home));
      await submitLogin(page, 'buy@demo.summit.example', 'Wrong2027');

      const popup = loginPopup(page);
      await expect(popup.getByText(errors['cqrs-0009'].wording.login)).toBeVisible();
      await expect(popup.getByRole('textbox', { name: loginTexts['login.form.email'] })).toHaveValue(
        'buy@demo.summit.example',
      );
    },
  );

  test('a blocked attendee sees a message about it', async ({ page }) => {
    await page.goto(href(pages.home));
    await submitLogin(page, 'blocked@demo.summit.example');

    await expect(loginPopup(page).getByText(errors['fm.cms-0069'].message)).toBeVisible();
    await expect(accountMenu(page)).toBeHidden();
  });
});

test(
  'an attendee logs in, is recognised after a reload, and logs out',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(href(pages.home));
    await logIn(page, 'buy');

    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
    await expect(accountMenu(page)).toContainText('Beatrice Underhill');

    await logOut(page);
    await expect(accountMenu(page)).toBeHidden();
    const token = await page.evaluate((key) => localStorage.getItem(key), storageKeys.accessToken);
    expect(token).toBeNull();
  },
);

test('the popup closes by itself when the registration is complete, and the focus moves to the header', async ({
  page,
}) => {
  await page.goto(href(pages.about));
  await page.getByRole('banner').getByRole('link', { name: frameTexts['frame.menu.login'] }).click();
  await submitLogin(page, 'vip@demo.summit.example');

  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(href(pages.about));
  await expect(accountMenu(page).locator('summary')).toBeFocused();
});

test('the popup offers to continue an incomplete registration, and Escape closes it immediately', async ({
  page,
}) => {
  await page.goto(href(pages.home));
  await submitLogin(page, 'stepone@demo.summit.example');

  const welcome = page.getByRole('dialog', { name: loginTexts['login.success.title'] });
  await expect(welcome.getByText(loginTexts['login.success.message'])).toBeVisible();
  await expect(welcome.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(welcome.getByRole('link', { name: loginTexts['login.success.continue'] })).toHaveAttribute(
    'href',
    href(pages.registrationSecondPart),
  );

  await page.keyboard.press('Escape');
  await expect(welcome).toBeHidden();
});

test('a visitor requests a new password, and Back returns to the login', async ({ page }) => {
  await page.goto(`${href(pages.home)}#login`);
  await loginPopup(page).getByRole('button', { name: loginTexts['login.form.forgot'] }).click();
  const popup = page.getByRole('dialog', { name: loginTexts['login.forgot.title'] });
  await popup
    .getByRole('textbox', { name: loginTexts['login.form.email'] })
    .fill('nobody@demo.summit.example');
  await passCaptcha(popup);
  await popup.getByRole('button', { name: loginTexts['login.forgot.submit'] }).click();

  const sent = page.getByRole('dialog', { name: loginTexts['login.forgot-success.title'] });
  await expect(sent.getByText(loginTexts['login.forgot-success.message'])).toBeVisible();
  await sent.getByRole('button', { name: loginTexts['login.forgot.back'] }).click();
  await expect(loginPopup(page)).toBeVisible();
});

test('the Login item of the header opens the popup, and Escape closes it and returns to the page', async ({
  page,
}) => {
  await page.goto(href(pages.about));
  const login = page.getByRole('banner').getByRole('link', { name: frameTexts['frame.menu.login'] });
  await login.click();
  await expect(loginPopup(page)).toBeVisible();
  await expect(page).toHaveURL(/#login$/);

  await page.keyboard.press('Escape');
  await expect(loginPopup(page)).toBeHidden();
  await expect(page).toHaveURL(href(pages.about));
  await expect(login).toBeFocused();
});

/** Requests the confirmation again; returns the link in its email, which signs the attendee in. */
async function linkThatSignsIn(page: Page): Promise<string> {
  await signIn(page, 'sell');
  await page.goto(href(pages.registrationCompleted));
  const mailbox = await openMailbox(page.request, 'sell@demo.summit.example');
  await page.getByRole('button', { name: registrationTexts['registrationCompleted.resend'] }).click();
  await expect(page.getByText(registrationTexts['registrationCompleted.resent'])).toBeVisible();
  await logOut(page);
  return linkIn(await mailbox.next('registration-completed'), href(pages.registrationCompleted));
}

test.describe('a link that signs in', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('does so once, on a press; its token is removed from the address, and another press sends a new link', async ({
    page,
  }) => {
    const link = await linkThatSignsIn(page);
    await page.goto(link);
    await page.getByRole('button', { name: loginTexts['login.link.confirm'] }).click();

    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL(href(pages.registrationCompleted));
    await logOut(page);
    await page.goto(link);
    await page.getByRole('button', { name: loginTexts['login.link.renew.confirm'] }).click();
    await expect(page.getByText(loginTexts['login.link.renewed.title'])).toBeVisible();
    await expect(accountMenu(page)).toBeHidden();
  });

  test('is reported as invalid if it was never sent', async ({ page }) => {
    await page.goto(`${href(pages.agenda)}?loginToken=made-up`);

    await expect(page.getByText(errors['cqrs-0009'].wording.mailedLink)).toBeVisible();
    await expect(page).toHaveURL(href(pages.agenda));
  });
});
