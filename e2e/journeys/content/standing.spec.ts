import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { takingPartTexts } from '@summit/contract/texts/taking-part';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { expect, test } from '../../site/reading.ts';
import { nextFrames, scriptAtWork } from '../../site/script-at-work.ts';

/** What each page must contain before any script runs. */
const standingPages = [
  { path: href(pages.businessBooster), says: '£4,950' },
  { path: href(pages.startUp), says: '£690' },
  { path: href(pages.discover), says: '27%' },
  { path: href(pages.discuss), says: 'The Gantry' },
  { path: href(pages.engage), says: 'Volunteer' },
  { path: href(pages.covid), says: 'As of Mon 2 November 2026' },
  { path: href(pages.directory), says: 'Ivorine' },
  { path: href(pages.questions), says: 'What does a ticket cost?' },
  { path: href(pages.codeOfConduct), says: 'care@summit.example' },
  { path: href(pages.accessibility), says: 'WCAG 2.2' },
  { path: href(pages.articles), says: 'Four numbers before breakfast' },
  { path: href(pages.article, { articleId: 'four-numbers-before-breakfast' }), says: 'before the kettle' },
  { path: href(pages.search, { search: { q: 'induction' } }), says: 'for “induction”' },
  { path: href(pages.contactUs), says: '1 Tidal Basin Road' },
  { path: href(pages.volunteer), says: 'Telephone on the day' },
  { path: href(pages.proposeSession), says: 'What happens in it?' },
  { path: href(pages.venue), says: 'The Tidekeeper' },
  { path: href(pages.photoGallery), says: 'Awards night, 2026' },
  { path: href(pages.pressPack), says: 'Logo pack' },
  { path: href(pages.videos), says: 'The year of the quiet upgrade' },
  { path: href(pages.privacyPolicy), says: 'Version 4.1' },
  { path: href(pages.termsAndConditions), says: 'Version 9.0' },
  { path: href(pages.subscribeThankyou), says: takingPartTexts['subscribeThankyou.next.title'] },
  { path: href(pages.testFormInterpretation, { search: { type: 'volunteer' } }), says: 'Your name' },
];

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, says } of standingPages) {
    test(`reads ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText(says);
    });
  }
});

test('every page has a title and a description of its own', async ({ request }) => {
  const seen = new Set<string>();
  for (const { path } of standingPages) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect(title, path).toMatch(/\S+.*Summit/);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    seen.add(title);
  }
  expect(seen.size).toBe(standingPages.length);
});

/** How far the page extends beyond the window, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const { path } of standingPages) {
  test(`${path} fits a narrow window, and axe finds no violations in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFindings(page, `${width} px`);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('a clause of the terms can be opened with one press', async ({ page }) => {
  await page.goto(href(pages.termsAndConditions));
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'The awards' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'The awards' })).toBeInViewport();
});

test('a clause can be opened from a page that was entered at the end of another one', async ({ page }) => {
  await page.goto(href(pages.about));
  await scriptAtWork(page);
  await page.getByRole('contentinfo').getByRole('link', { name: frameTexts['frame.footer.terms'] }).click();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'The awards' })
    .click();
  await expect(page).toHaveURL(/#./);
  // The site's own scrolling would come after the browser's.
  await nextFrames(page);
  await expect(page.getByRole('heading', { level: 2, name: 'The awards' })).toBeInViewport();
});

test('a roundtable links to its session in the agenda', async ({ page }) => {
  await page.goto(href(pages.discuss));
  const table = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const title = await table.innerText();
  await table.click();
  await expect(page).toHaveURL(/\/agenda\?day=.*#/);
  await expect(page.getByRole('main').getByText(title).first()).toBeInViewport();
});

test('no page about the venue makes requests to other sites', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  await page.goto(href(pages.venue));
  await scriptAtWork(page);
  await expect(page.getByRole('img', { name: /^Map of/ })).toBeVisible();
  expect(elsewhere).toEqual([]);
});
