import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { href } from '@summit/contract/href';
import { fillText } from '@summit/contract/text-lookup';
import { photoTexts } from '@summit/contract/texts/photo';
import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { registrationPaymentTexts } from '@summit/contract/texts/registration-payment';
import { registerUpToPhoto } from './register.ts';

export const payLabel = fillText(registrationPaymentTexts['registrationPayment.pay'], { amount: '£295' });

/** Registers somebody new, who chooses the paid ticket, up to the payment. */
export async function comeToPay(page: Page, firstName: string): Promise<void> {
  await comeToTickets(page, firstName);
  await page.getByRole('radio', { name: /^VIP/ }).click();
  await giveInvoiceAddress(page);
  await expect(page).toHaveURL(href('registrationPayment'));
  await expect(page.getByRole('button', { name: payLabel })).toBeVisible();
}

/** Registers somebody new, up to the choice of the ticket. */
export async function comeToTickets(page: Page, firstName: string): Promise<void> {
  // Journeys share one site: a name that is used a second time must not meet an address that is taken.
  const email = `${firstName.toLowerCase()}.${randomUUID()}@northmere-retail.example`;
  await registerUpToPhoto(page, { firstName, lastName: 'Hartnell', email });
  await page.getByRole('link', { name: photoTexts['registrationPhoto.skip'] }).click();
}

/** Says where the invoice of the chosen ticket goes, and takes it. */
export async function giveInvoiceAddress(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 Quay Street');
  await page.getByRole('textbox', { name: 'Town or city' }).fill('London');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('E1 1AA');
  await page
    .getByRole('button', { name: registrationPackagesTexts['registrationPackages.submit.paid'] })
    .click();
}

/** Pays on the provider's page with one of its test cards. */
export async function payWith(page: Page, card: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Pay £\d/ }).click();
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pay £\d+\.\d\d$/ }).click();
}
