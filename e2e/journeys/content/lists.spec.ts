import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { affiliateZoneTexts } from '@summit/contract/texts/affiliate-zone';
import { attendeesTexts } from '@summit/contract/texts/attendees';
import { calendarFeedTexts } from '@summit/contract/texts/calendar-feed';
import { meetTexts } from '@summit/contract/texts/meet';
import { sponsorsTexts } from '@summit/contract/texts/sponsors';
import { expect, test } from '../../site/reading.ts';
import { signIn } from '../../site/sign-in.ts';

test('a visitor filters the sponsors by tier and by business', async ({ page }) => {
  await page.goto(href(pages.sponsors));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Gold', exact: true }).click();
  await expect(page).toHaveURL(/tier=gold/);
  await main.getByText(sponsorsTexts['sponsors.filters.open']).click();
  await main.getByRole('combobox', { name: sponsorsTexts['sponsors.filters.type'] }).selectOption('Trading');
  await main.getByRole('button', { name: sponsorsTexts['sponsors.filters.submit'] }).click();

  await expect(page).toHaveURL(/type=trading/);
  await expect(page).toHaveURL(/tier=gold/);
  await expect(main.getByRole('heading', { level: 3, name: 'Vexhallow' })).toBeVisible();
  await expect(main.getByText('2 sponsors')).toBeVisible();
  await main.getByRole('link', { name: 'Vexhallow' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Vexhallow' })).toBeVisible();
});

test('a visitor filters the attendees, and reads last year’s list', async ({ page }) => {
  await page.goto(href(pages.attendees));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(10);
  await main.getByRole('combobox', { name: attendeesTexts['attendees.filters.type'] }).selectOption('Sell');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/type=Sell/);
  await main.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(main.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');

  await main.getByRole('link', { name: attendeesTexts['attendees.tabs.lastYear'] }).click();
  await expect(page).toHaveURL(/edition=last/);
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('an attendee sees other attendees with the same topics', async ({ page }) => {
  await page.goto(href(pages.meet));
  await expect(page.getByRole('link', { name: meetTexts['meet.anonymous.register'] }).last()).toBeVisible();
  await signIn(page, 'sell');
  await page.goto(href(pages.meet));

  const message = page.getByRole('button', { name: new RegExp(`^${meetTexts['meet.message.action']}`) });
  await expect(message.first()).toBeVisible();
  await expect(page.getByText(meetTexts['meet.shared.label']).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the key dates and downloads them', async ({ page }) => {
    await page.goto(href(pages.calendar));
    await expect(page.getByRole('heading', { level: 2, name: 'Summit Awards ceremony' })).toBeVisible();
    const file = page.getByRole('link', { name: calendarFeedTexts['agenda.feed.download'] });
    const response = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(await response.text()).toContain('BEGIN:VCALENDAR');
  });

  test('a visitor goes through the affiliate zone', async ({ page }) => {
    await page.goto(href(pages.affiliateZone));
    await page.getByRole('link', { name: affiliateZoneTexts['affiliateZone.sponsor.title'] }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(7);
    await page.goto(href(pages.affiliateZone));
    await page.getByRole('link', { name: affiliateZoneTexts['affiliateZone.agenda.title'] }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  });

  test('a visitor reads what the networking blitz is', async ({ page }) => {
    await page.goto(href(pages.networkingBlitz));
    await expect(page.getByRole('heading', { level: 1, name: 'Networking blitz' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Eight minutes' })).toBeVisible();
  });
});
