import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { myRegistrationTexts } from '@summit/contract/texts/my-registration';
import { firstStepTexts } from '@summit/contract/texts/registration-first-step';
import { ticketTransferTexts } from '@summit/contract/texts/ticket-transfer';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { chooseCountry } from '../../site/choose-country.ts';
import { linkIn, openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { registerBuyer } from '../../site/register-by-api.ts';

// The browser logs the link that no longer works, and the refusal of the ticket that was transferred.
test.use({ expectedNoise: /status of 4(04|09)/ });

const holder = { firstName: 'Petra', lastName: 'Holme', email: 'petra.holme@northmere-retail.example' };
const colleague = 'quentin.ashby@northmere-retail.example';

async function offerTicket(page: Page): Promise<void> {
  const part = page.locator('section', {
    has: page.getByRole('heading', { name: myRegistrationTexts['registrationManage.transfer.title'] }),
  });
  await part.getByRole('textbox', { name: 'First name' }).fill('Quentin');
  await part.getByRole('textbox', { name: 'Last name' }).fill('Ashby');
  await part
    .getByRole('textbox', { name: myRegistrationTexts['registrationManage.transfer.email'] })
    .fill(colleague);
  await part
    .getByRole('checkbox', { name: myRegistrationTexts['registrationManage.transfer.understood'] })
    .check();
  await part.getByRole('button', { name: myRegistrationTexts['registrationManage.transfer.submit'] }).click();
}

test('a ticket is transferred to a colleague, who registers by the link in an email', async ({
  page,
  browser,
  baseURL,
}) => {
  await registerBuyer(page, holder, 'free ticket');
  await page.goto(href(pages.registrationManage));
  const mailbox = await openMailbox(page.request, colleague);
  await offerTicket(page);
  await expect(page.getByText(/^Quentin Ashby can take your ticket until /)).toBeVisible();
  await expectNoFindings(page, 'an offered ticket');

  const link = linkIn(await mailbox.next('ticket-offered'), href(pages.registrationTransfer));
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('textbox', { name: 'First name' })).toHaveValue('Quentin');
  await expectNoFindings(theirs, 'taking a ticket');
  await theirs.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0123');
  await theirs.getByRole('textbox', { name: 'Job title' }).fill('Controller');
  await chooseCountry(theirs, 'United Kingdom');
  await theirs.getByRole('textbox', { name: 'Password' }).fill('Summit2027');
  await theirs.getByRole('checkbox', { name: firstStepTexts['registrationAttendee.terms'] }).check();
  await theirs.getByRole('button', { name: ticketTransferTexts['registrationTransfer.submit'] }).click();
  await expect(theirs).toHaveURL(new RegExp(href(pages.registrationCompleted)));
  await expect(theirs.getByRole('article', { name: 'Ticket of Quentin Ashby' })).toContainText('Standard');

  await page.reload();
  await expect(
    page.getByRole('heading', { name: myRegistrationTexts['registrationManage.ticket.none.title'] }),
  ).toBeVisible();
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: ticketTransferTexts['registrationTransfer.taken.title'] }),
  ).toBeVisible();
  await context.close();
});
