import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { takingPartTexts as texts } from '@summit/contract/texts/taking-part';
import { getFindings } from '../../site/axe-findings.ts';
import { linkIn, openMailbox, type ReceivedEmail } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { passCaptcha } from '../../site/log-in.ts';

/** Subscribes an address; returns the first email to it. */
async function subscribe(page: Page, email: string): Promise<ReceivedEmail> {
  const mailbox = await openMailbox(page.request, email);
  await page.goto(`${href(pages.home)}#subscribe`);
  const dialog = page.getByRole('dialog', { name: frameMessageTexts['frame.subscribe.title'] });
  await dialog.getByRole('textbox', { name: frameMessageTexts['frame.subscribe.email'] }).fill(email);
  await dialog.getByRole('checkbox', { name: frameMessageTexts['frame.subscribe.consent'] }).check();
  await passCaptcha(dialog);
  await dialog.getByRole('button', { name: frameMessageTexts['frame.subscribe.submit'] }).click();
  await expect(page).toHaveURL(href(pages.subscribeThankyou));
  return mailbox.next('subscribed');
}

test('a subscriber unsubscribes with one press from an email, and undoes it', async ({ page }) => {
  const mail = await subscribe(page, 'imogen@vale.example');
  const link = linkIn(mail, href(pages.unsubscribe));
  await page.goto(link);
  const title = (name: keyof typeof texts) =>
    page.getByRole('heading', { name: texts[name].replace('{email}', 'i•••@vale.example') });
  await expect(title('unsubscribe.ask.title')).toBeVisible();
  expect(await getFindings(page)).toEqual([]);

  await page.getByRole('button', { name: texts['unsubscribe.ask.action'] }).click();
  await expect(title('unsubscribe.ended.title')).toBeFocused();
  expect(await getFindings(page)).toEqual([]);
  // The drawing is above the words even in the narrowest window.
  await page.setViewportSize({ width: 320, height: 800 });
  const panel = page.getByRole('status').filter({ has: title('unsubscribe.ended.title') });
  const areApart = await panel.evaluate((box) => {
    const [drawing, words] = ['svg', 'h2'].map((name) => box.querySelector(name)?.getBoundingClientRect());
    return drawing && words && drawing.bottom <= words.top;
  });
  expect(areApart).toBe(true);

  await page.reload();
  await expect(title('unsubscribe.already.title')).toBeVisible();
  await page.getByRole('button', { name: texts['unsubscribe.again.action'] }).click();
  await expect(title('unsubscribe.again.title')).toBeFocused();
});

test('a mail program can unsubscribe without a page; a scanner that follows the link does not', async ({
  page,
}) => {
  const { unsubscribeUrl = '' } = await subscribe(page, 'jonas@vale.example');
  const { pathname, search } = new URL(unsubscribeUrl);
  const scanned = await page.request.get(pathname + search);
  expect(scanned.url()).toContain(href(pages.unsubscribe));
  await page.goto(href(pages.unsubscribe) + search);
  await expect(page.getByRole('button', { name: texts['unsubscribe.ask.action'] })).toBeVisible();

  const form = { 'List-Unsubscribe': 'One-Click' };
  expect((await page.request.post(pathname + search, { form })).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: texts['unsubscribe.already.title'] })).toBeVisible();
});

test.describe('a link without a subscriber', () => {
  // The browser logs the refused call.
  test.use({ expectedNoise: /status of 404/ });

  test('shows an explanation', async ({ page }) => {
    await page.goto(href(pages.unsubscribe, { search: { token: 'made-up' } }));
    await expect(page.getByRole('heading', { name: texts['unsubscribe.unknown.title'] })).toBeVisible();
    expect(await getFindings(page)).toEqual([]);
  });
});
