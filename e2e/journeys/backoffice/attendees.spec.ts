import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import * as paymentCalls from '@summit/contract/calls/payments';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { confirmIfAsked } from '../../site/backoffice/confirm-it-is-you.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { callApi } from '../../site/call-api.ts';
import { openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { accountMenu, submitLogin } from '../../site/log-in.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';
import { registerByApi } from '../../site/register-by-api.ts';

/** A one-time code that was just used is refused; a blocked visitor is refused as well. */
test.use({ expectedNoise: /status of 40[03]/ });
test.describe.configure({ mode: 'serial' });

const ada = { firstName: 'Adelheid', lastName: 'Marlowe', email: 'adelheid@marlowe.example' };
const bo = { firstName: 'Bohumil', lastName: 'Marlowe', email: 'bohumil@marlowe.example' };

let organiser: Page;

test.beforeAll(async ({ browser }) => {
  organiser = await organiserInBrowser(browser, 'owner');
});

test.afterAll(() => organiser.context().close());

async function find({ firstName, lastName }: typeof ada): Promise<void> {
  await organiser.goto(`${href(pages.backoffice)}/attendees`);
  await organiser.getByRole('searchbox', { name: 'Search' }).fill(`${lastName} ${firstName}`);
  await organiser.getByRole('link', { name: `${firstName} ${lastName}` }).click();
  await expect(organiser.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`);
}

async function confirm(button: string): Promise<void> {
  await organiser.getByRole('dialog').getByRole('button', { name: button }).click();
  await expect(organiser.getByRole('dialog')).toBeHidden();
}

async function choose(label: string, option: string | RegExp): Promise<void> {
  await organiser.getByRole('combobox', { name: label }).click();
  await organiser.getByRole('option', { name: option }).click();
}

test('an email that did not arrive can be sent again', async ({ request }) => {
  await registerByApi(request, ada, 'free ticket');
  await find(ada);
  const mailbox = await openMailbox(request, ada.email);
  const mails = organiser.getByRole('table', { name: 'Emails' });
  const again = mails.getByRole('button', { name: /^Send again: / }).first();
  await expect(again).toBeVisible();
  const before = await mails.getByRole('row').count();
  await again.click();
  await pictureForGuide(organiser, 'send-an-email-again');
  await confirm('Send email again');
  await expect(mails.getByRole('row')).toHaveCount(before + 1);
  expect((await mailbox.next('registration-completed')).to).toBe(ada.email);
});

test('an organiser confirms an address by hand, with a reason', async () => {
  await find(ada);
  await organiser.getByRole('button', { name: 'Confirm address' }).click();
  await choose('Reason', 'They told us by phone');
  await confirm('Confirm address');
  await expect(organiser.getByRole('button', { name: 'Confirm address' })).toBeHidden();
});

test('a blocked attendee cannot log in until they are unblocked', async ({ page }) => {
  await find(ada);
  await organiser.getByRole('button', { name: 'Block' }).click();
  await pictureForGuide(organiser, 'block-somebody');
  await confirm('Block attendee');
  await expect(organiser.getByText('Blocked: cannot log in')).toBeVisible();
  await page.goto(href(pages.venue));
  await submitLogin(page, ada.email);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await organiser.getByRole('button', { name: 'Unblock' }).click();
  await confirm('Unblock attendee');
  await page.goto(href(pages.venue));
  await submitLogin(page, ada.email);
  await expect(accountMenu(page)).toBeVisible();
});

test('the package can be changed before payment: the attendee gets an email, and pays the new price', async ({
  request,
}) => {
  const { accessToken: token, deviceId } = await registerByApi(request, bo, 'payment');
  const mailbox = await openMailbox(request, bo.email);
  await find(bo);
  await organiser.getByRole('button', { name: 'Change package' }).click();
  await choose('Package', /^Standard with a gala seat/);
  await confirm('Change package');
  expect((await mailbox.next('package-changed')).text).toContain('£195.00');
  const info = await callApi(request, paymentCalls.paymentInfo, { token, deviceId });
  expect(info).toMatchObject({ packageType: 'BuyStandardGala', total: 19_500 });
});

test('the caterer’s list can be saved, after entering the password again if that was a while ago', async () => {
  await organiser.goto(`${href(pages.backoffice)}/attendees`);
  await organiser.getByRole('button', { name: 'Lists by purpose' }).click();
  await pictureForGuide(organiser, 'take-the-caterers-list');
  const saved: Download[] = [];
  organiser.once('download', (download) => saved.push(download));
  await organiser.getByRole('button', { name: 'Save the list for the caterer' }).click();
  await confirmIfAsked(organiser, async () => expect(saved).toHaveLength(1));
  const table = await readFile((await saved[0]?.path()) ?? '', 'utf8');
  expect(table.split('\r\n')[0]).toContain('"name","ticket","dietaryNeeds"');
});

test('axe finds no violations on its screens and dialogs, on desktops or phones', async () => {
  await organiser.goto(`${href(pages.backoffice)}/attendees`);
  await expect(organiser.getByRole('table').getByRole('link').first()).toBeVisible();
  await expectNoFindings(organiser, 'attendees');
  await organiser.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(organiser, 'attendees on a phone');
  await find(bo);
  await expectNoFindings(organiser, 'an attendee on a phone');
  await organiser.getByRole('button', { name: 'Change package' }).click();
  await expectNoFindings(organiser, 'changing a package on a phone');
  await organiser.keyboard.press('Escape');
  const width = await organiser.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await organiser.goto(`${href(pages.backoffice)}/attendees/photos`);
  await expect(organiser.getByRole('heading', { level: 1 })).toHaveText('Photos to review');
  await expectNoFindings(organiser, 'photos on a phone');
});
