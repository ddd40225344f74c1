import { expect, type Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { registrationAttendeeTexts } from '@summit/contract/texts/registration-attendee';
import { firstStepTexts } from '@summit/contract/texts/registration-first-step';
import { registrationSecondPartTexts } from '@summit/contract/texts/registration-second-part';
import { chooseCountry } from './choose-country.ts';

export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
}

/** Fills in the first step of a registration except for the password and the consent; by default for a buyer. */
export async function fillFirstStep(
  page: Page,
  { firstName, lastName, email }: Newcomer,
  category = 'Merchant or marketplace',
): Promise<void> {
  await page.getByLabel(registrationAttendeeTexts['registrationAttendee.category']).selectOption(category);
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await page.getByRole('textbox', { name: 'Work email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0123');
  await page.getByRole('textbox', { name: 'Company' }).fill('Northmere Retail');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Head of Settlement');
  await chooseCountry(page, 'United Kingdom');
}

/** Sends the first step, with the password and the consent. */
export async function sendFirstStep(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Password' }).fill('Summit2027');
  await page.getByRole('checkbox', { name: firstStepTexts['registrationAttendee.terms'] }).check();
  await page.getByRole('button', { name: registrationAttendeeTexts['registrationAttendee.submit'] }).click();
  await expect(page).toHaveURL(href(pages.registrationSecondPart));
}

/** Fills in and sends a buyer's second part. */
export async function sendSecondPart(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Type of organisation' }).selectOption({ index: 1 });
  await page.getByRole('radio', { name: 'I decide' }).check();
  await page.getByRole('checkbox', { name: 'Payments' }).check();
  await page
    .getByRole('button', { name: registrationSecondPartTexts['registrationSecondPart.submit'] })
    .click();
}
