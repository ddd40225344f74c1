import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { formPreviewTexts } from '@summit/contract/texts/form-preview';
import { listingTexts } from '@summit/contract/texts/listing';
import { pressTexts } from '@summit/contract/texts/press';
import { sponsorsTexts } from '@summit/contract/texts/sponsors';
import { voucherTexts } from '@summit/contract/texts/voucher';
import { messages } from '@summit/contract/words/messages';
import { draftIsStored } from '../../site/drafts.ts';
import { openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { passCaptcha } from '../../site/log-in.ts';

const preview = href(pages.testFormInterpretation, { search: { type: 'interpretation-test' } });
const check = formPreviewTexts['testFormInterpretation.submit'];

test('a described form shows the messages of its rules in the order of its fields', async ({ page }) => {
  await page.goto(preview);
  await page.getByRole('textbox', { name: 'Website' }).fill('summit');
  await page.getByRole('textbox', { name: 'VAT number' }).fill('123');
  await page.getByRole('textbox', { name: 'Year of birth' }).fill('19x');
  await page.getByRole('button', { name: check }).click();

  const summary = page.getByRole('alert', { name: 'Problems with the form' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem').first()).toHaveText(/^First name/);
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveAccessibleDescription(messages.url);
  await expect(page.getByRole('textbox', { name: 'VAT number' })).toHaveAccessibleDescription(
    messages.vatIdContainsGB,
  );
  // The hint below the field is read after the message.
  await expect(page.getByRole('textbox', { name: 'Year of birth' })).toHaveAccessibleDescription(
    `${messages.number} Four digits.`,
  );
});

test('an error message appears on leaving a changed field, and disappears on entering it again', async ({
  page,
}) => {
  await page.goto(preview);
  const website = page.getByRole('textbox', { name: 'Website' });
  await website.focus();
  await website.blur();
  await expect(website).not.toHaveAttribute('aria-invalid');
  await website.fill('summit');
  await website.blur();
  await expect(website).toHaveAttribute('aria-invalid', 'true');
  await website.focus();
  await expect(website).not.toHaveAttribute('aria-invalid');
});

test('a valid form shows what would be sent', async ({ page }) => {
  await page.goto(href(pages.testFormInterpretation, { search: { type: 'volunteer' } }));
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Lund');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@lund.example');
  await page.getByRole('combobox').first().selectOption({ index: 1 });
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: check }).click();
  await expect(page.getByText(formPreviewTexts['testFormInterpretation.valid.title'])).toBeVisible();
});

const becomeForm = (page: Page) => page.getByRole('region', { name: pressTexts['pressPack.become.title'] });

test('a magazine becomes a media partner, and gets the kit by email', async ({ page }) => {
  const email = 'desk@lund-letter.example';
  const mailbox = await openMailbox(page.request, email);
  await page.goto(href(pages.pressPack));
  const wish = pressTexts['pressPack.becomeMediaPartner.title'];
  await page.getByRole('link', { name: `${wish}: Media partner kit` }).click();
  const form = becomeForm(page);
  await expect(form.getByRole('combobox')).toHaveValue('media-partner-kit');
  await form.getByRole('textbox', { name: pressTexts['pressPack.become.company'] }).fill('The Lund Letter');
  await form.getByRole('textbox', { name: pressTexts['pressPack.become.name'] }).fill('Ada Lund');
  await form.getByRole('textbox', { name: pressTexts['pressPack.become.email'] }).fill(email);
  await passCaptcha(form);
  await form.getByRole('button', { name: pressTexts['pressPack.becomeMediaPartner.submit'] }).click();
  await expect(page.getByRole('heading', { name: pressTexts['pressPack.sent.title'] })).toBeFocused();

  const { text } = await mailbox.next('media-kit');
  const { pathname, search } = new URL(/https?:\S+\/media\/\S+/.exec(text)?.[0] ?? '');
  const file = await page.request.get(pathname + search);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a company that wants to sponsor finds the form with the matching kit selected', async ({ page }) => {
  await page.goto(href(pages.sponsors));
  await page.getByRole('link', { name: sponsorsTexts['sponsors.become.action'] }).click();
  await expect(becomeForm(page).getByRole('combobox')).toHaveValue('sponsor-kit');
  await expect(becomeForm(page)).toBeInViewport();
  await expect(
    becomeForm(page).getByRole('button', { name: pressTexts['pressPack.becomeSponsor.submit'] }),
  ).toBeVisible();
});

test('the downloaded logo is the displayed one, under its own file name', async ({ page }) => {
  await page.goto(href(pages.pressPack));
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: /On ink: SVG$/ }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('summit-logo-on-ink.svg');
  expect(await download.failure()).toBeNull();
});

test.describe('a voucher from an email', () => {
  test('states its benefit and links to the ticket', async ({ page }) => {
    await page.goto(href(pages.voucher, { search: { token: 'demo-voucher' } }));
    await expect(page.getByText(voucherTexts['voucher.code'])).toBeVisible();
    await page.getByRole('link', { name: voucherTexts['voucher.apply'] }).click();
    await expect(page).toHaveURL(/\/registration\?code=/);
  });

  test.describe('with an unknown code', () => {
    test.use({ expectedNoise: /status of 404/ });

    test('shows an explanation', async ({ page }) => {
      await page.goto(href(pages.voucher, { search: { token: 'none' } }));
      await expect(page.getByRole('heading', { name: voucherTexts['voucher.unknown.title'] })).toBeVisible();
    });
  });
});

test('a company submits its listing, and sees it there afterwards', async ({ page }) => {
  const listing = href(pages.listing, { search: { token: 'demo-listing-invited' } });
  await page.goto(listing);
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
  await field(listingTexts['listing.form.description']).fill('Tills that settle at noon.');
  await field(listingTexts['listing.form.website']).fill('https://tilbury.example');
  await field(listingTexts['listing.form.category']).fill('Payments');
  await field(listingTexts['listing.form.contactName']).fill('Sol Marek');
  await draftIsStored(page, 'Sol Marek');
  await page.reload();
  await expect(field(listingTexts['listing.form.description'])).toHaveValue('Tills that settle at noon.');
  await page.getByRole('button', { name: listingTexts['listing.submit'] }).click();
  await expect(page.getByText(listingTexts['listing.sent.title'])).toBeVisible();

  await page.goto(listing);
  await expect(
    page.getByRole('complementary', { name: listingTexts['listing.state.Submitted.title'] }),
  ).toBeVisible();
  await expect(page.getByText('Tills that settle at noon.')).toBeVisible();
});
