import type { Page } from '@playwright/test';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { firstStepTexts } from '@summit/contract/texts/registration-first-step';
import { registrationKindTexts } from '@summit/contract/texts/registration-kinds';
import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { traderTexts } from '@summit/contract/texts/traders';
import { getFindings } from '../../site/axe-findings.ts';
import { chooseCountry } from '../../site/choose-country.ts';
import { expect, test } from '../../site/journey.ts';
import { accountMenu } from '../../site/log-in.ts';
import { signInWith } from '../../site/sign-in.ts';

const form = href(pages.registrationSlug, { slug: 'crypto-trader' });
const link = (invitationToken: string) =>
  href(pages.registrationSlug, { slug: 'crypto-trader' }, { search: { invitationToken } });

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function fillTrading(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0144');
  await chooseCountry(page, 'Sweden');
  await page.getByLabel(traderTexts['registrationSlug.experience']).selectOption({ index: 1 });
  await page.getByRole('checkbox', { name: 'Spot' }).check();
  await page.getByRole('textbox', { name: traderTexts['registrationSlug.birthYear'] }).fill('1990');
}

async function send(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Password' }).fill('Summit2027');
  await page.getByRole('checkbox', { name: traderTexts['registrationSlug.riskTerms'] }).check();
  await page.getByRole('checkbox', { name: firstStepTexts['registrationAttendee.terms'] }).check();
  await page.getByRole('button', { name: traderTexts['registrationSlug.submit'] }).click();
}

test.describe('a crypto trader', () => {
  // The browser logs the refused checks of the link.
  test.use({ expectedNoise: /status of 40[49]/ });

  test('registers with an invitation, and completes it by choosing the ticket on another device', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(link('demo-trader'));
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Linnea');
    await fillTrading(page);
    expect(await getFindings(page)).toEqual([]);

    // A draft survives a reload, and going back.
    await page.reload();
    const born = page.getByRole('textbox', { name: traderTexts['registrationSlug.birthYear'] });
    await expect(born).toHaveValue('1990');
    await page.goto(href(pages.registration));
    await page.goBack();
    await expect(born).toHaveValue('1990');

    await send(page);
    await expect(page).toHaveURL(new RegExp(href(pages.registrationPackages)));
    await expect(accountMenu(page)).toContainText('Linnea Voss');
    expect(await getFindings(page)).toEqual([]);

    // The earlier steps are completed, so their addresses lead here.
    await page.goto(form);
    await expect(page).toHaveURL(new RegExp(href(pages.registrationPackages)));

    const context = await browser.newContext({ baseURL });
    const phone = await context.newPage();
    await signInWith(phone, 'linnea.voss@mail.example');
    await phone.goto(href(pages.registrationPackages));
    await phone
      .getByRole('button', { name: registrationPackagesTexts['registrationPackages.submit.free'] })
      .click();
    await expect(phone).toHaveURL(new RegExp(href(pages.registrationCompleted)));
    await expect(phone.getByRole('article', { name: 'Ticket of Linnea Voss' })).toContainText(
      'Crypto trader',
    );
    await context.close();

    // Other visitors with the same link see that it was used.
    const another = await browser.newContext({ baseURL });
    const late = await another.newPage();
    await late.goto(link('demo-trader'));
    await expect(heading(late, traderTexts['registrationSlug.used.title'])).toBeVisible();
    await expect(late.getByText(errors['fm.cms-0071'].message)).toBeVisible();
    expect(await getFindings(late)).toEqual([]);
    await another.close();
  });

  test('finds the form among the kinds of registration, and reads why it cannot be sent', async ({
    page,
  }) => {
    await page.goto(href(pages.registration));
    await page.getByRole('link', { name: registrationKindTexts['registration.kinds.crypto.title'] }).click();
    await expect(page).toHaveURL(form);
    await page.getByRole('button', { name: traderTexts['registrationSlug.submit'] }).click();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAttribute('aria-invalid', 'true');
    expect(await getFindings(page)).toEqual([]);
  });

  test('is redirected to the home page by an invalid link', async ({ page }) => {
    await page.goto(link('made-up'));
    await expect(page).toHaveURL(href(pages.home));
    await expect(page.getByRole('alertdialog')).toContainText(
      "Attendee with such invitation token doesn't exist",
    );
  });
});
