import type { Browser, Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { accountMenu } from './log-in.ts';
import { signInWith } from './sign-in.ts';

interface Device {
  page: Page;
  /** Abandons the device in the middle of the step. */
  leave: () => Promise<void>;
}

/** Opens a new device without the registration's data: its owner is signed in there, and presses the button that continues it. */
export async function continueElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  email: string,
): Promise<Device> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInWith(page, email);
  await page.goto(href(pages.about));
  await accountMenu(page).locator('summary').click();
  await accountMenu(page).getByRole('link', { name: frameTexts['frame.menu.continueRegistration'] }).click();
  return { page, leave: () => context.close() };
}
