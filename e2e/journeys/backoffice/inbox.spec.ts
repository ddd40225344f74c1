import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { visitTexts } from '@summit/contract/texts/visit';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { passCaptcha } from '../../site/log-in.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';

/** A one-time code that was just used is refused. */
test.use({ expectedNoise: /status of 403/ });
test.describe.configure({ mode: 'serial' });

const visitor = { name: 'Ottilie Falk', email: 'ottilie@falk.example' };
const question = 'Is there a quiet room on the second day?';

let organiser: Page;

test.beforeAll(async ({ browser }) => {
  organiser = await organiserInBrowser(browser, 'owner');
});

test.afterAll(() => organiser.context().close());

async function openEmail(): Promise<void> {
  await organiser.goto(`${href(pages.backoffice)}/inbox`);
  await organiser.getByRole('searchbox', { name: 'Search' }).fill('Ottilie Falk');
  // The list is updated with the words, and so is its address.
  await expect(organiser).toHaveURL(/Ottilie/);
  const row = organiser.getByRole('table', { name: 'Inbox' }).getByRole('row', { name: /Ottilie Falk/ });
  await row.getByRole('link').click();
  await expect(organiser.getByText(question, { exact: true })).toBeVisible();
}

test('a visitor’s message appears in the inbox, and the reply reaches the visitor by email', async ({
  page,
  request,
}) => {
  await page.goto(href(pages.contactUs, { search: { topic: 'accessibility' } }));
  const form = page.getByRole('main');
  const field = (name: string) => form.getByRole('textbox', { name });
  await field(visitTexts['contactUs.form.name']).fill(visitor.name);
  await field(visitTexts['contactUs.form.email']).fill(visitor.email);
  await field(visitTexts['contactUs.form.message']).fill(question);
  await passCaptcha(form);
  await form.getByRole('button', { name: visitTexts['contactUs.form.submit'] }).click();
  await expect(page.getByRole('heading', { name: visitTexts['contactUs.sent.title'] })).toBeVisible();

  const mailbox = await openMailbox(request, visitor.email);
  await openEmail();
  await organiser.getByRole('textbox', { name: 'Your reply' }).fill('Yes: room 4, all day.');
  await pictureForGuide(organiser, 'answer-a-message');
  await organiser.getByRole('button', { name: 'Preview email' }).click();
  const dialog = organiser.getByRole('dialog', { name: 'Send this reply?' });
  await expect(dialog).toContainText(visitor.email);
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(organiser.getByText('Your reply is on its way.')).toBeVisible();
  await expect(organiser.getByRole('heading', { name: 'Replies' })).toBeVisible();
  expect((await mailbox.next('inbox-reply')).text).toContain('Yes: room 4, all day.');
});

test('a message can have a note, be marked as done, and be found by its state', async () => {
  await openEmail();
  await organiser.getByRole('textbox', { name: 'Note' }).fill('Told the venue.');
  await organiser.getByRole('combobox', { name: 'State' }).click();
  await organiser.getByRole('option', { name: 'Done' }).click();
  await organiser.getByRole('button', { name: 'Save' }).click();
  await expect(organiser.getByText('Saved.')).toBeVisible();
  await organiser.goto(`${href(pages.backoffice)}/inbox`);
  await organiser.getByRole('button', { name: 'Filter' }).click();
  await organiser.getByRole('menuitem', { name: 'State' }).click();
  await organiser.getByRole('combobox', { name: 'State' }).click();
  await organiser.getByRole('option', { name: 'Done' }).click();
  const row = organiser.getByRole('table', { name: 'Inbox' }).getByRole('row');
  await expect(row.filter({ hasText: visitor.name })).toHaveCount(1);
});

test('axe finds no violations on its screens, on desktops or phones', async () => {
  await openEmail();
  await expectNoFindings(organiser, 'an item');
  await organiser.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(organiser, 'an item on a phone');
  await organiser.goto(`${href(pages.backoffice)}/inbox`);
  await expect(organiser.getByRole('table', { name: 'Inbox' }).getByRole('link').first()).toBeVisible();
  await expectNoFindings(organiser, 'inbox on a phone');
  const width = await organiser.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
