import type { Page } from '@playwright/test';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { href } from '@summit/contract/site/href';
import { forgotPasswordHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { forgotPasswordTexts } from '@summit/contract/texts/forgot-password';
import { loginTexts } from '@summit/contract/texts/login';
import { messages } from '@summit/contract/words/messages';
import { getFindings } from '../../site/axe-findings.ts';
import { linkIn, openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { accountMenu, loginPopup, passCaptcha, submitLogin } from '../../site/log-in.ts';
import { registerByApi } from '../../site/register-by-api.ts';

/** A new attendee, because a new password ends all sessions of its account. */
const person = { firstName: 'Rhoda', lastName: 'Melling', email: 'rhoda.melling@northmere-retail.example' };
const { email } = person;

async function askForLink(page: Page): Promise<void> {
  await page.goto(`${href(pages.home)}#${forgotPasswordHash}`);
  const popup = page.getByRole('dialog', { name: loginTexts['login.forgot.title'] });
  await popup.getByRole('textbox', { name: loginTexts['login.form.email'] }).fill(email);
  await passCaptcha(popup);
  await popup.getByRole('button', { name: loginTexts['login.forgot.submit'] }).click();
  await expect(page.getByText(loginTexts['login.forgot-success.message'])).toBeVisible();
}

async function setPassword(page: Page, password: string, repeat = password): Promise<void> {
  await page.getByLabel(forgotPasswordTexts['forgotPassword.form.password']).fill(password);
  await page.getByLabel(forgotPasswordTexts['forgotPassword.form.repeat']).fill(repeat);
  await page.getByRole('button', { name: forgotPasswordTexts['forgotPassword.form.submit'] }).click();
}

test.describe('a forgotten password', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('is replaced once by the link in an email, and the login opens', async ({ page, request }) => {
    await registerByApi(request, person, 'free ticket');
    const mailbox = await openMailbox(request, email);
    await askForLink(page);
    const link = linkIn(await mailbox.next('password-reset'), href(pages.forgotPassword));
    await page.goto(link);
    await setPassword(page, demoPassword, 'Other2027');
    await expect(page.getByText(messages.sameAsPassword).first()).toBeVisible();
    expect(await getFindings(page)).toEqual([]);
    await setPassword(page, demoPassword);

    await expect(loginPopup(page)).toBeVisible();
    await expect(page).toHaveURL(`${href(pages.forgotPassword)}#login`);
    await submitLogin(page, email);
    await expect(accountMenu(page)).toBeVisible();

    // The message is shown before anything is typed.
    await page.goto(link);
    await expect(page.getByText(forgotPasswordTexts['forgotPassword.used.title'])).toBeVisible();
    await expect(page.getByLabel(forgotPasswordTexts['forgotPassword.form.password'])).toBeHidden();
    expect(await getFindings(page)).toEqual([]);
    await page.getByRole('link', { name: forgotPasswordTexts['forgotPassword.newLink'] }).click();
    await expect(page.getByRole('dialog', { name: loginTexts['login.forgot.title'] })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#${forgotPasswordHash}$`));
  });
});

test('the page without a token offers to send a link', async ({ page }) => {
  await page.goto(href(pages.forgotPassword));

  await expect(page.getByText(forgotPasswordTexts['forgotPassword.missing.title'])).toBeVisible();
  await page.getByRole('link', { name: forgotPasswordTexts['forgotPassword.newLink'] }).click();
  await expect(page.getByRole('dialog', { name: loginTexts['login.forgot.title'] })).toBeVisible();
});
