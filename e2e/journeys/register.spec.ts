import { messages } from '@summit/contract/messages';
import { href } from '@summit/contract/site-map';
import { registrationTexts } from '@summit/contract/texts/registration';
import type { Page } from '@playwright/test';
import { expect, test } from '../site/journey.ts';
import { accountMenu } from '../site/log-in.ts';

const person = {
  firstName: 'Ottilie',
  lastName: 'Marchbanks',
  email: 'ottilie.marchbanks@northmere-retail.example',
};
const name = `${person.firstName} ${person.lastName}`;

async function fillFirstStep(page: Page): Promise<void> {
  await page
    .getByLabel(registrationTexts['registrationAttendee.category'])
    .selectOption('Merchant or marketplace');
  await page.getByRole('textbox', { name: 'First name' }).fill(person.firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(person.lastName);
  await page.getByRole('textbox', { name: 'Work email' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0123');
  await page.getByRole('textbox', { name: 'Company' }).fill('Northmere Retail');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Head of Settlement');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom');
}

test('a visitor registers with a free ticket up to Completed', async ({ page }) => {
  await page.goto(href('registrationAttendee'));
  await fillFirstStep(page);

  // A draft survives the reload; the password is never kept.
  await page.getByRole('textbox', { name: 'Password' }).fill('Summit2027');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(person.firstName);
  await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveValue(person.email);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');

  await page.getByRole('textbox', { name: 'Password' }).fill('Summit2027');
  await page.getByRole('checkbox', { name: registrationTexts['registrationAttendee.terms'] }).check();
  await page.getByRole('button', { name: registrationTexts['registrationAttendee.submit'] }).click();

  await expect(page).toHaveURL(href('registrationSecondPart'));
  await expect(accountMenu(page)).toContainText(name);

  await page.getByRole('combobox', { name: 'Type of organisation' }).selectOption({ index: 1 });
  await page.getByRole('radio', { name: 'I decide' }).check();
  await page.getByRole('checkbox', { name: 'Payments' }).check();
  await page.getByRole('button', { name: registrationTexts['registrationSecondPart.submit'] }).click();

  await expect(page).toHaveURL(new RegExp(href('registrationPackages')));
  await page.getByRole('radio', { name: /^Standard/ }).check();
  await page.getByRole('button', { name: registrationTexts['registrationPackages.submit.free'] }).click();

  await expect(page).toHaveURL(new RegExp(href('registrationCompleted')));
  const heading = page.getByRole('heading', {
    level: 1,
    name: registrationTexts['registrationCompleted.header.title'],
  });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('article', { name: `Ticket of ${name}` })).toContainText('Standard');

  await page.reload();
  await expect(page.getByRole('article', { name: `Ticket of ${name}` })).toBeVisible();
});

test('a form that cannot be sent says why, beside each field, and leads to the first', async ({ page }) => {
  await page.goto(href('registrationAttendee'));
  await page.getByRole('button', { name: registrationTexts['registrationAttendee.submit'] }).click();

  const firstName = page.getByRole('textbox', { name: 'First name' });
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('main').getByText(messages.firstName).first()).toBeVisible();
  await expect(page).toHaveURL(href('registrationAttendee'));
});
