import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { expect, test } from '../../site/sites/own-shell.ts';

// The browser logs the failed calls.
test.use({
  coldShell: true,
  expectedNoise:
    /status of 503|Failed to load resource|Minified React error|Request \S+ failed|could not reach the server/i,
});

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: frameMessageTexts['frame.error.settings'] });
/** Details that only the settings contain. */
const dates = (page: Page) => page.getByRole('contentinfo').getByText('8–10 June 2027');

test('header and footer of a page rendered without the API are completed when it is back', async ({
  page,
  shell,
}) => {
  shell.api.cut();
  await page.goto(href(pages.agenda));
  await scriptAtWork(page);
  await expect(notice(page)).toBeVisible();
  await expect(dates(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home' }).first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  shell.api.restore();
  await expect(dates(page)).toBeVisible({ timeout: 30_000 });
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'LinkedIn' }).first()).toBeAttached();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('when the main settings cannot be loaded, one message says so, and can be closed', async ({
  page,
  shell,
}) => {
  shell.api.cut();
  await page.goto(href(pages.speakers));
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toContainText(frameMessageTexts['frame.error.settings.text']);
  // All of the page can be scrolled out from behind the message.
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await last.click({ trial: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoFindings(page, 'with the notice');

  await notice(page).getByRole('button', { name: frameTexts['frame.error.retry'] }).click();
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: frameTexts['frame.footer.terms'] }).click();
  await expect(page).toHaveURL(href(pages.termsAndConditions));
});
