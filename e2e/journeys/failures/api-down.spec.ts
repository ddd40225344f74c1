import * as authCalls from '@summit/contract/calls/auth';
import { errors } from '@summit/contract/errors/errors';
import * as limits from '@summit/contract/limits/limits';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { aboutTexts } from '@summit/contract/texts/about';
import { frameTexts } from '@summit/contract/texts/frame';
import { loginTexts } from '@summit/contract/texts/login';
import { accountMenu, loginPopup, passCaptcha } from '../../site/log-in.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { expect, test } from '../../site/sites/own-shell.ts';

// The browser logs the failed calls.
test.use({
  expectedNoise:
    /status of 503|Failed to load resource|Minified React error|Request \S+ failed|could not reach the server/i,
});

// This test comes first, because it leaves its shell unchanged, so that the next one can use it.
test('with a slow API the page’s skeleton appears immediately, and no call is sent twice', async ({
  page,
  shell,
}) => {
  await page.goto(href(pages.about));
  await expect(page.getByRole('heading', { level: 1, name: aboutTexts['about.header.title'] })).toBeVisible();
  await scriptAtWork(page);
  shell.api.slow(3000);

  await page.getByRole('contentinfo').getByRole('link', { name: frameTexts['frame.footer.terms'] }).click();
  await expect(page).toHaveURL(href(pages.termsAndConditions));
  const before = page.getByRole('heading', { level: 1, name: aboutTexts['about.header.title'] });
  await expect(before).toBeHidden({ timeout: 1_500 });
  await expect(page.getByRole('main').locator('span').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  await page.evaluate(() => window.location.assign('#login'));
  const popup = loginPopup(page);
  await popup.getByRole('textbox', { name: loginTexts['login.form.email'] }).fill('buy@demo.summit.example');
  await popup.getByRole('textbox', { name: loginTexts['login.form.password'] }).fill('Wrong2027');
  await passCaptcha(popup);
  const send = popup.getByRole('button', { name: loginTexts['login.form.submit'] });
  await send.dblclick();
  await page.keyboard.press('Enter');
  await expect(page.getByText(loginTexts['login.busy'])).toBeVisible();
  // The bar is above the page, which the popup hides from queries by role.
  const bar = page.getByText('Loading', { exact: true }).locator('xpath=parent::*');
  const fills = await bar.evaluate((running) => getComputedStyle(running, '::before').animationDuration);
  expect(fills).toBe(`${limits.loadingBar.duration / 1000}s`);
  await expect(
    popup
      .getByRole('alert')
      .or(popup.getByText(/incorrect/i))
      .first(),
  ).toBeVisible({
    timeout: 20_000,
  });
  expect(shell.api.asked('POST', authCalls.login.path)).toBe(1);
  shell.api.restore();
});

test('without the API, cached pages work as usual, and others load automatically when it is back', async ({
  page,
  shell,
}) => {
  await page.goto(href(pages.speakers));
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  const name = (await first.innerText()).trim();
  shell.api.cut();

  await page.goto(href(pages.speakers));
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  await page.goto(href(pages.agenda));
  await expect(page.getByRole('banner')).toBeVisible();
  const message = page.getByRole('main').getByRole('alert').first();
  await expect(message).toBeVisible();
  await expect(message).toContainText(/nothing you .* is lost|nothing you have done is lost/i);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  shell.api.restore();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('without the API a login reports the failure and keeps the input; it works as soon as the API is back', async ({
  page,
  shell,
}) => {
  await page.goto(href(pages.about));
  await scriptAtWork(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(() => window.location.assign('#login'));
  const popup = loginPopup(page);
  const email = popup.getByRole('textbox', { name: loginTexts['login.form.email'] });
  await email.fill('vip@demo.summit.example');
  await popup.getByRole('textbox', { name: loginTexts['login.form.password'] }).fill(demoPassword);
  await passCaptcha(popup);
  const send = popup.getByRole('button', { name: loginTexts['login.form.submit'] });
  shell.api.cut();

  await send.click();
  await expect(popup.getByRole('alert')).toContainText(errors['network-0001'].message);
  await expect(email).toHaveValue('vip@demo.summit.example');
  // The next captcha cannot be loaded either, which is reported; the button does not stay busy.
  await expect(popup.getByText('The check did not work')).toBeVisible();
  await expect(send).toBeVisible();

  shell.api.restore();
  await popup.getByRole('button', { name: 'Try again' }).click();
  await passCaptcha(popup);
  await send.click();
  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
