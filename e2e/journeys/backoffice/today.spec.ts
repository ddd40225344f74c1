import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { expect, test } from '../../site/journey.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';
import { comeToPay, payWith } from '../../site/pay-by-card.ts';

/** A one-time code that was just used is refused. */
test.use({ expectedNoise: /status of 403|payment\/info/ });

let organiser: Page;

test.beforeAll(async ({ browser }) => {
  organiser = await organiserInBrowser(browser, 'owner');
});

test.afterAll(() => organiser.context().close());

test('an organiser finds a visitor whose card was declined from Today', async ({ page }) => {
  await comeToPay(page, 'Perpetua');
  await payWith(page, /without enough money/);
  await expect(page.getByRole('alert')).toContainText('There is not enough money on the card.');

  await organiser.goto(href(pages.backoffice));
  const need = organiser.getByRole('listitem').filter({ hasText: 'Declined cards' });
  await expect(need).toContainText('Perpetua Hartnell');
  await need.getByRole('link', { name: 'Open' }).click();
  await expect(organiser.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const row = organiser
    .getByRole('table', { name: 'Orders' })
    .getByRole('row', { name: /Perpetua Hartnell/ });
  await expect(row).toContainText('Card declined: There is not enough money on the card.');
});

test('the figures follow the chosen period, and are also available as a table', async () => {
  await organiser.goto(href(pages.backoffice));
  await organiser.getByRole('combobox', { name: 'Period' }).click();
  await organiser.getByRole('option', { name: 'All time' }).click();
  await expect(organiser).toHaveURL(/period=all/);
  await expect(organiser.getByRole('img', { name: 'Registrations by day' })).toBeVisible();
  await organiser.getByText('As a table').first().click();
  const rows = organiser.getByRole('table', { name: 'Registrations by day' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expect(organiser.getByRole('table', { name: 'Packages' })).toContainText('£');
  await organiser.getByText('As a table').first().click();
  await organiser.getByRole('heading', { level: 2, name: 'Figures' }).scrollIntoViewIfNeeded();
  await pictureForGuide(organiser, 'see-the-figures');
});

test('on a phone of 390 pixels nothing is cut off, and axe finds no violations', async () => {
  await organiser.setViewportSize({ width: 390, height: 844 });
  await organiser.goto(`${href(pages.backoffice)}?period=all`);
  await expect(organiser.getByRole('table', { name: 'Promo codes' })).toBeVisible();
  const overflow = await organiser.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await organiser.getByText('As a table').first().click();
  await expectNoFindings(organiser, 'today on a phone');
});
