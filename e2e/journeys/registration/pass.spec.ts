import type { Page } from '@playwright/test';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { passTexts } from '@summit/contract/texts/passes';
import { photoTexts } from '@summit/contract/texts/photo';
import { firstStepTexts } from '@summit/contract/texts/registration-first-step';
import { registrationSecondPartTexts } from '@summit/contract/texts/registration-second-part';
import { traderTexts } from '@summit/contract/texts/traders';
import { fillText } from '@summit/contract/words/text-lookup';
import { getFindings } from '../../site/axe-findings.ts';
import { chooseCountry } from '../../site/choose-country.ts';
import { expect, test } from '../../site/journey.ts';
import { accountMenu } from '../../site/log-in.ts';
import { signInWith } from '../../site/sign-in.ts';

const link = (slug: string, code: string) => href(pages.registrationInvitation, { slug, code });

const passes = (page: Page) =>
  page.getByRole('complementary', { name: passTexts['registrationInvitation.passes'] });

const getTicket = (page: Page, name: string) => page.getByRole('article', { name: `Ticket of ${name}` });

/** Registers for a pass with the open link; the company may be filled in already. */
async function takePass(page: Page, firstName: string, email: string, company?: string): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill('Amsel');
  await page.getByRole('textbox', { name: 'Work email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0155');
  if (company) await page.getByRole('textbox', { name: 'Company' }).fill(company);
  await page.getByRole('textbox', { name: 'Job title' }).fill('Partner');
  await chooseCountry(page, 'United Kingdom');
  await page.getByRole('textbox', { name: 'Password' }).fill('Summit2027');
  await page.getByRole('checkbox', { name: firstStepTexts['registrationAttendee.terms'] }).check();
  await page.getByRole('button', { name: passTexts['registrationInvitation.submit'] }).click();
  await expect(page).toHaveURL(href(pages.registrationSecondPart));
}

/** Fills in the details of the badge, up to the ticket. */
async function finishBadge(page: Page): Promise<void> {
  await page.getByLabel(passTexts['registrationSecondPart.pass.standRole']).selectOption({ index: 1 });
  await page
    .getByRole('button', { name: registrationSecondPartTexts['registrationSecondPart.submit'] })
    .click();
  await expect(page).toHaveURL(
    new RegExp(`${href(pages.registrationPhoto)}|${href(pages.registrationCompleted)}`),
  );
  const later = page.getByRole('link', { name: photoTexts['registrationPhoto.back'] });
  if (page.url().includes(href(pages.registrationPhoto))) await later.click();
  await expect(page).toHaveURL(new RegExp(href(pages.registrationCompleted)));
}

test.describe('a pass', () => {
  // The browser logs the refused checks of the link.
  test.use({ expectedNoise: /status of 40[0-9]/ });

  test('from the organisers lets a guest register, up to the ticket', async ({ page }) => {
    await page.goto(link('summit-guests', 'demo-guest'));
    const inviter = fillText(passTexts['registrationInvitation.invites'], {
      name: 'Summit London',
    });
    await expect(page.getByRole('heading', { level: 1, name: inviter })).toBeVisible();
    await expect(passes(page)).toContainText(/\d+ of 50/);
    expect(await getFindings(page)).toEqual([]);

    await takePass(page, 'Gwendolen', 'gwendolen.amsel@lodemint.example', 'Lodemint');
    await expect(accountMenu(page)).toContainText('Gwendolen Amsel');
    await expect(
      page.getByRole('textbox', { name: passTexts['registrationSecondPart.pass.badgeName'], exact: false }),
    ).toHaveValue('Gwendolen Amsel');
    expect(await getFindings(page)).toEqual([]);

    // The link leads its owner to the current step.
    await page.goto(link('summit-guests', 'demo-guest'));
    await expect(page).toHaveURL(href(pages.registrationSecondPart));
    await finishBadge(page);
    await expect(getTicket(page, 'Gwendolen Amsel')).toContainText('Guest of the Summit');
    await page.reload();
    await expect(getTicket(page, 'Gwendolen Amsel')).toBeVisible();
  });

  test('from an exhibitor requires the account manager, and can be continued on another device', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(href(pages.registrationSlug, { slug: 'northquill' }));
    await page.getByRole('textbox', { name: traderTexts['registrationSlug.code'] }).fill('demo-exhibitor');
    expect(await getFindings(page)).toEqual([]);
    await page.getByRole('button', { name: traderTexts['registrationSlug.code.submit'] }).click();
    await expect(page).toHaveURL(link('northquill', 'demo-exhibitor'));
    await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Northquill');
    await takePass(page, 'Edda', 'edda.amsel@northquill.example');

    const context = await browser.newContext({ baseURL });
    const phone = await context.newPage();
    await signInWith(phone, 'edda.amsel@northquill.example');
    await phone.goto(href(pages.registrationSecondPart));
    await phone
      .getByRole('textbox', { name: passTexts['registrationSecondPart.pass.accountManager'] })
      .fill('manager@summit.example');
    await finishBadge(phone);
    await expect(getTicket(phone, 'Edda Amsel')).toContainText('Exhibitor');
    await context.close();

    // The registration has continued elsewhere while this page was open.
    await page.reload();
    await expect(page).toHaveURL(new RegExp(href(pages.registrationCompleted)));
  });

  test('from a sponsor is one of twelve', async ({ page }) => {
    await page.goto(link('umberlane', 'demo-sponsor'));
    await expect(passes(page)).toContainText('12 of 12');
    await takePass(page, 'Sunniva', 'sunniva.amsel@umberlane.example');
    await page
      .getByRole('textbox', { name: passTexts['registrationSecondPart.pass.accountManager'] })
      .fill('manager@summit.example');
    await finishBadge(page);
    await expect(getTicket(page, 'Sunniva Amsel')).toContainText('Sponsor');
  });

  test('is not available when all are taken, or the period has ended', async ({ page }) => {
    await page.goto(link('summit-guests', 'demo-full'));
    await expect(page.getByText(errors['fm.cms-0077'].message)).toBeVisible();
    expect(await getFindings(page)).toEqual([]);
    await page.goto(link('summit-guests', 'demo-closed'));
    await expect(page.getByText(errors['fm.cms-0009'].message)).toBeVisible();
    await page.goto(link('summit-guests', 'made-up'));
    await expect(page.getByText(errors['fm.cms-0009'].message)).toBeVisible();
  });
});
