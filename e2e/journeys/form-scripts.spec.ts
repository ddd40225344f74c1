import type { Page, Request } from '@playwright/test';
import { href } from '@summit/contract/href';
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

/** Pages with a form, and the most that they fetch before somebody touches it: compressed KB, today's and a little more. */
const pages = [
  { page: href('registrationAttendee'), most: 195 },
  { page: href('contactUs'), most: 176 },
];

for (const { page: address, most } of pages) {
  test(`${address} fetches its rules with the first focus, not before`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(address);
    await scriptAtWork(page);
    const before = scripts.length;
    expect(await kilobytes(scripts)).toBeLessThan(most);

    await page.getByRole('main').getByRole('textbox', { name: 'email' }).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    await expect.poll(async () => kilobytes(scripts.slice(before))).toBeGreaterThan(10);
  });
}

test('the page of the waiting list fetches neither rules nor dialogs', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(href('registrationWaitingList'));
  await scriptAtWork(page);
  expect(await kilobytes(scripts)).toBeLessThan(176);
});
