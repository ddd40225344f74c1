import type { Page } from '@playwright/test';
import * as speakerCalls from '@summit/contract/calls/speakers';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expect, test } from '../../site/journey.ts';
import { makeChange, organiserInBrowser } from '../../site/organiser-in-browser.ts';
import { siteUnderTest } from '../../site/sites/site-under-test.ts';

/** A refused code is a person's who was quicker than their authenticator. */
test.use({ expectedNoise: [/status of 403/] });
test.describe.configure({ mode: 'serial' });

/** A visitor sees a change within this time of it; ms. */
const within = 5000;

let organiser: Page;

test.beforeAll(async ({ browser }) => {
  organiser = await organiserInBrowser(browser, 'owner');
});

test.afterAll(() => organiser.context().close());

async function textAt(path: string): Promise<string> {
  return (await fetch(`${siteUnderTest().origin}${path}`)).text();
}

async function expectAt(path: string, words: string, isThere = true): Promise<void> {
  const isShown = async () => (await textAt(path)).includes(words);
  await expect.poll(isShown, { timeout: within, intervals: [200], message: words }).toBe(isThere);
}

async function open(resource: string, key: string): Promise<void> {
  await organiser.goto(`${href(pages.backoffice)}/${resource}/${encodeURIComponent(key)}`);
  await expect(organiser.getByRole('tab', { name: 'Fields' })).toBeVisible();
}

async function choose(label: string, option: string): Promise<void> {
  await organiser.getByRole('combobox', { name: label }).click();
  await organiser.getByRole('option', { name: option, exact: true }).click();
}

/** Goes back on the change that was made last, in the history of the open entry. */
async function goBack(): Promise<void> {
  await organiser.getByRole('tab', { name: 'History' }).click();
  await organiser.getByRole('button', { name: 'Go back on this' }).first().click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await expect(organiser.getByRole('dialog')).toBeHidden();
}

test('the words of the home page are changed, and a visitor in another browser reads them within five seconds', async ({
  page,
}) => {
  await open('texts', 'home.hero.title');
  const words = 'Where money meets the morning after.';
  await organiser.getByRole('textbox', { name: 'Content' }).fill(words);
  await organiser.getByRole('button', { name: 'Look at what changes' }).click();
  const dialog = organiser.getByRole('dialog', { name: 'Make this change?' });
  await expect(dialog.getByText(words)).toBeVisible();
  await dialog.getByRole('button', { name: 'Make the change' }).click();
  await expectAt(href(pages.home), words);
  await page.goto(href(pages.home));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
  await goBack();
  await expectAt(href(pages.home), words, false);
});

test('a sponsor is hidden, and is there again with all that it had', async ({ page }) => {
  const { sponsors } = JSON.parse(await textAt(`/api${sponsorCalls.sponsors.path}`)) as {
    sponsors: { id: string; name: string }[];
  };
  const { id, name } = sponsors[0] ?? { id: '', name: '' };
  await open('sponsors', id);
  await choose('Status', 'Draft');
  await makeChange(organiser);
  await expectAt(href(pages.sponsors), href(pages.sponsor, { sponsorId: id }), false);
  await page.goto(href(pages.sponsors));
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0);
  await goBack();
  await expectAt(href(pages.sponsors), href(pages.sponsor, { sponsorId: id }));
});

test('a speaker who is found by searching is published', async () => {
  const { speakers } = JSON.parse(await textAt(`/api${speakerCalls.speakers.path}`)) as {
    speakers: { id: string }[];
  };
  const published = new Set(speakers.map(({ id }) => id));
  await organiser.goto(`${href(pages.backoffice)}/speakers`);
  await organiser.getByRole('button', { name: 'Filter' }).click();
  await organiser.getByRole('menuitem', { name: 'Status' }).click();
  await choose('Status', 'Draft');
  // Until the server has answered, the list is as it was before.
  await expect(organiser.getByRole('cell', { name: 'Published' })).toHaveCount(0);
  const row = organiser.getByRole('table').getByRole('link').first();
  await expect(row).toBeVisible();
  const id = decodeURIComponent((await row.getAttribute('href'))?.split('/').at(-1) ?? '');
  expect(published.has(id)).toBe(false);
  await row.click();
  await choose('Status', 'Published');
  await makeChange(organiser);
  await expectAt(href(pages.speaker, { speakerId: id }), id);
  await goBack();
});

test('who changed what is in the record, once for each change', async () => {
  await organiser.goto(`${href(pages.backoffice)}/record`);
  await organiser.getByRole('searchbox', { name: 'What was changed' }).fill('texts/home.hero.title');
  const rows = organiser.getByRole('table', { name: 'Record' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Where money meets the morning after.' })).toHaveCount(2);
});
