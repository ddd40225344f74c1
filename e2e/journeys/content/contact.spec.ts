import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { visitTexts } from '@summit/contract/texts/visit';
import { draftIsStored } from '../../site/drafts.ts';
import { expect, test } from '../../site/journey.ts';
import { passCaptcha } from '../../site/log-in.ts';

const form = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const send = (page: Page) => form(page).getByRole('button', { name: visitTexts['contactUs.form.submit'] });

async function write(page: Page, message: string) {
  await field(page, visitTexts['contactUs.form.name']).fill('Ada Lund');
  await field(page, visitTexts['contactUs.form.email']).fill('ada@lund.example');
  await field(page, visitTexts['contactUs.form.message']).fill(message);
}

test('a start-up finds the offer and applies for a desk', { tag: '@core' }, async ({ page }) => {
  await page.goto(href(pages.startUp));
  await page.getByRole('main').getByRole('link', { name: 'Apply for a desk' }).first().click();
  await expect(page).toHaveURL(href(pages.contactUs, { search: { topic: 'start-up' } }));
  await expect(page.getByRole('combobox', { name: visitTexts['contactUs.form.topic'] })).toHaveValue(
    'start-up',
  );

  await write(page, 'We are four people with one product, since 2025.');
  await passCaptcha(form(page));
  await send(page).click();

  const sent = page.getByRole('heading', { name: visitTexts['contactUs.sent.title'] });
  await expect(sent).toBeVisible();
  await expect(sent).toBeFocused();
});

test('each missing field has a message beside it, and the page scrolls to the first', async ({ page }) => {
  await page.goto(href(pages.contactUs));
  await field(page, visitTexts['contactUs.form.name']).fill('Ada Lund');
  await send(page).click();

  const summary = page.getByRole('alert', { name: 'Problems with the form' });
  await expect(summary).toBeFocused();
  const email = field(page, visitTexts['contactUs.form.email']);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeInViewport();
  await summary.getByRole('link', { name: visitTexts['contactUs.form.message'] }).click();
  await expect(field(page, visitTexts['contactUs.form.message'])).toBeFocused();
});

test('the draft of a message survives a reload, until it is discarded', async ({ page }) => {
  await page.goto(href(pages.contactUs));
  await write(page, 'Half an email');
  await draftIsStored(page, 'Half an email');
  await page.reload();

  const message = field(page, visitTexts['contactUs.form.message']);
  await expect(message).toHaveValue('Half an email');
  await page.getByRole('button', { name: 'Start with an empty form' }).click();
  await expect(message).toHaveValue('');
  await page.reload();
  await expect(message).toHaveValue('');
});

test.describe('while the API is down', () => {
  test.use({ expectedNoise: /contact-us/ });

  test('the form reports it and loses no input', async ({ page }) => {
    await page.goto(href(pages.contactUs, { search: { topic: 'tickets' } }));
    await write(page, 'Can you hear me?');
    await passCaptcha(form(page));
    await page.route('**/api/public/contact-us', (route) => route.abort());
    await send(page).click();

    await expect(page.getByText(/We could not reach the server/)).toBeVisible();
    await expect(field(page, visitTexts['contactUs.form.message'])).toHaveValue('Can you hear me?');
  });
});

test('without scripts the form says that it needs them, and gives an address to write to', async ({
  request,
}) => {
  const html = await (await request.get(href(pages.contactUs))).text();
  const notice = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, words]) => words).join(' ');
  expect(notice).toContain(visitTexts['contactUs.form.script']);
  expect(notice).toContain('mailto:hello@summit.example');
});
