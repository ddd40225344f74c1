import { expect, type Locator, type Page } from '@playwright/test';
import { type DemoAccountName, demoPassword } from '@summit/contract/session/demo-accounts';
import { loginHash } from '@summit/contract/site/page-hashes';
import { frameTexts } from '@summit/contract/texts/frame';
import { loginTexts } from '@summit/contract/texts/login';

/** Waits until the captcha is solved; starts it if the form leaves that to the visitor. */
export async function passCaptcha(form: Locator): Promise<void> {
  const captcha = form.getByRole('group', { name: 'Security check' });
  const begin = captcha.getByRole('button', { name: 'Start the check' });
  const passed = captcha.getByText('Checked. You can send the form');
  // The form may begin the check by itself just as the button is pressed, which removes the button.
  await expect(async () => {
    if (await begin.isVisible()) await begin.click({ timeout: 1000 });
    await expect(passed.or(captcha.getByText('Checking,'))).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(passed).toBeVisible();
}

/** The login popup, which opens with the hash on any page. */
export function loginPopup(page: Page): Locator {
  return page.getByRole('dialog', { name: loginTexts['login.form.title'] });
}

/**
 * Closes the popup and waits for it: the browser goes back in its history asynchronously, which would cancel a navigation
 * that the journey starts meanwhile.
 */
export async function closeLogin(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await loginIsClosed(page);
}

async function loginIsClosed(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(new RegExp(`#${loginHash}$`));
  await expect(loginPopup(page)).toBeHidden();
}

/** Opens the popup on the current page, fills it in and submits it. */
export async function submitLogin(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.evaluate((hash) => window.location.assign(`#${hash}`), loginHash);
  await submitOpenLogin(page, email, password);
}

/** Fills in the popup that the page has opened, and submits it. */
export async function submitOpenLogin(page: Page, email: string, password = demoPassword): Promise<void> {
  const popup = loginPopup(page);
  await popup.getByRole('textbox', { name: loginTexts['login.form.email'] }).fill(email);
  await popup.getByRole('textbox', { name: loginTexts['login.form.password'] }).fill(password);
  await passCaptcha(popup);
  await popup.getByRole('button', { name: loginTexts['login.form.submit'] }).click();
}

/** Logs a demo account in on the current page; afterwards its name is in the header. */
export async function logIn(page: Page, account: DemoAccountName): Promise<void> {
  await submitLogin(page, `${account}@demo.summit.example`);
  const welcome = page.getByRole('dialog', { name: loginTexts['login.success.title'] });
  await expect(welcome.or(accountMenu(page))).toBeVisible();
  // An attendee with an incomplete registration is offered to continue it.
  if (await welcome.isVisible()) await page.keyboard.press('Escape');
  await expect(accountMenu(page)).toBeVisible();
  await loginIsClosed(page);
}

/** The signed-in visitor's name and picture in the header. */
export function accountMenu(page: Page): Locator {
  return page.getByRole('banner').getByRole('group').filter({ hasText: frameTexts['frame.menu.logout'] });
}

/** Opens the visitor's menu in the header and presses Logout. */
export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await accountMenu(page).getByRole('button', { name: frameTexts['frame.menu.logout'] }).click();
}
