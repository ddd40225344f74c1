import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import * as organiserCalls from '@summit/contract/calls/organisers';
import type { ResponseOf } from '@summit/contract/requests/call';
import {
  type DemoOrganiserName,
  demoOrganiserPassword,
  demoOrganisers,
  demoOtpSecret,
} from '@summit/contract/session/demo-accounts';
import { tabStorageKeys } from '@summit/contract/session/storage-keys';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { callApi } from './call-api.ts';
import { expect } from './journey.ts';
import { forgetForSite, onceForSite } from './once-for-site.ts';
import { siteUnderTest } from './sites/site-under-test.ts';

/** How long a one-time code is valid. */
const codeMs = 30_000;

type OrganiserSession = ResponseOf<typeof organiserCalls.organiserLogin>;

/**
 * A separate browser context in which an organiser of the demo event is logged in. An organiser who has logged in before
 * continues that session, as in a tab that stayed open.
 */
export async function organiserInBrowser(browser: Browser, name: DemoOrganiserName): Promise<Page> {
  const key = `session-of-${name}`;
  const openSignedIn = async () => {
    const session = await onceForSite(key, () => logInOnce(browser, name));
    // The password is confirmed now, so that nothing asks for it in the middle of a journey.
    const body = { password: demoOrganiserPassword };
    const page = await openBrowser(browser);
    await callApi(page.request, organiserCalls.confirmOrganiser, { token: session.token, body });
    await restoreSession(page, session);
    return page;
  };
  return openSignedIn().catch(() => {
    // A journey has ended that session.
    forgetForSite(key);
    return openSignedIn();
  });
}

async function logInOnce(browser: Browser, name: DemoOrganiserName): Promise<OrganiserSession> {
  const page = await openBrowser(browser);
  await page.goto(href(pages.backoffice));
  await logInThere(page, name);
  await expectToday(page);
  const session = await sessionOf(page);
  await page.context().close();
  return session;
}

/** Opens a separate browser context that continues a session. */
export async function openWith(browser: Browser, session: OrganiserSession): Promise<Page> {
  const page = await openBrowser(browser);
  await restoreSession(page, session);
  return page;
}

async function restoreSession(page: Page, session: OrganiserSession): Promise<void> {
  // The storage of a tab belongs to its origin, so the page opens a small file of the site, which does not read the storage.
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    tabStorageKeys.organiserSession,
    JSON.stringify(session),
  ] as const);
  await page.goto(href(pages.backoffice));
  await expectToday(page);
}

/** The session of the organiser who is logged in on a page. */
export async function sessionOf(page: Page): Promise<OrganiserSession> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), tabStorageKeys.organiserSession);
  if (text === null) throw new Error('Nobody has logged in there.');
  return JSON.parse(text) as OrganiserSession;
}

async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUnderTest().origin });
  return context.newPage();
}

async function expectToday(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}

/** Fills in the open login form, on the page or on top of it. */
async function logInThere(page: Page, name: DemoOrganiserName): Promise<void> {
  const email = demoOrganisers.find((one) => one.name === name)?.email ?? '';
  const submit = page.getByRole('button', { name: 'Log in' });
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(demoOrganiserPassword);
  // A code is valid for one login: if another journey has just used it, this waits for the next one, as an organiser would.
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

/** Presses the button that shows the difference, and confirms the change. */
export async function makeChange(page: Page, button = 'Save changes'): Promise<void> {
  await page.getByRole('button', { name: 'Review changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
