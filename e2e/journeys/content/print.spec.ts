import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

/** Public pages that people print, each with its heading. */
const sheets = [
  href(pages.home),
  href(pages.agenda),
  href(pages.oldAgenda),
  href(pages.speakers),
  href(pages.speaker, { speakerId: 'amara-okafor' }),
  href(pages.venue),
  href(pages.discuss),
  href(pages.startUp),
  href(pages.privacyPolicy),
  href(pages.speakerData),
  href(pages.awardsWelcome),
];

/** The number of printed sheets of a page: A4 without the browser's own margins. */
async function getSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: false });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

for (const path of sheets) {
  test(`${path} is printed with its content only`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Skip to content')).toBeHidden();
    for (const role of ['banner', 'contentinfo', 'navigation', 'search', 'button', 'alertdialog'] as const) {
      await expect(page.getByRole(role), `${path} prints no ${role}`).toHaveCount(0);
    }
  });
}

test('a printed day of the agenda names the event, and fits two sheets of paper', async ({ page }) => {
  await page.goto(href(pages.agenda, { search: { day: '2027-06-09' } }));
  await scriptAtWork(page);
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { level: 2, name: 'Summit London 2027, Wed 9 June 2027' });
  await expect(heading).toBeVisible();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(22);
  expect(await getSheets(page)).toBe(2);
});
