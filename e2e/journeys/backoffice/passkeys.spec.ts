import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { newOrganiser } from '../../site/backoffice/organiser-of-role.ts';
import { openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';

/** A one-time code that was just used is refused; a removed passkey is refused as well. */
test.use({ expectedNoise: /status of 403/ });

/** Adds a virtual telephone or security key that recognises its owner, and confirms immediately. */
async function giveAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
}

test('an organiser adds a passkey and logs in with it alone; once removed, it is refused', async ({
  browser,
  request,
}) => {
  // Logging out and removing a passkey end sessions, which other journeys of the demo event's organisers use.
  const { page, email } = await newOrganiser(browser, 'analyst');
  await giveAuthenticator(page);
  const mailbox = await openMailbox(request, email);

  await openAccount(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expectNoFindings(page, 'adding a passkey');
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('row', { name: /Work laptop.*Not yet/ })).toBeVisible();
  expect((await mailbox.next('organiser-passkey')).text).toContain('Work laptop');
  await expectNoFindings(page, 'your account');

  await logOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  // The organiser is still on the same page, because the login was on top of it.
  await expect(page.getByRole('row', { name: /Work laptop/ })).not.toContainText('Not yet');

  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'No passkeys yet' })).toBeVisible();
  expect((await mailbox.next('organiser-passkey')).text).toContain('Removed');

  await logOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey is unknown here');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  // The other passkey still works.
  await page.goto(href(pages.backoffice));
  await expect(page.getByRole('textbox', { name: 'One-time code' })).toBeVisible();
  await page.context().close();
});
