import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { blitzTexts } from '@summit/contract/texts/blitz';
import { messagingTexts } from '@summit/contract/texts/messaging';
import { networkingBlitzTexts } from '@summit/contract/texts/networking-blitz';
import { getFindings } from '../../site/axe-findings.ts';
import { draftIsStored } from '../../site/drafts.ts';
import { openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { passCaptcha } from '../../site/log-in.ts';
import { signIn } from '../../site/sign-in.ts';

const invitation = href(pages.blitzRegistration, { search: { token: 'demo-blitz' } });

const pitch = (page: Page) => page.getByRole('textbox', { name: 'Your pitch' });
const table = (page: Page) =>
  page.getByRole('heading', { name: blitzTexts['blitzRegistration.table.title'] });
const change = (page: Page) => page.getByRole('button', { name: blitzTexts['blitzRegistration.change'] });
const envelope = (page: Page, name: string) =>
  page.getByRole('button', { name: `${networkingBlitzTexts['networkingBlitz.message.action']}: ${name}` });

test('a company requests its table, with a logo, and changes the request', async ({ page }) => {
  await page.goto(invitation);
  await expect(pitch(page).or(change(page))).toBeVisible();
  // A retry finds the input that the first attempt has submitted.
  const isFirst = await pitch(page).isVisible();
  if (isFirst) {
    expect(await getFindings(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Data');
    await pitch(page).fill('We count what others weigh.');
    await page.getByRole('textbox', { name: 'Website' }).fill('https://corriestone.example');
    await page.getByRole('checkbox', { name: 'Wed 9 June, 17:00' }).check();
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.getByLabel(blitzTexts['blitzRegistration.form.logo'], { exact: true }).setInputFiles(logo);
    await expect(page.getByText(blitzTexts['blitzRegistration.form.logoReady'])).toBeVisible();
    await page
      .getByRole('group', { name: blitzTexts['blitzRegistration.form.first'] })
      .getByRole('textbox', { name: blitzTexts['blitzRegistration.form.name'] })
      .fill('Ann Low');

    await draftIsStored(page, 'Ann Low');
    await page.reload();
    await expect(page.getByText(blitzTexts['blitzRegistration.draft'])).toBeVisible();
    await expect(pitch(page)).toHaveValue('We count what others weigh.');
    await page.getByRole('button', { name: blitzTexts['blitzRegistration.submit'] }).dblclick();
    await expect(page.getByText(blitzTexts['blitzRegistration.sent.title'])).toBeVisible();
    await expect(page.getByRole('img', { name: 'Logo: Corriestone' })).toBeVisible();
  }

  await change(page).click();
  await pitch(page).fill('Nine words that are read aloud on the day.');
  await page.getByRole('button', { name: blitzTexts['blitzRegistration.submitChange'] }).click();
  await expect(page.getByText(blitzTexts['blitzRegistration.changed.title'])).toBeVisible();
  await page.reload();
  await expect(table(page)).toBeVisible();
  await expect(page.getByText('Nine words that are read aloud on the day.')).toBeVisible();
  expect(await getFindings(page)).toEqual([]);
});

test.describe('an invalid link', () => {
  test.use({ expectedNoise: /404/ });

  test('is reported with the text of the form', async ({ page }) => {
    await page.goto(href(pages.blitzRegistration, { search: { token: 'made-up' } }));
    await expect(page.getByText('This invitation to the blitz is no longer valid.')).toBeVisible();
    await page.goto(href(pages.blitzRegistration, { search: { token: 'demo-blitz-closed' } }));
    await expect(page.getByText(blitzTexts['blitzRegistration.closed.title'])).toBeVisible();
  });
});

test('an attendee writes to a person at a table; a visitor who is not logged in has to log in first', async ({
  page,
}) => {
  await page.goto(`${href(pages.networkingBlitz)}?q=truewick`);
  const zainab = envelope(page, 'Zainab Okoro, Truewick');
  await zainab.click();
  const error = page.getByRole('alertdialog', { name: messagingTexts['messaging.error.title'] });
  await expect(error).toContainText(messagingTexts['messaging.error.login']);
  await page.keyboard.press('Escape');
  await expect(error).toBeHidden();
  expect(await page.content()).not.toContain('@truewick.example');

  await signIn(page, 'vip');
  await page.goto(`${href(pages.networkingBlitz)}?q=truewick`);
  await zainab.click();
  const dialog = page.getByRole('dialog', { name: messagingTexts['messaging.blitz.title'] });
  const text = `Half past four, ${Date.now()}`;
  const mailbox = await openMailbox(page.request, 'zainab.okoro@truewick.example');
  await dialog.getByLabel(messagingTexts['messaging.form.message']).fill(text);
  await passCaptcha(dialog);
  await dialog.getByRole('button', { name: messagingTexts['messaging.form.submit'], exact: true }).click();
  await expect(page.getByRole('dialog', { name: messagingTexts['messaging.success.title'] })).toBeVisible();
  const mail = await mailbox.next('message');
  expect(mail.text).toContain(text);
});
