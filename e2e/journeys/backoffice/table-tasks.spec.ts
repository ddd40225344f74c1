import type { Page } from '@playwright/test';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { screenAt } from '../../site/backoffice/entry-form.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { expectAt, publicly } from '../../site/backoffice/visitor-sees.ts';
import { expect, test } from '../../site/journey.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';

// Imported rows are not removed, so these journeys use a separate site.

test.describe.configure({ mode: 'serial' });

let organiser: Page;

test.beforeAll(async ({ browser }) => {
  organiser = await organiserInBrowser(browser, 'owner');
});

test.afterAll(() => organiser.context().close());

/** A table in the format of Excel with continental European settings. */
function table(rows: readonly (readonly string[])[]): Buffer {
  const lines = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(';'));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

async function chooseTable(rows: readonly (readonly string[])[]): Promise<void> {
  const file = { name: 'table.csv', mimeType: 'text/csv', buffer: table(rows) };
  await organiser.getByLabel('File to import').setInputFiles(file);
  await expect(organiser.getByText('table.csv')).toBeVisible();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Review changes' }).click();
}

const guests = Array.from({ length: 200 }, (_none, at) => String(at + 1).padStart(3, '0'));

test('two hundred speakers are imported from a table after a preview, which reports an invalid line', async ({
  page,
}) => {
  const header = ['id', 'firstName', 'lastName', 'jobTitle', 'company', 'bio', 'status'];
  const lineOf = (number: string, status = 'Published') => {
    const name = [`guest-${number}`, 'Guest', `Number ${number}`];
    return [...name, 'Panellist', 'Northmere Retail', 'Answers; asks, too.', status];
  };
  await organiser.goto(screenAt('speakers'));
  await organiser.getByRole('button', { name: 'Import' }).click();
  const dialog = organiser.getByRole('dialog', { name: 'Import speakers' });

  await chooseTable([
    header,
    ...guests.map((number) => lineOf(number, number === '117' ? 'Publishd' : undefined)),
  ]);
  await expect(dialog.getByRole('alert')).toContainText('line 118');
  await chooseTable([header, ...guests.map((number) => lineOf(number))]);
  await expect(dialog.getByRole('heading', { name: '200 added, 0 changed, 0 unchanged' })).toBeVisible();
  await expectNoFindings(organiser, 'what a table changes');
  await pictureForGuide(organiser, 'import-a-table');
  await dialog.getByRole('button', { name: 'Save 200 changes' }).click();
  await expect(dialog.getByRole('status')).toContainText('200 changed, 0 unchanged.');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await expectAt(href(pages.speaker, { speakerId: 'guest-200' }), 'Guest Number 200');
  await page.goto(href(pages.speaker, { speakerId: 'guest-117' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Guest Number 117' })).toBeVisible();
  const { totalItems } = await publicly(speakerCalls.speakers);
  expect(totalItems).toBeGreaterThanOrEqual(200);
});

test('sessions are imported from a table into the halls and days of the event', async ({ page }) => {
  const { event } = await publicly(settingsCalls.settings);
  const header = ['id', 'edition', 'title', 'kind', 'locationId', 'startsAt', 'endsAt', 'speakers'];
  // The sessions follow each other, before the doors open.
  const begin = Date.parse(`${event.endsOn}T04:00:00Z`);
  const momentOf = (turn: number) => new Date(begin + turn * 180_000).toISOString();
  const rows = guests.slice(0, 20).map((number, at) => {
    const times = [momentOf(at), momentOf(at + 1)];
    const title = `Three minutes with ${number}`;
    return [
      `minutes-${number}`,
      String(event.edition),
      title,
      'talk',
      'foundry',
      ...times,
      `guest-${number}`,
    ];
  });
  await organiser.goto(screenAt('sessions'));
  await organiser.getByRole('button', { name: 'Import' }).click();
  await chooseTable([header, ...rows]);
  const dialog = organiser.getByRole('dialog', { name: 'Import sessions' });
  await expect(dialog.getByRole('heading', { name: '20 added, 0 changed, 0 unchanged' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save 20 changes' }).click();
  await expect(dialog.getByRole('status')).toContainText('20 changed');
  await expectAt(href(pages.speaker, { speakerId: 'guest-020' }), 'Three minutes with 020');
  await page.goto(href(pages.speaker, { speakerId: 'guest-020' }));
  await expect(page.getByText('Three minutes with 020').first()).toBeVisible();
});
