import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { loginPopup } from '../../site/log-in.ts';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

/** Whole characters, lone surrogates, markup, and texts that other programs use as addresses. */
const hashes = [
  '#100%',
  '#%',
  '#%zz',
  '#%E0%A4%A',
  '#%C0%80',
  '#session-%',
  '#session-%F0%9F',
  '#"]<img src=x>',
  '#main:not(*)',
  `#${'a'.repeat(5000)}%`,
  '#?%=&%',
  '#/../%2F%',
  '#login%',
  '#%00',
];

const searches = ['?day=%E0%A4%A', '?%', '?session=%&id=%25%', '?page=NaN&page=-1', '?q=%FF%', '?token=%'];

/** Checks that the site works: its header, a page with a heading, its footer; and no error message. */
async function expectWholeSite(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('An error occurred!')).toBeHidden();
}

for (const path of [href(pages.home), href(pages.agenda), href(pages.registrationAttendee)]) {
  test(`no hash breaks ${path}, neither while it is open nor when it is loaded`, async ({ page }) => {
    await page.goto(path);
    await scriptAtWork(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const hash of hashes) {
      await page.evaluate((to) => void (window.location.hash = to), hash);
      await expectWholeSite(page);
    }
    await page.goBack();
    await page.goBack();
    await expectWholeSite(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    for (const hash of hashes.slice(0, 4)) {
      await page.goto('about:blank');
      await page.goto(`${path}${hash}`);
      await scriptAtWork(page);
      await expectWholeSite(page);
    }
  });
}

test('no query breaks a page', async ({ page }) => {
  for (const path of [href(pages.agenda), href(pages.attendees)]) {
    for (const search of searches) {
      await page.goto(path + search);
      await scriptAtWork(page);
      await expectWholeSite(page);
    }
  }
});

test('an address with control characters gives a page or a 404, never an error', async ({ request }) => {
  const queries = ['%00', 'a%00b', '%1F', '%0A', '%7F', 'x'.repeat(400)];
  for (const value of queries) {
    for (const [path, name] of [
      [href(pages.search), 'q'],
      [href(pages.attendees), 'company'],
      [href(pages.attendees), 'category'],
      [href(pages.networkingBlitz), 'q'],
      [href(pages.speakers), 'q'],
      [href(pages.sponsors), 'type'],
      [href(pages.agenda), 'day'],
      [href(pages.directory), 'category'],
    ] as const) {
      expect((await request.get(`${path}?${name}=${value}`)).status(), `${path}?${name}=${value}`).toBe(200);
    }
  }
  for (const path of ['/%00', '/about%00', '/speaker/a%00b', '/sponsor/%1F', '/awards/%00']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  for (const path of [
    '/api/public/speakers/%00',
    '/api/public/search?q=%00',
    '/api/public/attendees?filter.Company.Like=%00',
  ]) {
    expect((await request.get(path)).status(), path).toBe(400);
  }
  expect((await request.get(href(pages.speakerById), { maxRedirects: 0 })).headers().location).toBe(
    href(pages.speakers),
  );
});

test('no content of the browser’s storage breaks a page', async ({ page }) => {
  await page.goto(href(pages.agenda));
  await page.evaluate(() => {
    for (const key of [
      ...Object.keys(localStorage),
      'starredSessions',
      'lastSeenAttendee',
      'cookieConsent',
    ]) {
      localStorage.setItem(key, '{"%');
    }
    sessionStorage.setItem('dismissedBanners', '"] %');
    sessionStorage.setItem('earlyFields', '[1,');
    window.history.replaceState("not the site's own", '');
  });
  await page.reload();
  await scriptAtWork(page);
  await expectWholeSite(page);
});

test.describe("a path with two slashes before another site's name", () => {
  test.use({ expectedNoise: /404/ });

  test('never redirects there, not even when the popup on it is closed', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}//elsewhere.example#${loginHash}`);
    await expect(loginPopup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginPopup(page)).toBeHidden();
    await expect(page).toHaveURL(`${baseURL}/elsewhere.example`);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
