import type { Page } from '@playwright/test';
import { errorMessage } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { featuredTexts } from '@summit/contract/texts/featured';
import { photoTexts } from '@summit/contract/texts/photo';
import { firstStepTexts } from '@summit/contract/texts/registration-first-step';
import { fillText } from '@summit/contract/words/text-lookup';
import { getFindings } from '../../site/axe-findings.ts';
import { chooseCountry } from '../../site/choose-country.ts';
import { choosePhoto } from '../../site/choose-photo.ts';
import { draftIsStored } from '../../site/drafts.ts';
import { expect, test } from '../../site/journey.ts';
import { accountMenu } from '../../site/log-in.ts';

const link = (token: string) => href(pages.registrationFeatured, { search: { token } });

const bio = 'Lends lamps to people who read at night, and wants to hear who insures them.';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0166');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Founder');
  await chooseCountry(page, 'United Kingdom');
  await page.getByRole('textbox', { name: featuredTexts['registrationFeatured.bio'] }).fill(bio);
  await page
    .getByRole('textbox', { name: featuredTexts['registrationFeatured.linkedIn'] })
    .fill('https://www.linkedin.com/in/marguerite-osei');
}

test.describe('the link of an invitation to be featured', () => {
  // The browser logs the refused checks of the link.
  test.use({ expectedNoise: /status of 404/ });

  test('opens a registration whose photo survives a reload, and is reported as used afterwards', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(link('demo-featured'));
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Marguerite');
    await fillIn(page);
    await choosePhoto(page);
    expect(await getFindings(page)).toEqual([]);

    await draftIsStored(page, '.jpg');
    await page.reload();
    await expect(page.getByRole('textbox', { name: featuredTexts['registrationFeatured.bio'] })).toHaveValue(
      bio,
    );
    const badge = page.getByRole('figure', { name: photoTexts['registrationPhoto.badge'] });
    await expect(badge.getByRole('img')).toHaveAttribute('src', /\/media\/[0-9a-f]{32}\.jpg$/);
    await page.getByRole('textbox', { name: 'Password' }).fill('Summit2027');
    await page.getByRole('checkbox', { name: firstStepTexts['registrationAttendee.terms'] }).check();
    await page.getByRole('checkbox', { name: featuredTexts['registrationFeatured.publish'] }).check();
    await page.getByRole('button', { name: featuredTexts['registrationFeatured.submit'] }).click();

    const thanks = fillText(featuredTexts['registrationFeatured.thanks.title'], { name: 'Marguerite' });
    await expect(heading(page, thanks)).toBeVisible();
    await expect(accountMenu(page)).toContainText('Marguerite Osei');
    expect(await getFindings(page)).toEqual([]);

    await page.getByRole('link', { name: featuredTexts['registrationFeatured.registered.action'] }).click();
    await expect(page).toHaveURL(href(pages.registrationCompleted));
    await expect(page.getByRole('article', { name: 'Ticket of Marguerite Osei' })).toContainText(
      featuredTexts['registrationFeatured.kind'],
    );

    // Other visitors with the same link see that it was used.
    const another = await browser.newContext({ baseURL });
    const late = await another.newPage();
    await late.goto(link('demo-featured'));
    await expect(heading(late, featuredTexts['registrationFeatured.used.title'])).toBeVisible();
    expect(await getFindings(late)).toEqual([]);
    await another.close();
  });

  test('is reported as invalid if it was never sent, with what to do instead', async ({ page }) => {
    await page.goto(link('made-up'));
    await expect(page.getByText(errorMessage('cqrs-0009', 'featureFormToken'))).toBeVisible();
    await expect(heading(page, featuredTexts['registrationFeatured.unknown.title'])).toBeVisible();
    expect(await getFindings(page)).toEqual([]);
  });
});
