import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { confirmIfAsked } from '../../site/backoffice/confirm-it-is-you.ts';
import { screenAt } from '../../site/backoffice/entry-form.ts';
import { openOrderOf } from '../../site/backoffice/open-order.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';
import { comeToPay, payWith } from '../../site/pay-by-card.ts';

/** A one-time code that was just used is refused; actions on money ask for the password again. */
test.use({ expectedNoise: /status of 403|payment\/info/ });
test.describe.configure({ mode: 'serial' });

let organiser: Page;

test.beforeAll(async ({ browser }) => {
  organiser = await organiserInBrowser(browser, 'owner');
});

test.afterAll(() => organiser.context().close());

test('an order shows why a card was declined and its history, and offers its invoice as a file', async ({
  page,
}) => {
  await comeToPay(page, 'Quentin');
  await payWith(page, /without enough money/);
  await expect(page.getByRole('alert')).toContainText('There is not enough money on the card.');
  await payWith(page, /is approved/);
  await expect(page.getByRole('article', { name: 'Ticket of Quentin Hartnell' })).toBeVisible();

  await openOrderOf(organiser, 'Quentin Hartnell');
  const payments = organiser.getByRole('table', { name: 'Payments' });
  await expect(payments).toContainText('The card was declined: There is not enough money on the card.');
  await expect(organiser.getByRole('list', { name: 'Activity' })).toContainText('£295.00 was paid.');
  const download = organiser.waitForEvent('download');
  await organiser
    .getByRole('button', { name: /^Save as PDF/ })
    .first()
    .click();
  const file = await (await download).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  await expectNoFindings(organiser, 'order');
});

test('a partial refund needs a reason and shows its effect first; the payer gets an email', async ({
  request,
}) => {
  await openOrderOf(organiser, 'Quentin Hartnell');
  // The address differs in each run.
  const email = (await organiser.getByText(/^quentin\..+@/).innerText()).trim();
  const mailbox = await openMailbox(request, email);
  await organiser.getByRole('button', { name: /^Refund the payment/ }).click();
  const dialog = organiser.getByRole('dialog', { name: /^Refund the payment/ });
  await dialog.getByRole('radio', { name: 'Part of it' }).check();
  await dialog.getByRole('textbox', { name: /Amount/ }).fill('1000');
  await dialog.getByRole('button', { name: 'Review refund' }).click();
  await expect(dialog).toContainText('This is more than is left to refund');
  await dialog.getByRole('textbox', { name: /Amount/ }).fill('20');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('The dinner was cancelled.');
  await expectNoFindings(organiser, 'refund');
  await dialog.getByRole('button', { name: 'Review refund' }).click();
  const preview = organiser.getByRole('dialog', { name: 'Refund £20.00?' });
  await confirmIfAsked(organiser, () =>
    expect(preview).toContainText('The ticket stays valid.', { timeout: 1000 }),
  );
  await pictureForGuide(organiser, 'refund-a-payment');
  await expectNoFindings(organiser, 'what a refund does');
  await preview.getByRole('button', { name: 'Refund £20.00' }).click();
  await expect(organiser.getByText('£20.00 is on its way to the card.')).toBeVisible();
  const refunds = organiser.getByRole('table', { name: 'Refunds' });
  await expect(refunds).toContainText('The dinner was cancelled.');
  expect((await mailbox.next('payment-refunded')).text).toContain('£20.00');
});

test('the list can be filtered and sorted, and its address restores both', async () => {
  await organiser.goto(screenAt('orders'));
  const table = organiser.getByRole('table', { name: 'Orders' });
  // The checkbox is checked only once the address has changed.
  await organiser.getByRole('checkbox', { name: 'Has a refund' }).click();
  await expect(organiser).toHaveURL(/hasRefund=true/);
  await expect(table.getByRole('link', { name: 'Quentin Hartnell' })).toBeVisible();
  await organiser.getByRole('button', { name: 'Buyer' }).click();
  await expect(organiser).toHaveURL(/sort=name/);
  await organiser.reload();
  await expect(table.getByRole('link', { name: 'Quentin Hartnell' })).toBeVisible();
  await expectNoFindings(organiser, 'orders');
});
