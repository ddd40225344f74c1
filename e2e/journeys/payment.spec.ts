import { href } from '@summit/contract/href';
import { registrationTexts } from '@summit/contract/texts/registration';
import { photoTexts } from '@summit/contract/texts/photo';
import { fillText } from '@summit/contract/text-lookup';
import type { Page } from '@playwright/test';
import { expect, test } from '../site/journey.ts';
import { expectNoFindings } from '../site/look-with-axe.ts';
import { registerUpToPhoto } from '../site/register.ts';

const payLabel = fillText(registrationTexts['registrationPayment.pay'], { amount: '£295' });

// Once it is paid there is nothing to pay: the page that waits may learn so by this refusal first.
test.use({ expectedNoise: [/payment\/info/] });

/** Registers somebody new, who chooses the paid ticket, up to the payment. */
async function comeToPay(page: Page, firstName: string): Promise<void> {
  const email = `${firstName.toLowerCase()}.hartnell@northmere-retail.example`;
  await registerUpToPhoto(page, { firstName, lastName: 'Hartnell', email });
  await page.getByRole('link', { name: photoTexts['registrationPhoto.skip'] }).click();
  await page.getByRole('radio', { name: /^VIP/ }).click();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 Quay Street');
  await page.getByRole('textbox', { name: 'Town or city' }).fill('London');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('E1 1AA');
  await page.getByRole('button', { name: registrationTexts['registrationPackages.submit.paid'] }).click();
  await expect(page).toHaveURL(href('registrationPayment'));
  await expect(page.getByRole('button', { name: payLabel })).toBeVisible();
}

async function payWith(page: Page, card: RegExp): Promise<void> {
  await page.getByRole('button', { name: payLabel }).click();
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: 'Pay £295.00' }).click();
}

test('a visitor pays by card and has the ticket', async ({ page }) => {
  await comeToPay(page, 'Annis');
  await expect(page.getByRole('timer')).toBeVisible();
  await expectNoFindings(page, 'payment');
  await payWith(page, /is approved/);

  await expect(page).toHaveURL(new RegExp(href('registrationCompleted')));
  await expect(page.getByRole('article', { name: 'Ticket of Annis Hartnell' })).toContainText('VIP');
});

test('declined, then approved: the reason is said, and nothing is lost', async ({ page }) => {
  await comeToPay(page, 'Bertie');
  await payWith(page, /without enough money/);

  await expect(page).toHaveURL(href('registrationPayment'));
  await expect(page.getByRole('alert')).toContainText('There is not enough money on the card.');
  await payWith(page, /is approved/);
  await expect(page.getByRole('article', { name: 'Ticket of Bertie Hartnell' })).toBeVisible();
});

test('a visitor who leaves the card page finds the payment as it was, also after a reload', async ({
  page,
}) => {
  await comeToPay(page, 'Cosmo');
  await page.getByRole('button', { name: payLabel }).click();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();

  await expect(page).toHaveURL(href('registrationPayment'));
  await expect(page.getByText(registrationTexts['registrationPayment.pending'])).toBeVisible();
  await page.reload();
  await payWith(page, /is approved/);
  await expect(page.getByRole('article', { name: 'Ticket of Cosmo Hartnell' })).toBeVisible();
});

test('a confirmation that is late: the page asks until it is there', async ({ page }) => {
  await comeToPay(page, 'Dulcie');
  await payWith(page, /confirmation is late/);

  await expect(page.getByRole('article', { name: 'Ticket of Dulcie Hartnell' })).toBeVisible();
});
