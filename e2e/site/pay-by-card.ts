import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { registrationPaymentTexts } from '@summit/contract/texts/registration-payment';
import { fillText } from '@summit/contract/words/text-lookup';
import type { Newcomer } from './register.ts';
import { registerBuyer } from './register-by-api.ts';

export const payLabel = fillText(registrationPaymentTexts['registrationPayment.pay'], { amount: '£295' });

/** Opens the payment of a new attendee who has chosen the paid ticket. */
export async function comeToPay(page: Page, firstName: string): Promise<void> {
  await registerBuyer(page, newcomer(firstName), 'payment');
  await page.goto(href(pages.registrationPayment));
  await expect(page.getByRole('button', { name: payLabel })).toBeVisible();
}

/** Opens the choice of tickets for a new attendee. */
export async function comeToTickets(page: Page, firstName: string): Promise<void> {
  await registerBuyer(page, newcomer(firstName), 'tickets');
  await page.goto(href(pages.registrationPackages));
}

function newcomer(firstName: string): Newcomer {
  // Journeys share a site, so each use of a name needs a different address.
  const email = `${firstName.toLowerCase()}.${randomUUID()}@northmere-retail.example`;
  return { firstName, lastName: 'Hartnell', email };
}

/** Fills in the address of an invoice. */
export async function fillInvoiceAddress(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 Quay Street');
  await page.getByRole('textbox', { name: 'Town or city' }).fill('London');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('E1 1AA');
}

/** Fills in the invoice address of the chosen ticket, and submits it. */
export async function giveInvoiceAddress(page: Page): Promise<void> {
  await fillInvoiceAddress(page);
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
