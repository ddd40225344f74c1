import type { Locator, Page } from '@playwright/test';
import { errorMessage, errors } from '@summit/contract/errors/errors';
import { mailLinks } from '@summit/contract/session/mail-links';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { invitedTexts } from '@summit/contract/texts/invited';
import { firstStepTexts } from '@summit/contract/texts/registration-first-step';
import { registrationSecondPartTexts } from '@summit/contract/texts/registration-second-part';
import { secondPartTitles } from '@summit/contract/texts/second-part-titles';
import { fillText } from '@summit/contract/words/text-lookup';
import { getFindings } from '../../site/axe-findings.ts';
import { chooseCountry } from '../../site/choose-country.ts';
import { continueElsewhere } from '../../site/continue-elsewhere.ts';
import { linkIn, openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { accountMenu } from '../../site/log-in.ts';
import { signIn } from '../../site/sign-in.ts';

const inviter = 'Silas Penrose';

/** Logs in the seller with extra tickets, of which one is left on a new site, and opens the page of the ticket. */
async function getExtraTickets(page: Page): Promise<Locator> {
  await signIn(page, 'sell');
  await page.goto(href(pages.registrationCompleted));
  return page.getByRole('region', { name: invitedTexts['registrationCompleted.extra.title'] });
}

function getRow(tickets: Locator, email: string): Locator {
  return tickets.getByRole('listitem').filter({ hasText: email });
}

/** How many tickets are left: `1 of 2 left`. */
function left(tickets: Locator): Locator {
  return tickets.getByText(/^\d+ of \d+ left$/);
}

/** Sends the last extra ticket to an address; returns the link in the email. */
async function invite(page: Page, tickets: Locator, email: string): Promise<string> {
  const mailbox = await openMailbox(page.request, email);
  await tickets.getByRole('textbox', { name: invitedTexts['registrationCompleted.extra.email'] }).fill(email);
  await tickets.getByRole('button', { name: invitedTexts['registrationCompleted.extra.send'] }).click();
  await expect(
    page.getByText(fillText(invitedTexts['registrationCompleted.extra.sent'], { email })),
  ).toBeVisible();
  await expect(getRow(tickets, email)).toContainText(invitedTexts['registrationCompleted.extra.state.Sent']);
  const mail = await mailbox.next('invitation');
  expect(mail.text).toContain(inviter);
  return linkIn(mail, href(pages.registrationAttendee));
}

async function withdraw(page: Page, tickets: Locator, email: string): Promise<void> {
  await getRow(tickets, email)
    .getByRole('button', { name: invitedTexts['registrationCompleted.extra.withdraw'] })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: invitedTexts['registrationCompleted.extra.withdraw.confirm'] })
    .click();
  await expect(getRow(tickets, email)).toBeHidden();
}

async function fillFirstStep(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Odile');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Farrant');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0177');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Partnerships Lead');
  await chooseCountry(page, 'United Kingdom');
}

test.describe('an extra ticket', () => {
  // The browser logs the refused checks of the link.
  test.use({ expectedNoise: /status of 40[49]/ });

  test('is offered by an email and withdrawn, after which its link says so', async ({
    page,
    browser,
    baseURL,
  }) => {
    const tickets = await getExtraTickets(page);
    await expect(tickets).toBeVisible();
    const before = await left(tickets).textContent();
    const link = await invite(page, tickets, 'rosalind.kerr@umberlane.example');
    expect(await getFindings(page)).toEqual([]);

    await withdraw(page, tickets, 'rosalind.kerr@umberlane.example');
    await expect(left(tickets)).toHaveText(before ?? '');

    const context = await browser.newContext({ baseURL });
    const guest = await context.newPage();
    await guest.goto(link);
    await expect(guest.getByText(errors['fm.cms-0009'].message)).toBeVisible();
    expect(await getFindings(guest)).toEqual([]);
    await context.close();
  });

  test('is given away by an email; the guest completes both steps on different devices, and the inviter sees the progress', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = 'odile.farrant@umberlane.example';
    const tickets = await getExtraTickets(page);
    const link = await invite(page, tickets, email);

    const context = await browser.newContext({ baseURL });
    const guest = await context.newPage();
    await guest.goto(link);
    const title = fillText(invitedTexts['registrationAttendee.invited.title'], { inviter });
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(guest.getByRole('textbox', { name: 'Work email' })).toHaveValue(email);
    await expect(guest.getByRole('textbox', { name: 'Company' })).toHaveValue('Umberlane');
    expect(await getFindings(guest)).toEqual([]);

    await fillFirstStep(guest);
    await guest.reload();
    await expect(guest.getByRole('textbox', { name: 'First name' })).toHaveValue('Odile');
    await guest.getByRole('textbox', { name: 'Password' }).fill('Summit2027');
    await guest.getByRole('checkbox', { name: firstStepTexts['registrationAttendee.terms'] }).check();
    await guest.getByRole('button', { name: invitedTexts['registrationAttendee.invited.submit'] }).click();

    await expect(guest).toHaveURL(href(pages.registrationSecondPart));
    await expect(accountMenu(guest)).toContainText('Odile Farrant');
    const visit = secondPartTitles['registrationSecondPart.invited.title'];
    await expect(guest.getByRole('heading', { level: 1, name: visit })).toBeVisible();
    expect(await getFindings(guest)).toEqual([]);

    await page.reload();
    await expect(getRow(tickets, email)).toContainText(
      invitedTexts['registrationCompleted.extra.state.Started'],
    );

    await context.close();

    const phone = await continueElsewhere(browser, baseURL, email);
    await expect(phone.page).toHaveURL(href(pages.registrationSecondPart));
    await phone.page.getByRole('checkbox', { name: 'Payments' }).check();
    await phone.page
      .getByRole('button', { name: registrationSecondPartTexts['registrationSecondPart.submit'] })
      .click();
    await expect(phone.page).toHaveURL(href(pages.registrationPhoto));
    await phone.leave();

    // The photo is still missing, so a third device asks for it.
    const tablet = await continueElsewhere(browser, baseURL, email);
    await expect(tablet.page).toHaveURL(href(pages.registrationPhoto));
    await tablet.leave();

    await page.reload();
    await expect(getRow(tickets, email)).toContainText(
      invitedTexts['registrationCompleted.extra.state.Completed'],
    );

    // Other visitors with the same email see that it was used.
    const another = await browser.newContext({ baseURL });
    const late = await another.newPage();
    await late.goto(link);
    await expect(late.getByText(errors['fm.cms-0071'].message)).toBeVisible();
    expect(await getFindings(late)).toEqual([]);
    await another.close();
  });

  test('is not available by an invalid link', async ({ page }) => {
    await page.goto(mailLinks.invitation('made-up'));

    await expect(page).toHaveURL(href(pages.home));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(errorMessage('cqrs-0009', 'regularInvitationToken'));
    expect(await getFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
