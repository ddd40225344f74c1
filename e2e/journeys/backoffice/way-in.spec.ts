import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { screenAt } from '../../site/backoffice/entry-form.ts';
import { setUpLink } from '../../site/backoffice/organiser-of-role.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';

/** A code that is wrong, or was used before, is refused. */
test.use({ expectedNoise: /status of 403/ });

const password = 'Harbour lamp and seven oars';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function logIn(page: Page, email: string, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('textbox', { name: 'One-time code' }).fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a new organiser gets a link from an owner, connects an authenticator, and logs in with its code', async ({
  browser,
  page,
  request,
}) => {
  const email = `nora.${randomUUID()}@demo.summit.example`;
  const mailbox = await openMailbox(request, email);

  const owner = await organiserInBrowser(browser, 'owner');
  await owner.goto(screenAt('team'));
  await owner.getByRole('button', { name: 'Add team member' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add team member' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nora Quill');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('checkbox', { name: /^Programme/ }).check();
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog).toBeHidden();
  await expect(owner.getByRole('row', { name: /Nora Quill/ }).last()).toContainText('Account not set up');
  await owner.context().close();

  const { pathname, hash } = setUpLink((await mailbox.next('organiser-invitation')).text);
  await page.goto(`${pathname}${hash}`);
  await expect(heading(page, 'Set up your account')).toBeVisible();
  await expectNoFindings(page, 'setting oneself up');
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('img', { name: 'Code for your authenticator' })).toBeVisible();
  await expectNoFindings(page, 'connecting an authenticator');
  const secret = (await page.getByRole('code').innerText()).replaceAll(/\s/g, '');
  await page.getByRole('button', { name: 'Continue to log in' }).click();

  await expect(heading(page, 'Log in')).toBeVisible();
  await expectNoFindings(page, 'log in');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await pictureForGuide(page, 'log-in');
  await logIn(page, email, '000000');
  await expect(page.getByRole('alert')).toContainText('is wrong');
  await logIn(page, email, generateSync({ secret }));
  await expect(heading(page, 'Today')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Backoffice' });
  await expect(menu.getByRole('link', { name: 'Agenda' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Orders' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.goto(href(pages.backoffice));
  await expect(heading(page, 'Log in')).toBeVisible();
});
