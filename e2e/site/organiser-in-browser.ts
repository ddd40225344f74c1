import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import {
  type DemoOrganiserName,
  demoOrganiserPassword,
  demoOrganisers,
  demoOtpSecret,
} from '@summit/contract/session/demo-accounts';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expect } from './journey.ts';
import { siteUnderTest } from './sites/site-under-test.ts';

/** How long an authenticator shows a code. */
const codeMs = 30_000;

/** A browser of its own in which an organiser of the demo event has logged in. */
export async function organiserInBrowser(browser: Browser, name: DemoOrganiserName): Promise<Page> {
  const { origin } = siteUnderTest();
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto(href(pages.backoffice));
  await logInThere(page, name);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  return page;
}

/** Fills in the login that is open, of the page or on top of it. */
async function logInThere(page: Page, name: DemoOrganiserName): Promise<void> {
  const email = demoOrganisers.find((one) => one.name === name)?.email ?? '';
  const submit = page.getByRole('button', { name: 'Log in' });
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(demoOrganiserPassword);
  // A code is good for one login: where another journey has just used it, the next one is waited for, as a person would.
  await expect(async () => {
    await page.getByRole('textbox', { name: 'One-time code' }).fill(generateSync({ secret: demoOtpSecret }));
    const response = page.waitForResponse((each) => each.url().endsWith('/backoffice/login'));
    await submit.click();
    const status = (await response).status();
    if (status !== 200) await pause(codeMs - (Date.now() % codeMs));
    expect(status).toBe(200);
  }).toPass({ timeout: 3 * codeMs });
  await expect(submit).toBeHidden();
}

/** Presses what shows the difference, reads it, and makes the change. */
export async function makeChange(page: Page, button = 'Make the change'): Promise<void> {
  await page.getByRole('button', { name: 'Look at what changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
