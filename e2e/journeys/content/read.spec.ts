import { errorPages } from '@summit/contract/site/error-pages';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { drawEverything } from '../../site/axe-findings.ts';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

/** What the anonymous HTML of each page must contain before any script runs. */
const publicPages = [
  { path: href(pages.home), heading: /./, says: ['8', 'June 2027', 'London'] },
  { path: href(pages.about), heading: /./, says: [] },
  { path: href(pages.speakers), heading: /speakers/i, says: [] },
  { path: href(pages.agenda), heading: /agenda/i, says: [] },
  { path: href(pages.awardsWelcome), heading: /awards/i, says: [] },
];

test.describe('a visitor without scripts', () => {
  // The browser logs the missing page.
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 404/ });

  for (const { path, heading, says } of publicPages) {
    test(`reads ${path}`, { tag: '@core' }, async ({ page }) => {
      await page.goto(path);

      await expect(page).toHaveTitle(/Summit/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const text of says) await expect(page.getByRole('main')).toContainText(text);
    });
  }

  test('finds a speaker by name, and reads the profile', { tag: '@core' }, async ({ page }) => {
    await page.goto(href(pages.speakers));
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    const name = (await first.innerText()).trim();

    await page.getByRole('searchbox').fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name }).click();

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('gets a 404 page for an unknown address', async ({ page }) => {
    const response = await page.goto('/no/such/page');

    expect(response?.status()).toBe(404);
    await expect(page.getByText(errorPages.notFound.message)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Homepage' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('every public page describes itself to search engines', async ({ request }) => {
  for (const { path } of publicPages) {
    const html = await (await request.get(path)).text();

    expect(html, path).toMatch(/<title>[^<]+<\/title>/);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html, path).toMatch(/<link rel="canonical"/);
  }
});

test('a visitor navigates through the site without a reload', { tag: '@core' }, async ({ page }) => {
  await page.goto(href(pages.home));
  // Before the page is hydrated a link loads the next page.
  await scriptAtWork(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('main')
    .getByRole('link', { name: /speakers/i })
    // The locator excludes the link to the speakers on the page itself.
    .and(page.locator(`[href="${href(pages.speakers)}"]`))
    .first()
    .click();
  await expect(page).toHaveURL(href(pages.speakers));
  const heading = page.getByRole('heading', { level: 1, name: /speakers/i });
  await expect(heading).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goto(href(pages.agenda));
  await page.goBack();

  await expect(heading).toBeVisible();
});

test('no page scrolls sideways on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [
    href(pages.home),
    href(pages.speakers),
    href(pages.agenda),
    href(pages.attendees),
    href(pages.sponsors),
    href(pages.calendar),
    href(pages.networkingBlitz),
    href(pages.awardsWelcome),
    href(pages.registrationAttendee),
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await drawEverything(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(320);
  }
});
