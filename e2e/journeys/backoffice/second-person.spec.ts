import type { Locator, Page } from '@playwright/test';
import { demoOrganisers } from '@summit/contract/session/demo-accounts';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { confirmIfAsked } from '../../site/backoffice/confirm-it-is-you.ts';
import { fillIn, openEntry, screenAt } from '../../site/backoffice/entry-form.ts';
import { openOrderOf } from '../../site/backoffice/open-order.ts';
import { organiserOfRole } from '../../site/backoffice/organiser-of-role.ts';
import { openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { makeChange, organiserInBrowser } from '../../site/organiser-in-browser.ts';
import { comeToPay, payWith } from '../../site/pay-by-card.ts';

// The lowest sum of the last day decides, so these journeys use a separate site.

/** A one-time code that was just used is refused; actions on money ask for the password again. */
test.use({ expectedNoise: /status of 403|payment\/info/ });
test.describe.configure({ mode: 'serial' });

const payer = 'Ottokar Hartnell';
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting refunds' });
const confirmButton = (page: Page) => page.getByRole('button', { name: `Confirm £250.00 to ${payer}` });

let owner: Page;

test.beforeAll(async ({ browser }) => {
  owner = await organiserInBrowser(browser, 'owner');
});

test.afterAll(() => owner.context().close());

/** Sets the sum from which a refund needs a second person. */
async function setSum(sum: string): Promise<void> {
  await openEntry(owner, 'settings', 'refunds');
  await fillIn(owner, { 'Second person from': sum });
  await makeChange(owner);
}

/** Reviews a refund of this amount in the open dialog; returns the dialog that shows its effect. */
async function review(amount: string): Promise<Locator> {
  const dialog = owner.getByRole('dialog', { name: /^Refund the payment/ });
  await dialog.getByRole('textbox', { name: /Amount/ }).fill(amount);
  await dialog.getByRole('button', { name: 'Review refund' }).click();
  const preview = owner.getByRole('dialog', { name: `Refund £${amount}.00?` });
  await confirmIfAsked(owner, () => expect(preview).toBeVisible({ timeout: 1000 }));
  return preview;
}

test('a refund from the sum of the settings on needs a second person, also right after the sum was raised', async ({
  page,
  request,
}) => {
  await comeToPay(page, 'Ottokar');
  await payWith(page, /is approved/);
  await expect(page.getByRole('article', { name: `Ticket of ${payer}` })).toBeVisible();
  await setSum('200');
  const [{ email }] = demoOrganisers;
  const mailbox = await openMailbox(request, email);
  await setSum('5000');
  expect((await mailbox.next('refund-limit')).to).toBe(email);

  await openOrderOf(owner, payer);
  await owner.getByRole('button', { name: /^Refund the payment/ }).click();
  const dialog = owner.getByRole('dialog', { name: /^Refund the payment/ });
  await dialog.getByRole('radio', { name: 'Part of it' }).check();
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('The dinner was cancelled.');
  const small = await review('150');
  await expect(small.getByRole('button', { name: 'Refund £150.00' })).toBeVisible();
  await small.getByRole('button', { name: 'Back' }).click();

  const large = await review('250');
  await expect(large).toContainText('once another organiser has confirmed it');
  await expectNoFindings(owner, 'a refund that needs a second person');
  await large.getByRole('button', { name: 'Ask a second person' }).click();
  await expect(owner.getByText(/^£250\.00 .*second person/)).toBeVisible();
  await expect(waiting(owner)).toContainText('The dinner was cancelled.');
  await expect(confirmButton(owner)).toHaveCount(0);
  await expect(owner.getByRole('table', { name: 'Refunds' })).toHaveCount(0);
});

test('a second organiser confirms the refund, and the payer gets an email', async ({ browser, request }) => {
  const finance = await organiserOfRole(browser, 'finance');
  await openOrderOf(finance, payer);
  // The address differs in each run.
  const email = (await finance.getByText(/^ottokar\..+@/).innerText()).trim();
  const mailbox = await openMailbox(request, email);
  await finance.goto(screenAt('orders'));
  await expect(waiting(finance)).toContainText('The dinner was cancelled.');
  await expectNoFindings(finance, 'a refund that waits');
  await confirmButton(finance).click();
  const dialog = finance.getByRole('dialog', { name: 'Confirm this refund?' });
  await dialog.getByRole('button', { name: 'Refund £250.00' }).click();
  await confirmIfAsked(finance, () => expect(dialog).toBeHidden({ timeout: 1000 }));
  expect((await mailbox.next('payment-refunded')).text).toContain('£250.00');

  await openOrderOf(finance, payer);
  const refunds = finance.getByRole('table', { name: 'Refunds' });
  await expect(refunds).toContainText('£250.00');
  await expect(refunds).toContainText('confirmed by Somebody of finance');
  await expect(waiting(finance)).toHaveCount(0);
  await finance.context().close();
});
