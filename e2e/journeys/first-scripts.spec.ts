import type { Page, Request } from '@playwright/test';
import { href } from '@summit/contract/href';
import { texts } from '@summit/contract/texts';
import { expect, test } from '../site/journey.ts';
import { scriptAtWork } from '../site/script-at-work.ts';

/** Scripts that a page fetches from now on. */
function scriptsOf(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  return scripts;
}

async function kilobytes(scripts: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024;
}

/** Pages to read, and the most script that a first visit fetches: compressed KB, today's and a little more. */
const readingPages = [
  { page: href('home'), most: 121 },
  { page: href('speakers'), most: 115.5 },
  { page: href('agenda'), most: 128.5 },
  { page: href('attendees'), most: 119 },
  { page: href('awardsWelcome'), most: 117 },
  { page: href('awardsWinners'), most: 118 },
  { page: href('registration'), most: 118.8 },
  { page: href('termsAndConditions'), most: 115.5 },
  { page: href('article', { articleId: 'four-numbers-before-breakfast' }), most: 118 },
  { page: href('photoGallery', { search: { album: 'awards-night-2026' } }), most: 116 },
  { page: href('registrationFeatured'), most: 114.5 },
];

for (const { page: address, most } of readingPages) {
  test(`${address} fetches at most ${most} KB of script`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(address);
    await scriptAtWork(page);
    expect(await kilobytes(scripts)).toBeLessThan(most);
  });
}

/** Pages with a form, and the most that they fetch before somebody touches it. */
const formPages = [
  { page: href('registrationAttendee'), most: 145.6, field: 'email' },
  { page: href('contactUs'), most: 138.8, field: 'email' },
];

for (const { page: address, most, field } of formPages) {
  test(`${address} fetches at most ${most} KB, and its rules with the first focus`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(address);
    await scriptAtWork(page);
    const before = scripts.length;
    expect(await kilobytes(scripts)).toBeLessThan(most);

    await page.getByRole('main').getByRole('textbox', { name: field }).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    await expect.poll(async () => kilobytes(scripts.slice(before))).toBeGreaterThan(10);
  });
}

for (const { page: address, most } of [
  { page: href('awardsVotingStepOne'), most: 131 },
  { page: href('registrationWaitingList'), most: 136 },
  { page: href('volunteer'), most: 141 },
  { page: href('pressPack'), most: 140 },
  { page: href('blitzRegistration'), most: 139.5 },
  { page: href('registrationTransfer'), most: 143.5 },
]) {
  test(`${address} fetches at most ${most} KB, neither rules nor dialogs`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(address);
    await scriptAtWork(page);
    expect(await kilobytes(scripts)).toBeLessThan(most);
  });
}

test('registration pages are sent none of the wording that their scripts contain', async ({ request }) => {
  const ofPages = Object.entries(texts).filter(([name]) => name.startsWith('registration'));
  for (const address of [href('registration'), href('registrationAttendee')]) {
    const html = await (await request.get(address)).text();
    expect(html).toContain('"staticContent":[');
    const sent = ofPages.filter(([name, content]) => html.includes(JSON.stringify({ name, content })));
    expect(sent).toEqual([]);
  }
});
