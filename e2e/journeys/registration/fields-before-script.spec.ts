import type { Page, Route } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { visitTexts } from '@summit/contract/texts/visit';
import { draftIsStored } from '../../site/drafts.ts';
import { expect, test } from '../../site/journey.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

/** Delays the site's script until the returned function is called. */
async function withholdScript(page: Page): Promise<() => Promise<void>> {
  const script = '**/assets/*/main.*.js';
  const held: Route[] = [];
  let withheld = true;
  await page.route(script, (route) => (withheld ? void held.push(route) : route.continue()));
  return async () => {
    withheld = false;
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

test('text typed before the script has loaded survives an immediate reload', async ({ page }) => {
  const release = await withholdScript(page);
  await page.goto(href(pages.contactUs));
  await field(page, visitTexts['contactUs.form.name']).fill('Ada Lund');
  await field(page, visitTexts['contactUs.form.message']).fill('Half an email');
  await page.getByRole('combobox', { name: visitTexts['contactUs.form.topic'] }).selectOption({ index: 2 });
  const topic = await page.getByRole('combobox', { name: visitTexts['contactUs.form.topic'] }).inputValue();

  await page.reload();
  await release();
  await scriptAtWork(page);

  await expect(field(page, visitTexts['contactUs.form.name'])).toHaveValue('Ada Lund');
  await expect(field(page, visitTexts['contactUs.form.message'])).toHaveValue('Half an email');
  await expect(page.getByRole('combobox', { name: visitTexts['contactUs.form.topic'] })).toHaveValue(topic);
  // The page has stored the text, so a new tab has it as well.
  await draftIsStored(page, 'Half an email');
  const another = await page.context().newPage();
  await another.goto(href(pages.contactUs));
  await expect(field(another, visitTexts['contactUs.form.message'])).toHaveValue('Half an email');
  await expect(field(another, visitTexts['contactUs.form.name'])).toHaveValue('Ada Lund');
});

test('the page uses what the browser restores in its fields when a visitor returns', async ({ page }) => {
  const release = await withholdScript(page);
  const message = field(page, visitTexts['contactUs.form.message']);
  await page.goto(href(pages.contactUs));
  await message.fill('Half an email');
  // The site's own storage is cleared, because this checks what the browser restores.
  await page.addInitScript(() => sessionStorage.clear());
  await page.goto(href(pages.about));
  await page.goBack();
  await expect(message).toHaveValue('Half an email');

  await release();
  await scriptAtWork(page);
  await expect(message).toHaveValue('Half an email');
  await draftIsStored(page, 'Half an email');
});
