import type { Page } from '@playwright/test';
import * as settingsCalls from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { passTexts } from '@summit/contract/texts/passes';
import { registrationTexts } from '@summit/contract/texts/registration';
import { registrationPaymentTexts } from '@summit/contract/texts/registration-payment';
import { fillText } from '@summit/contract/words/text-lookup';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { addIt, choose, fillIn, openEntry, openNew } from '../../site/backoffice/entry-form.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { expectAt, publicly } from '../../site/backoffice/visitor-sees.ts';
import { expect, test } from '../../site/journey.ts';
import { makeChange, organiserInBrowser } from '../../site/organiser-in-browser.ts';
import { comeToPay, comeToTickets } from '../../site/pay-by-card.ts';

// Tickets that are put on sale stay on sale, so these journeys use a separate site.

test.describe.configure({ mode: 'serial' });

let organiser: Page;

test.beforeAll(async ({ browser }) => {
  organiser = await organiserInBrowser(browser, 'owner');
});

test.afterAll(() => organiser.context().close());

const registrationSwitch = () => organiser.getByRole('checkbox', { name: 'Registration is open' });

test('visitors find registration closed or open as an organiser has set it', async ({ page }) => {
  const closed = page.getByRole('heading', { name: registrationTexts['registration.closed.title'] });
  const form = page.getByRole('textbox', { name: 'First name' });
  const expectPage = (shown: typeof closed) =>
    expect(async () => {
      await page.goto(href(pages.registrationAttendee));
      await expect(shown).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 15_000 });

  await openEntry(organiser, 'settings', 'global');
  await registrationSwitch().uncheck();
  await makeChange(organiser);
  await expectPage(closed);

  await registrationSwitch().check();
  await pictureForGuide(organiser, 'open-registration');
  await makeChange(organiser);
  await expectPage(form);
});

test('a package with fifty places and a sales period is offered to visitors', async ({ page }) => {
  const { event } = await publicly(settingsCalls.settings);
  await openNew(organiser, 'packages');
  await fillIn(organiser, {
    Key: 'balcony',
    Type: 'Balcony',
    Name: 'Balcony seat',
    Price: '123',
    Currency: 'GBP',
  });
  await choose(organiser, 'Category type', 'Buyer');
  await choose(organiser, 'Kind', 'Paid');
  await fillIn(organiser, { Capacity: '50' });
  await organiser.getByLabel('On sale from').fill('2026-09-01T09:00');
  await organiser.getByLabel('On sale until').fill(`${event.startsOn}T08:00`);
  await organiser.getByLabel('On sale from').scrollIntoViewIfNeeded();
  await pictureForGuide(organiser, 'add-a-package');
  await addIt(organiser, 'balcony');

  await expectAt(href(pages.registration), 'Balcony seat');
  await comeToTickets(page, 'Odile');
  await expect(page.getByRole('radio', { name: /^Balcony seat.*£123.*50 places left/s })).toBeEnabled();
});

test('a promo code for ten uses reduces the price for a visitor', async ({ page }) => {
  await openNew(organiser, 'promo-codes');
  await fillIn(organiser, { Code: 'ODETTE', Discount: '10', Uses: '10' });
  await choose(organiser, 'Kind', 'Per cent');
  await pictureForGuide(organiser, 'add-a-promo-code');
  await addIt(organiser, 'ODETTE');

  await comeToPay(page, 'Odette');
  await page
    .getByRole('textbox', { name: registrationPaymentTexts['registrationPayment.promo.label'] })
    .fill('odette');
  await page
    .getByRole('button', { name: registrationPaymentTexts['registrationPayment.promo.apply'] })
    .click();
  await expect(page.getByRole('button', { name: /^Pay £265\.50/ })).toBeVisible();

  await organiser.goto(`${href(pages.backoffice)}?period=all`);
  const used = organiser.getByRole('table', { name: 'Promo codes' }).getByRole('row', { name: /^ODETTE/ });
  await expect(used.getByRole('cell')).toHaveText(['1', '10']);
});

test('a VIP link is shown once, and opens the invitation for a visitor', async ({ page }) => {
  await openNew(organiser, 'vip-invitations');
  await fillIn(organiser, { Slug: 'acme', Name: 'Acme Holdings', Company: 'Acme', Passes: '5' });
  await choose(organiser, 'Category', 'Guest of the Summit');
  await organiser.getByRole('button', { name: 'Review changes' }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Add entry' }).click();
  const issued = organiser.getByRole('dialog', { name: 'Copy this now' });
  const link = new URL(await issued.getByRole('code').innerText());
  await expectNoFindings(organiser, 'a link that is shown once');
  await pictureForGuide(organiser, 'make-a-vip-link', issued);
  await issued.getByRole('button', { name: 'Done' }).click();
  await expect(issued).toBeHidden();

  await page.goto(link.pathname);
  const invites = fillText(passTexts['registrationInvitation.invites'], { name: 'Acme Holdings' });
  await expect(page.getByRole('heading', { level: 1, name: invites })).toBeVisible();
  const passes = page.getByRole('complementary', { name: passTexts['registrationInvitation.passes'] });
  await expect(passes).toContainText('5 of 5');
});
