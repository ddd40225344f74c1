import type { Page } from '@playwright/test';
import * as speakerCalls from '@summit/contract/calls/speakers';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { choose, goBack, openEntry, screenAt } from '../../site/backoffice/entry-form.ts';
import { openListed } from '../../site/backoffice/menu.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { expectAt, publicly } from '../../site/backoffice/visitor-sees.ts';
import { expect, test } from '../../site/journey.ts';
import { makeChange, organiserInBrowser } from '../../site/organiser-in-browser.ts';

/** A one-time code that was just used is refused. */
test.use({ expectedNoise: /status of 403/ });
test.describe.configure({ mode: 'serial' });

let organiser: Page;

test.beforeAll(async ({ browser }) => {
  organiser = await organiserInBrowser(browser, 'owner');
});

test.afterAll(() => organiser.context().close());

test('a changed text of the home page is visible to visitors within five seconds', async ({ page }) => {
  await openEntry(organiser, 'texts', 'home.hero.title');
  const words = 'Where money meets the morning after.';
  const content = organiser.getByRole('textbox', { name: 'Content' });
  const before = await content.inputValue();
  await content.fill(words);
  await organiser.getByRole('button', { name: 'Review changes' }).click();
  const dialog = organiser.getByRole('dialog', { name: 'Save changes?' });
  await expect(dialog.getByText(words)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expectAt(href(pages.home), words);
  await page.goto(href(pages.home));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words);

  await goBack(organiser);
  await expectAt(href(pages.home), words, false);
  await pictureForGuide(organiser, 'undo-a-change');
  await organiser.getByRole('tab', { name: 'Fields' }).click();
  await expect(content).toHaveValue(before);
});

test('a hidden sponsor can be restored with all its data', async ({ page }) => {
  const { sponsors } = await publicly(sponsorCalls.sponsors);
  const { id, name } = sponsors[0] ?? { id: '', name: '' };
  await openEntry(organiser, 'sponsors', id);
  await choose(organiser, 'Status', 'Draft');
  await pictureForGuide(organiser, 'hide-a-sponsor');
  await makeChange(organiser);
  await expectAt(href(pages.sponsors), href(pages.sponsor, { sponsorId: id }), false);
  await page.goto(href(pages.sponsors));
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0);
  await goBack(organiser);
  await expectAt(href(pages.sponsors), href(pages.sponsor, { sponsorId: id }));
});

test('a speaker can be found by searching, and published', async () => {
  const { speakers } = await publicly(speakerCalls.speakers);
  const published = new Set(speakers.map(({ id }) => id));
  await organiser.goto(screenAt('speakers'));
  await organiser.getByRole('button', { name: 'Filter' }).click();
  await organiser.getByRole('menuitem', { name: 'Status' }).click();
  await choose(organiser, 'Status', 'Draft');
  // Until the server has responded, the list is unchanged.
  await expect(organiser.getByRole('cell', { name: 'Published' })).toHaveCount(0);
  const row = organiser.getByRole('table').getByRole('link').first();
  await expect(row).toBeVisible();
  const id = decodeURIComponent((await row.getAttribute('href'))?.split('/').at(-1) ?? '');
  expect(published.has(id)).toBe(false);
  await openListed(organiser, row);
  await choose(organiser, 'Status', 'Published');
  await makeChange(organiser);
  await expectAt(href(pages.speaker, { speakerId: id }), id);
  await goBack(organiser);
});

test('the record contains each change once, with its author', async () => {
  await organiser.goto(screenAt('record'));
  await organiser.getByRole('searchbox', { name: 'What was changed' }).fill('texts/home.hero.title');
  const rows = organiser.getByRole('table', { name: 'Record' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Where money meets the morning after.' })).toHaveCount(2);
  await pictureForGuide(organiser, 'who-changed-what');
});
